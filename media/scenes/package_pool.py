"""package-pool: along the water to its far edge, where the hills begin."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from poolside import build_terrace, day_light, grade_day


def build(A):
    build_terrace(ripple=.13)
    day_light()
    camera((.2, .2, 1.25), (2.2, 12, .75), 24.)


def grade_picture(g, A):
    return grade_day(g, A, clouds=.4)


main('package-pool', build, grade_picture, (1120, 980), 18, ss=1., bounces=4)
