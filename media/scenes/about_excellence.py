import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, sides, vessels
from table.paint import material
from table.shapes import copy, land, park, pose, spread, sweep


def rajma():
    z = .12
    curries.gravy((.66, .04, z), .94, curries.RAJMA, 4, .03, 4, oil=.4, fleck='#2c0a04', squash=1.02, dome=.07, spill=.13)
    beans = [curries.bean(i, .125) for i in range(5)]
    land(beans, spread((.68, .04), .78, 120, 5), 6, (.85, 1.15), .35, -.02, follow=.7)
    garnish.sprinkle(garnish.coriander(), (.70, -.05), .7, 30, 8, size=(.7, 1.15))
    t = np.linspace(0, 1, 6)
    ginger = material('ginger', '#f0d790', .4, each=.15, coat=.2)
    thread = [park(sweep('ginger', np.c_[(t - .5) * .26, .02 * np.sin(3 * t), .01 * t], .012, ginger, 6))]
    garnish.sprinkle(thread, (.75, -.1), .4, 9, 9, sink=-.02)


def build():
    rig.world()
    rig.light()
    rig.table()
    vessels.plate(1.72, vessels.brass(), rim=.24)
    rajma()
    garnish.rice_mound((-.68, .06, .05), .90, .42, 9000, 3, 1.06, garnish.rice_mat())
    garnish.sprinkle(garnish.cumin(), (-.62, .02), .7, 30, 4)
    garnish.sprinkle(garnish.coriander(), (-.62, -.1), .35, 6, 12, size=(.6, .9))
    for i, (x, y) in enumerate(((-.15, -1.28), (.12, -1.34), (.36, -1.22))):
        pose([garnish.onion_ring(None, .16 - .02 * i, i)], (x, y, .13 + .02 * i), (.15 * i, .1, 0))
    pose([garnish.lemon_wedge(2)], (-.62, -1.18, .10), (.6, 0, -.3))
    t = np.linspace(0, 1, 8)
    garnish.fresh_chilli(np.c_[.75 + .5 * t, -1.20 + .30 * t, .13 + .03 * np.sin(3 * t)], .05)
    curries.bowl_of((1.9, 1.55, 0), .42, .32, vessels.clay(), curries.COCONUT, 5, amp=.03, rough=.3)
    vessels.tumbler(.34, .85, vessels.brass(), (-1.9, 1.9, 0))
    rig.linen((-2.2, -1.0, 0), (2., 3.2), .35)
    rig.camera((.12, -3.8, 3.2), (.0, -.10, .15), 58, .42, (.1, -.6, .35))


rig.picture('about-excellence', build, steams=[dict(at=(.62, .34), size=.26, amount=.35, seed=6)])
