"""about-cottages: the hamlet over its spring fields, the sun low behind the guest."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *


EYE = (30., 22., 122.5)
SUN = (-145., 24.)


def build(A):
    build_valley(EYE, 1.6, 0.)
    sun(*SUN, 6.2, '#ffd6a2', .8)
    world_grad('#6f9fe2', '#f0e2cf', 1.5, '#7c7a60')
    camera(EYE, EYE + 100 * direction(float(A.get('az', 1.5)), 0), 28.5, shift=(0, float(A.get('sy', -.08))))


def grade_picture(g, A):
    mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 3, .8))
    c = fog(g, c, .00020, 900., hexc('#b9cbe2') * .9)
    c = fog(g, c, .0022, 42., hexc('#e6e4de') * .95, noise=wisps(g))
    painted = sky(g, hexc('#4a86cc') * .95, hexc('#dbe5ee') * 1.05, hexc('#ffe2b8') * .4, *SUN, .3, 5, ccol=hexc('#ffffff') * 1.5, cshade=hexc('#b3bfd0'))
    c = bloom(c * a + painted * (1 - a), 1., .26)
    return grade(c, float(A.get('ev', 1.38)), 1.1, 1.08, warm=(1.03, 1., .97), split=((-.01, .0, .016), (.018, .006, -.018)), vignette=.16, grain=.005)


main('about-cottages', build, grade_picture, (1600, 1600), 4, ss=1., bounces=1)
