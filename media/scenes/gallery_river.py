"""gallery-river: the river from the air, turning between gravel banks and forest, mist over its far bend."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *


EYE = (150., 470., 330.)
SUN = (-112., 31.)


def build(A):
    build_valley(EYE, 1.2, 0., tint='#43653a', tip='#9aa858', near=[])
    sun(*SUN, 6.4, '#ffdcb0', .8)
    world_grad('#6b9de0', '#f0dcc4', 1.45, '#8f8a70')
    camera(EYE, (20, 900, 0), 30.)


def grade_picture(g, A):
    c, a = unpremultiply(g, denoise(g, 3, .8))
    c = river_life(g, c, .05)
    river = ((np.abs(g.idx - 2) < .5) * (g.a > .5))[..., None]
    c = c * (1 - river * np.array([-.18, .15, .3], np.float32))
    painted = sky(g, hexc('#4b84c8') * .95, hexc('#ffe0bd') * 1.05, hexc('#ffba78') * .6, *SUN, .36, 27, ccol=hexc('#fff0da') * 1.5, cshade=hexc('#bfb2be') * .95)
    c = fog(g, c, .00016, 900., hexc('#bcc8da') * .88, glow=hexc('#ffc48a') * .5, sunaz=SUN[0], sunel=SUN[1])
    c = fog(g, c, .0022, 46., hexc('#efe6da') * .95, glow=hexc('#ffc48a') * .3, sunaz=SUN[0], sunel=SUN[1], noise=wisps(g, low=.1, size=150., start=250, full=900))
    c = bloom(c * a + painted * (1 - a), 1., .28)
    return grade(c, float(A.get('ev', 1.3)), 1.12, 1.08, warm=(1.04, 1., .96), split=((-.01, .0, .016), (.018, .006, -.018)), vignette=.18, grain=.005)


main('gallery-river', build, grade_picture, (1280, 1600), 9, ss=1., bounces=1)
