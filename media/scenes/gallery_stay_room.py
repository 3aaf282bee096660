"""gallery-stay-room: the boarded room with indigo cloth, seen across the bed to the window."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from interior import INDIGO, build_room, grade_room


def build(A):
    build_room(INDIGO, sun_strength=26.)
    camera((1.45, -.1, 1.30), (3.25, 3.9, 1.30), 25., shift=(0, -.10))


def grade_picture(g, A):
    return grade_room(g, A, ev=1.8)


main('gallery-stay-room', build, grade_picture, (1280, 1600), 13, ss=1.2, bounces=5, clamp=3.)
