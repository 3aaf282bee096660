"""offer-long-stay: the boarded room by day, a bed to stay in and a chair to read in."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from interior import INDIGO, build_room, grade_room


def build(A):
    build_room(INDIGO)
    camera((4.9, -.2, 1.3), (1.9, 3.3, 1.3), 23., shift=(0, -.10))


def grade_picture(g, A):
    return grade_room(g, A, ev=1.7)


main('offer-long-stay', build, grade_picture, (1600, 1200), 12, ss=1., bounces=5, clamp=3.)
