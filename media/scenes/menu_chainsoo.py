import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, vessels
from table.paint import material
from table.shapes import copy, land, park, pose, spread


def dal():
    ghee = curries.ghee_pool(.12, -.12, .34, 3)
    z = curries.bowl_of((-.35, -.25, 0), .98, .58, vessels.clay(), curries.DARK_DAL, 4, .86, amp=.035, freq=5, lump=.007, fleck='#c08a4a', swirl=ghee, rough=.2)
    at = (-.35, -.25)
    for x, y, a in ((-.5, -.10, .5), (-.18, -.22, -.5)):
        t = np.linspace(0, 1, 7)
        u = .28 * (t - .5) * 2
        garnish.dry_chilli(np.c_[x + u * np.cos(a), y + u * np.sin(a), z + .07 + .04 * np.sin(3 * t)], .056, '#a01410')
    garnish.sprinkle(garnish.cumin(), at, .55, 40, 4)
    garnish.sprinkle(garnish.jakhiya(), at, .6, 50, 5)
    garnish.sprinkle(garnish.coriander(), at, .6, 22, 6, size=(.8, 1.2))
    fried = material('friedonion', '#7a3c12', .4, each=.3, coat=.2)
    garnish.sprinkle(garnish.onion_slivers(), (-.55, -.45), .25, 3, 8, size=(.6, .8))


def build():
    rig.world()
    rig.light()
    rig.table()
    dal()
    vessels.plate(1.0, vessels.brass(), (1.15, .72, 0), rim=.16)
    garnish.rice_mound((1.15, .72, .04), .78, .42, 2600, 3)
    garnish.sprinkle(garnish.coriander(), (1.15, .62), .3, 5, 12, size=(.7, 1.))
    garnish.sprinkle(garnish.cumin(), (1.15, .62), .4, 16, 13)
    garnish.dry_chilli(np.array([[.95, -1.0, .05], [1.15, -1.05, .06], [1.4, -.95, .05]]), .055, '#a01410')
    for i, (x, y) in enumerate(((.98, -.52), (1.2, -.45))):
        pose([garnish.onion_ring(None, .22, i)], (x, y, .05 + .02 * i), (.05 + .1 * i, .05, 0))
    pose([garnish.lemon_wedge(2)], (1.55, -.45, .04), (.7, 0, .5))
    seeds = curries.bean(3, .05, ((0, '#2a1a10'), (.5, '#4a2f1c'), (1, '#6b4a30')))
    land([seeds], spread((-1.25, -1.15), .3, 40, 5), 5, (.7, 1.), .5)
    vessels.tumbler(.33, .8, vessels.brass(), (-1.5, 1.7, 0))
    rig.linen((-2.2, .5, 0), (2., 3.), .4)
    rig.camera((.15, -3.7, 3.0), (.16, -.08, .26), 56, .45, (-.2, -.5, .54))


rig.picture('menu-chainsoo', build, steams=[dict(at=(.38, .40), size=.28, amount=.45, seed=5)])
