"""gallery-night-view: the ridge under the Milky Way, every window lit."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *

from camp import night_sky

EYE = (-6., -14., 144.)


def build(A):
    build_valley(EYE, 2.2, 60., near=[(29., 27., .75, 1.), (36., 33., .9, 1.), (24., 20., .8, 1.)])
    sun(50, 38, .34, '#9fb4ff', 6.)
    world_grad('#22366e', '#3c4f86', .55, '#14161c')
    camera(EYE, (38., 186, 150.), 33., shift=(0, .06))


def grade_picture(g, A):
    mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 4, 1.1))
    c = c + lamplight(g, spread=1.)
    c = fog(g, c, .00018, 900., hexc('#46568c') * .34)
    c = fog(g, c, .0042, 42., hexc('#6f7cae') * .40, noise=wisps(g))
    c = c * a + night_sky(g, .8) * 1.15 * (1 - a)
    c = bloom(c + halos(g, .0014), .8, .4, neutral=.4)
    return grade(c, float(A.get('ev', 1.75)), 1.08, 1.08, split=((-.012, .002, .026), (.018, .008, -.016)), vignette=.2, grain=.006)


main('gallery-night-view', build, grade_picture, (1280, 1600), 10, ss=1., bounces=1)
