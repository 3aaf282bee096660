"""package-bonfire: two mugs on a stump by the fire, tents glowing behind; nobody there yet."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from camp import FIRE, build_camp, grade_camp, mug

STUMP = (FIRE[0] - .98, FIRE[1] - 2.25)


def build(A):
    M = build_camp(1300)
    x, y = STUMP
    top = .44
    bark = mat('stumpbark', '#4a3524', .95, vary=.4, vscale=9, bump=.6, bscale=14, stretch=(1, 1, .2))
    face = mat('stumpface', '#b58a5c', .7, vary=.25, vscale=14, bump=.1, bscale=60)
    a = np.linspace(0, 2 * np.pi, 73)
    ring = .27 * (1 + .05 * np.sin(a * 3) + .03 * np.sin(a * 7 + 1))
    z = np.linspace(-.2, top - .012, 10)[:, None]
    flare = 1 + .18 * np.exp(-np.clip(z, 0, None) / .12)
    heightfield('stump', x + ring * np.cos(a) * flare, y + ring * np.sin(a) * flare, z + 0 * a, bark)
    r = np.linspace(.001, 1, 12)[:, None]
    heightfield('face', x + r * ring * np.cos(a) * .985, y + r * ring * np.sin(a) * .985, top + .004 * np.sin(r * 60) * (r < .97) - .012 * (r > .97) + 0 * a, face)
    mug(M, (x - .10, y - .03, top), -2.4)
    mug(M, (x + .10, y + .06, top), .5)
    # A lantern behind us, or the side of the stump that we see would be black.
    point((FIRE[0] - 2.6, FIRE[1] - 4.4, 1.9), 55, 'lamp', .3)
    camera((FIRE[0] - .80, FIRE[1] - 4.25, 1.12), (FIRE[0] - .25, FIRE[1], .74), 26., shift=(0, float(A.get('sy', .05))))


main('package-bonfire', build, grade_camp, (1120, 980), 16, ss=1., bounces=3, split=False, clamp=3.)
