import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, sides, vessels
from table.paint import material
from table.shapes import copy, land, park, pose, spread, sweep


def build():
    rig.world()
    rig.light()
    rig.table()
    swirl = curries.swirl_line(curries.spiral(1.75, .06, .62, 80, 2.2), .075, '#f7c548')
    z = curries.bowl_of((0, 0, 0), 1.0, .62, vessels.clay(), curries.SPINACH, 3, .86, amp=.05, freq=6, fleck='#10200a', swirl=swirl, coat=.5, rough=.3)
    garnish.sprinkle(garnish.flakes('#b3271a', .035), (.0, .0), .6, 16, 3)
    garnish.sprinkle(garnish.jakhiya(), (0, 0), .7, 60, 4)
    for k, (x, y, a) in enumerate(((-.12, .12, .5), (.10, .02, -.5))):
        t = np.linspace(0, 1, 7)
        s = .26 * (t - .5) * 2
        garnish.dry_chilli(np.c_[x + s * np.cos(a), y + s * np.sin(a), z + .09 + .03 * np.sin(3 * t)], .05)
    garnish.sprinkle(garnish.coriander(), (.3, -.35), .25, 5, 6, size=(.7, 1.))
    breads.roti((1.45, -.70, .02), .68, 3, True)
    breads.roti((1.38, -.78, .08), .66, 7, True, (0, .04, 1))
    garnish.rice_mound((-1.75, .65, 0), .6, .3, 3200, 5)
    vessels.plate(.8, vessels.brass(), (-1.75, .65, -.04), rim=.12)
    leaves = material('palak', '#2c6a1e', .4, each=.25, through=.2, coat=.2)
    spinach = [garnish.leaf('palak', leaves, .75, .22, .16, 0, i) for i in range(3)]
    land(spinach, [(-1.15, -1.05), (-1.0, -1.25), (-1.35, -.95)], 4, (.9, 1.1), .2, -.02)
    vessels.katori(.3, .26, vessels.brass(), (.95, 1.25, 0))
    curries.gravy((.95, 1.25, .21), .28, ((0, '#c98a10'), (1, '#f0bf3a')), 3, .01, rough=.12)
    rig.linen((2.3, 1.6, 0), (2., 3.), .4)
    rig.camera((.1, -3.6, 2.9), (.04, -.08, .32), 58, .42, (0, -.35, .56))


rig.picture('dish-kafuli', build, steams=[dict(at=(.46, .34), size=.28, amount=.4, seed=8)])
