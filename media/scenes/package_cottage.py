"""package-cottage: up the flagged path to the first cottage, late morning."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *


EYE = (8.4, 37.2, 119.75)
SUN = (158., 34.)


def build(A):
    build_valley(EYE, 1.4, .01)  # unlit lanterns are clear glass, which speckles
    meadow(EYE)
    sun(*SUN, 5.4, '#ffe2ba', .8)
    world_grad('#6a9de4', '#ecebe6', 1.55, '#7f8a5e')
    camera(EYE, (15.5, 58., 121.6), 32.5, shift=(.1125, .07))


def grade_picture(g, A):
    mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 3, .9))
    c = fog(g, c, .00018, 900., hexc('#b9cbe2') * .9)
    c = fog(g, c, .0016, 42., hexc('#e2e6e8') * .92, noise=wisps(g))
    painted = sky(g, hexc('#4682cc') * .95, hexc('#dfe8ef') * 1.05, hexc('#ffe6c0') * .4, *SUN, .38, 41, ccol=hexc('#ffffff') * 1.6, cshade=hexc('#b5c0d1'))
    c = bloom(c * a + painted * (1 - a), 1., .26)
    return grade(c, float(A.get('ev', 1.16)), 1.1, 1.07, warm=(1.02, 1., .98), split=((-.01, .0, .016), (.018, .006, -.018)), vignette=.15, grain=.005)


main('package-cottage', build, grade_picture, (1600, 1184), 10, ss=1., bounces=2)
