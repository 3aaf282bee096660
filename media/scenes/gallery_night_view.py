"""gallery-night-view: up the lamp-lit stair through the terraces to the cottages, the Milky Way above."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *

from camp import night_sky

EYE = (44.5, 28.5, 121.)


def build(A):
    build_valley(EYE, 2.2, 34.)
    sun(-160, 34, .45, '#9fb4ff', 6.)
    world_grad('#22366e', '#3c4f86', .55, '#14161c')
    camera(EYE, EYE + 100 * direction(float(A.get('az', -24)), 0), 28.5, shift=(0, float(A.get('sy', .2))))


def grade_picture(g, A):
    mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 4, 1.1))
    c = c + lamplight(g, spread=1.)
    c = fog(g, c, .00018, 900., hexc('#46568c') * .34)
    c = fog(g, c, .0042, 42., hexc('#6f7cae') * .40, noise=wisps(g))
    c = c * a + night_sky(g, .8, -34., 1.9) * 1.15 * (1 - a)
    c = bloom(c + halos(g, .0014), .8, .4, neutral=.4)
    return grade(c, float(A.get('ev', 1.75)), 1.08, 1.08, split=((-.012, .002, .026), (.018, .008, -.016)), vignette=.2, grain=.006)


main('gallery-night-view', build, grade_picture, (1280, 1600), 5, ss=1., bounces=1)
