"""offer-weekend: one cottage at the wood's edge while the cloud comes through."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import valley
from kit import *
from valley import *
from valley_air import *

EYE = (-4., 30., 127.)
valley.COTTAGES = [(18., 66., .35, 1)]
valley.PATH = np.array([(2., 34.), (6., 42.), (10., 49.), (14., 55.), (17., 61.)])


def build(A):
    build_valley(EYE, 3., 50., tint='#2f5233', tip='#6b8a4c', near=[(-14., 52., .9, 1.), (-10., 64., 1.1, 1.)])
    meadow(EYE, 30.)
    sun(-40, 50, 1.6, '#eef1fc', 30.)
    world_grad('#c3d2de', '#dfe6ea', 1.1, '#6c7a6c')
    camera(EYE, (14., 66., 122.5), 30.)


def grade_picture(g, A):
    mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 3, 1.))
    c = c + lamplight(g) * .5
    air = hexc('#cdd7dd') * .84
    painted = np.broadcast_to(air * 1.05, c.shape)
    c = fog(g, c, .0022, 500., air)
    c = fog(g, c, .011, 40., air * 1.06, base=96., noise=wisps(g, 17, .2, 2.2, 60., 18, 120))
    c = c * a + painted * (1 - a)
    c = bloom(c + halos(g, .0026), .85, .34)
    return grade(c, float(A.get('ev', 1.18)), 1.1, 1.1, warm=(.985, 1., 1.02), split=((-.01, .002, .016), (.01, .004, -.006)), vignette=.2, grain=.005)


main('offer-weekend', build, grade_picture, (1600, 1146), 10, ss=1., bounces=1)
