"""hero-noon: clear day, the river bend and the terraced fields from high on the opposite slope."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *

EYE = (46., 172., 150.)
SUN = (-140., 47.)


def build(A):
    build_valley(EYE, 1.2, 0., tint='#48693a', tip='#93a85c', near=[])
    sun(*SUN, 5.6, '#fff1dc', .6)
    world_grad('#5f97e0', '#d5e6f7', 1.7, '#8f9478')
    camera(EYE, (float(A.get('lx', -110)), 560, float(A.get('lz', 78))), 24., shift=(0, float(A.get('sy', .02))))


def grade_picture(g, A):
    c = denoise(g, 3, .8)
    c, a = unpremultiply(g, c)
    c = river_life(g, c, .06)
    # Snow melt carries silt: greener and duller than a pool.
    river = ((np.abs(g.idx - 2) < .5) * (g.a > .5))[..., None]
    c = c * (1 - river * np.array([-.2, .17, .33], np.float32))
    painted = sky(g, hexc('#3c7cc9') * .95, hexc('#cfe2f4') * 1.1, hexc('#fff2dc') * .25, *SUN, .46, 21, ccol=hexc('#ffffff') * 1.7, cshade=hexc('#aebdd2') * 1.05)
    c = fog(g, c, .00020, 900., hexc('#b6cbe6') * .95)
    c = fog(g, c, .0009, 60., hexc('#d5e2ef') * .95, noise=wisps(g, start=300, full=1500))
    c = c * a + painted * (1 - a)
    c = bloom(c, 1.1, .22)
    x = grade(c, float(A.get('ev', 1.22)), 1.14, 1.08, warm=(1.02, 1., .97), split=((-.008, .0, .014), (.012, .006, -.01)), vignette=.16, grain=0.)
    return soft_foreground(g, x, .6, .85)


main('hero-noon', build, grade_picture, (1920, 1500), 16, ss=1.15, bounces=1)
