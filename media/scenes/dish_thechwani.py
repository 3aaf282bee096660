"""dish-thechwani: radish and potato crushed on the stone, in a thin golden broth."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, vessels
from table.shapes import land, pose, spread

BROTH = ((0, '#7a3d08'), (.4, '#b0680f'), (.75, '#cf8a1c'), (1, '#e4ab3c'))


def build():
    rig.world()
    rig.light()
    rig.table()
    vessels.kadhai(1.25, .52, vessels.iron(), (0, -.05, 0))
    curries.gravy((0, -.05, .36), 1.13, BROTH, 3, .02, 6, oil=.45, rough=.12)
    potato = curries.potato(.17, 7, ((0, '#a8620a'), (.35, '#d39a22'), (.7, '#ecc050'), (1, '#f6dc86')), .85, .35)
    radish = curries.potato(.15, 6, ((0, '#b9954a'), (.35, '#dcc489'), (.7, '#efe2bd'), (1, '#f8f0da')), .8, .5)
    # One call, so that pieces land in the broth and not on each other: a stew, not a heap.
    land(potato + radish, spread((0, -.05), 1.0, 46, 3), 10, (.75, 1.15), 1.1, .03, follow=.3)
    for x, y, a in ((-.30, .30, .4), (.36, .05, -.7)):
        t = np.linspace(0, 1, 7)
        u = .30 * (t - .5) * 2
        garnish.dry_chilli(np.c_[x + u * np.cos(a), y + u * np.sin(a), .58 + .05 * np.sin(3 * t)], .058, '#a01410')
    garnish.sprinkle(garnish.jakhiya(), (0, 0), 1., 130, 7)
    garnish.sprinkle(garnish.coriander(), (0, -.1), .95, 64, 11, size=(.8, 1.3))
    garnish.sprinkle(garnish.flakes('#a3240f', .022), (0, 0), 1., 40, 9)
    breads.roti((1.85, -.95, .02), .70, 4, True)
    breads.roti((1.95, -.85, .08), .68, 9, True, (.03, .02, 1))
    t = np.linspace(0, 1, 8)
    garnish.fresh_chilli(np.c_[-1.75 + .55 * t, -1.0 + .14 * np.sin(2 * t), .06 + 0 * t], .055)
    pose([garnish.lemon_wedge(2)], (-1.35, -1.30, .04), (.7, 0, .5))
    vessels.katori(.4, .3, vessels.brass(), (-1.75, 1.35, 0))
    curries.gravy((-1.75, 1.35, .25), .38, curries.GREEN, 5, .03, rough=.35)
    rig.linen((2.3, 1.2, 0), (2., 3.), .4)
    rig.camera((-.1, -3.5, 3.3), (.02, -.10, .30), 58, .42, (0, -.45, .5))


rig.picture('dish-thechwani', build, steams=[dict(at=(.50, .32), size=.3, amount=.4, seed=11)])
