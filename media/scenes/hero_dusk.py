"""hero-dusk: blue hour on the cottage hill, lanterns along the flagged path."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *

EYE = (4.6, 31.2, 119.9)


def build(A):
    build_valley(EYE, 2.4, 75., near=[(-3., 47., .8, .5), (-7., 56., .95, .5), (25., 39., .55, .5)])
    sun(-60, 24, .40, '#9fb4ff', 8.)
    world_grad('#38549a', '#8fa0c4', .66, '#2a2d33')
    camera(EYE, (float(A.get('lx', 19)), 62, float(A.get('lz', 121.6))), 24., shift=(0, float(A.get('sy', .05))))


def grade_picture(g, A):
    mend_windows(g)
    c = denoise(g, 4, 1.1)
    c, a = unpremultiply(g, c)
    c = c + lamplight(g, spread=1.)
    painted = sky(g, hexc('#173a7c') * .55, hexc('#7fa3d0') * .58, hexc('#ffb088') * .10, 38, -1, .34, 8, ccol=hexc('#b9a6b8') * .45, cshade=hexc('#3a4c82') * .55, stars=.35)
    c = fog(g, c, .00018, 900., hexc('#6474a6') * .42, glow=hexc('#ff9a70') * .12, sunaz=38, sunel=2)
    c = fog(g, c, .0042, 42., hexc('#7c86b4') * .50, noise=wisps(g))
    c = c * a + painted * (1 - a)
    c = c + halos(g, .0016)
    c = bloom(c, .8, .4, neutral=.4)
    return grade(c, float(A.get('ev', 1.7)), 1.08, 1.08, split=((-.012, .004, .024), (.018, .008, -.016)), vignette=.22, grain=.007)


main('hero-dusk', build, grade_picture, (1920, 1500), 20, ss=1.15, bounces=1)
