"""dish-phaanu: soaked and ground pulses cooked long in an iron pan, thick and olive-brown, ghee and coriander on top."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, vessels

GAHAT = ((0, '#4f3a14'), (.4, '#7d6226'), (.75, '#a58a3e'), (1, '#c2a95c'))


def build():
    rig.world()
    rig.light()
    rig.table()
    ghee = curries.both(curries.ghee_pool(.22, .05, .30, 3), curries.ghee_pool(-.38, -.28, .16, 6))
    z = curries.bowl_of((-.1, -.2, 0), 1.05, .50, vessels.brass(), GAHAT, 7, .86, amp=.045, freq=5, lump=.010, fleck='#5a3a12', swirl=ghee, rough=.4, coat=.2)
    at = (-.1, -.2)
    for x, y, a in ((-.42, .16, .3), (.30, -.22, -.8)):
        t = np.linspace(0, 1, 7)
        u = .26 * (t - .5) * 2
        garnish.dry_chilli(np.c_[x + u * np.cos(a), y + u * np.sin(a), z + .08 + .04 * np.sin(3 * t)], .055, '#a01410')
    garnish.sprinkle(garnish.jakhiya(), at, .75, 70, 4)
    garnish.sprinkle(garnish.coriander(), (-.05, -.3), .55, 30, 6, size=(.8, 1.3))
    garnish.sprinkle(garnish.cumin(), at, .6, 30, 8)
    vessels.plate(.95, vessels.brass(), (1.55, .95, 0), rim=.15)
    garnish.rice_mound((1.55, .95, .04), .72, .36, 5800, 3, 1., garnish.rice_mat('#f6ead0'))
    breads.roti((-1.75, .75, .02), .66, 3, True)
    breads.roti((-1.68, .66, .08), .64, 7, True, (0, .04, 1))
    grain = curries.bean(3, .055, ((0, '#5a3a1c'), (.5, '#8a6236'), (1, '#b28a54')))
    from table.shapes import land, spread
    land([grain], spread((1.25, -1.0), .32, 46, 5), 5, (.7, 1.), .5)
    garnish.sprinkle(garnish.coriander(), (-1.25, -1.1), .25, 8, 14)
    rig.linen((-2.4, -.3, 0), (2., 3.), .5)
    rig.camera((.2, -3.5, 3.2), (.08, -.10, .26), 55, .45, (-.1, -.5, .48))


rig.picture('dish-phaanu', build, steams=[dict(at=(.44, .36), size=.28, amount=.45, seed=5)])
