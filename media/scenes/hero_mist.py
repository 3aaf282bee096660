"""hero-mist: monsoon morning, ridge behind ridge in cloud, one lit window."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import valley
from kit import *
from valley import *
from valley_air import *

EYE = (-14., 12., 141.)
valley.COTTAGES = [(28., 72., .12, 1)]
valley.LAMPS = 6
valley.BURANSH = [(29.5, 61, .9), (48, 71, .9), (51, 76, .75), (66, 72, .8)]
valley.PATH = np.array([(10., 34.), (14., 42.), (18., 50.), (22., 57.), (26., 64.)])


def build(A):
    build_valley(EYE, 4., 46., tint='#2f5233', tip='#67864a', flowers=False, near=[(-9., 30., 1.15, 2.), (2., 26., .9, 2.), (9., 34., .8, 1.)])
    sun(-40, 50, 1.3, '#e8eefc', 30.)
    world_grad('#c3d2de', '#dfe6ea', 1.0, '#6c7a6c')
    camera(EYE, (float(A.get('lx', 51)), 190, float(A.get('lz', 134))), 30., shift=(0, float(A.get('sy', -.09))))


def grade_picture(g, A):
    mend_windows(g)
    c = denoise(g, 3, 1.)
    c, a = unpremultiply(g, c)
    c = c + lamplight(g) * .9
    painted = sky(g, hexc('#8fa3b3') * .9, hexc('#d6dee2') * .95, hexc('#ffffff') * .1, -20, 24, .9, 33, ccol=hexc('#eef2f4') * 1.0, cshade=hexc('#b4c0c9') * .9)
    air = hexc('#cbd6dc') * .82
    c = fog(g, c, .00050, 700., air)
    c = fog(g, c, .0075, 62., air * 1.08, base=0., noise=wisps(g, 17, .10, 2.3, 210., 60, 420))
    p = g.pos
    shred = smooth(.02, .42, fbm(p[..., 0] / 330., p[..., 1] / 620., 5, 44) + .10)
    deck = np.exp(-((p[..., 2] - 150 - 60 * fbm(p[..., 0] / 400., p[..., 1] / 400., 3, 45)) / 46.) ** 2) * shred * smooth(260, 700, g.dist) * (g.a > .5)
    c = c * (1 - .82 * deck[..., None]) + air * 1.12 * (.82 * deck[..., None])
    c = c * a + painted * (1 - a)
    c = c + halos(g, .0030)
    c = bloom(c, .85, .4)
    return grade(c, float(A.get('ev', 1.26)), 1.08, 1.10, warm=(.985, 1., 1.02), split=((-.01, .002, .016), (.01, .004, -.006)), vignette=.22, grain=.007)


main('hero-mist', build, grade_picture, (1920, 1500), 9, ss=1., bounces=1)
