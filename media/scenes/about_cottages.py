"""about-cottages: the largest house over the rows of its fields, in late sun."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *


EYE = (14.5, 30.5, 120.9)
SUN = (-128., 21.)


def build(A):
    build_valley(EYE, 2.6, 9., rows=(.86, 1.2, True), weeds=.04)
    sun(*SUN, 6.4, '#ffb778', 1.2)
    world_grad('#7d9fd6', '#f3dcc4', 1.25, '#7c745c')
    camera(EYE, EYE + 100 * direction(float(A.get('az', 19)), 0), float(A.get('lens', 29.)), shift=(0, float(A.get('sy', -.06))))


def grade_picture(g, A):
    mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 3, .8))
    warm = dict(glow=hexc('#ffc48a') * .35, sunaz=SUN[0], sunel=SUN[1])
    c = dawn_tones(g, c) + lamplight(g) * .6
    c = fog(g, c, .00034, 900., hexc('#b9c3d6') * .9, **warm)
    c = fog(g, c, .0030, 60., hexc('#eadfd2') * .95, noise=wisps(g), **warm)
    painted = sky(g, hexc('#6396cf') * .95, hexc('#f0dcc4') * 1., hexc('#ffd0a0') * .4, *SUN, .3, 5, ccol=hexc('#fff0de') * 1.4, cshade=hexc('#b4b3c4') * .95)
    c = bloom(c * a + painted * (1 - a), 1., .28)
    return grade(c, float(A.get('ev', 1.7)), 1.1, 1.08, warm=(1.03, 1., .96), split=((-.01, .0, .016), (.018, .006, -.018)), vignette=.16, grain=.005)


main('about-cottages', build, grade_picture, (1600, 1600), 4, ss=1., bounces=1)
