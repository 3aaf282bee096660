"""hero-dawn: golden hour over the river valley, cottages on their hill at the right, room for a headline at the left."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *

EYE = (-6., -14., 144.)


def build(A):
    build_valley(EYE, 2.6, 26., near=[(29., 27., .75, 1.), (36., 33., .9, 1.), (24., 20., .8, 1.), (-4., 34., .55, 1.), (-8., 40., .6, 1.5), (0., 30., .42, .6)])
    sun(-78, 27, 8.5, '#ffb67c', 1.2)
    world_grad('#7fa8dc', '#ffd9b8', 1.25, '#6a6a58')
    camera(EYE, (float(A.get('lx', 16)), 186, 144 - float(A.get('dip', 7.5))), 26., shift=(0, float(A.get('sy', .03))))


def grade_picture(g, A):
    c = bloom(dawn_light(g) + halos(g, .0012), .9, .35)
    return grade(c, float(A.get('ev', 1.35)), 1.13, 1.09, warm=(1.05, 1., .95), split=((-.012, .0, .02), (.02, .006, -.02)), vignette=.2, grain=.006)


main('hero-dawn', build, grade_picture, (1920, 1500), 18, ss=1.15, bounces=1)
