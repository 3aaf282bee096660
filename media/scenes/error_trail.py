"""error-trail: the path that goes on into the mist and is not to be seen."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import DAY
from forest_path import build_path, grade_path


def build(A):
    build_path()
    camera((-.35, 2.6, 1.55), (1.9, 16, 2.35), 30.)


def grade_picture(g, A):
    grey = {**DAY, 'mist': '#c9d3d6', 'haze': '#b9c6cc', 'glow': '#e6ebec'}
    return grade_path(g, A, mood=grey, ev=1.75, mist=.045, mist_height=16., mist_start=5, ray=.15, sat=.95)


main('error-trail', build, grade_picture, (1600, 1400), 9, ss=1., bounces=2)
