"""offer-weekend: the middle cottage between tall deodars, its lamps lit while the cloud comes up through the wood."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import valley
from kit import *
from valley import *
from valley_air import *

EYE = (41., 44., 121.2)
valley.COTTAGES = [(28., 64., -.12, 1)]
valley.PATH = np.array([(52., 46.), (47., 49.), (42., 51.), (37., 54.), (33., 57.), (30., 60.)])
valley.DEODARS = [(16, 66, 1.1), (19, 74, 1.25), (36, 73, 1.3), (42, 68, 1.05), (27, 80, 1.4), (9, 72, 1.2), (48, 78, 1.3), (33, 88, 1.4), (12, 84, 1.3), (56, 74, 1.2)]
valley.OAKS = [(4, 62, 1.), (62, 68, 1.)]
valley.BURANSH = [(20.5, 58.5, .75), (38.5, 60, .7), (14, 56, .6), (46, 63, .8)]


def build(A):
    build_valley(EYE, 3., 50., tint='#2f5233', tip='#6b8a4c')
    meadow(EYE, 26.)
    sun(-40, 50, 1.6, '#eef1fc', 30.)
    world_grad('#c3d2de', '#dfe6ea', 1.1, '#6c7a6c')
    camera(EYE, EYE + 100 * direction(float(A.get('az', -26)), 0), 30., shift=(0, float(A.get('sy', .07))))


def grade_picture(g, A):
    mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 3, 1.))
    c = c + lamplight(g) * .5
    air = hexc('#cdd7dd') * .84
    painted = np.broadcast_to(air * 1.05, c.shape)
    c = fog(g, c, .0022, 500., air)
    c = fog(g, c, .062, 30., air * 1.06, base=108., noise=wisps(g, 17, .25, 1.9, 26., 24, 70))
    c = c * a + painted * (1 - a)
    c = bloom(c + halos(g, .0026), .85, .34)
    return grade(c, float(A.get('ev', 1.18)), 1.1, 1.1, warm=(.985, 1., 1.02), split=((-.01, .002, .016), (.01, .004, -.006)), vignette=.2, grain=.005)


main('offer-weekend', build, grade_picture, (1600, 1146), 10, ss=1., bounces=1)
