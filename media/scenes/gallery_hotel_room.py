"""gallery-hotel-room: the bed by lamplight, the valley going blue outside."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from interior import RUST, build_room, grade_room


def build(A):
    build_room(RUST, lamps=22., glow=2.6, sun_strength=0., sky_light=34., fill=26.)
    camera((4.1, .35, 1.25), (1.0, 2.75, 1.25), 27., shift=(0, -.13))


def grade_picture(g, A):
    return grade_room(g, A, ev=2.9, view=.22, view_tint=(.62, .78, 1.25))


main('gallery-hotel-room', build, grade_picture, (1280, 1600), 13, ss=1.2, bounces=5, clamp=3.)
