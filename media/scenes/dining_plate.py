"""dining-plate: a full thali from above, whole on its table."""
import functools
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, thali, vessels
from table.paint import material
from table.shapes import blob, pose

# Seen from above, a filling that reaches the rim would leave black notches there.
cup = functools.partial(thali.cup, level=.27)


def cups():
    """Seven small bowls along the rim."""
    place = [(1.27 * np.cos(a), 1.27 * np.sin(a)) for a in np.radians((188, 150, 116, 82, 48, 12, -24))]
    line = curries.swirl_line(curries.spiral(1.3, .1, .55), .09, '#f6e3a0')
    kafuli = cup(*place[0], .40, curries.SPINACH, 3, amp=.05, freq=7, fleck='#12240a', swirl=line)
    garnish.sprinkle(garnish.flakes('#b3271a', .03), kafuli, .22, 6, 3)
    phaanu = cup(*place[1], .36, ((0, '#5a4a1c'), (.5, '#8a7430'), (1, '#ab9448')), 5, amp=.03, lump=.012, fleck='#3a2a0e')
    garnish.sprinkle(garnish.coriander(), phaanu, .22, 9, 4, size=(.6, .9))
    chainsoo = cup(*place[2], .36, curries.DARK_DAL, 6, amp=.03, lump=.010, swirl=curries.ghee_pool(.1, -.1, .36, 3))
    garnish.sprinkle(garnish.cumin(), chainsoo, .22, 12, 5)
    dal = cup(*place[3], .36, curries.YELLOW_DAL, 7, amp=.02, lump=.016, fleck='#5c2a06')
    garnish.sprinkle(garnish.coriander(), dal, .22, 9, 14, size=(.6, .9))
    garnish.sprinkle(garnish.flakes('#b3271a', .03), dal, .2, 8, 15)
    raita = cup(*place[4], .36, curries.COCONUT, 8, amp=.03, rough=.3)
    garnish.sprinkle(garnish.mustard(), raita, .24, 18, 9)
    garnish.sprinkle(garnish.coriander(), raita, .16, 4, 19, size=(.6, .8))
    chutney = cup(*place[5], .34, curries.TOMATO, 9, amp=.05, rough=.35, coat=.3, fleck='#5a0d05')
    garnish.sprinkle(garnish.coriander(), chutney, .16, 4, 9, size=(.6, .8))
    kheer = cup(*place[6], .38, curries.KHEER, 10, amp=.03, lump=.018, rough=.3)
    garnish.sprinkle(garnish.pistachio(), kheer, .24, 16, 6)
    garnish.sprinkle(garnish.nuts(), kheer, .2, 5, 7)
    garnish.sprinkle(garnish.saffron(), kheer, .22, 8, 8)


def middle():
    """Two millet breads with butter, rice, onion, chilli and lime."""
    garnish.rice_mound((.28, .12, .04), .52, .24, 8600, 4, 1., garnish.rice_mat('#f6ead0'), slim=.74)
    garnish.sprinkle(garnish.coriander(), (.28, .1), .2, 6, 5, size=(.6, .9))
    breads.roti((-.42, -.46, .05), .66, 3, True, (.02, 0, 0))
    breads.roti((-.30, -.60, .11), .64, 8, True, (.03, .05, 1))
    pat = blob('butter', material('butter', '#f8dc86', .3, sss=.2, coat=.3), (.13, .11, .05), .12, 1.5, 2, 30, .5)
    pat.location = (-.28, -.60, .20)
    for i, (x, y) in enumerate(((.62, -.70), (.82, -.62), (.70, -.86))):
        pose([garnish.onion_ring(None, .19, i)], (x, y, .08 + .02 * i), (.1 * i, .1, 0))
    t = np.linspace(0, 1, 8)
    garnish.fresh_chilli(np.c_[.36 + .50 * t, -1.22 + .16 * t, .11 + .02 * np.sin(3 * t)], .048)
    lime = garnish.lemon_wedge(2)
    lime.scale = (.62, .62, .62)
    pose([lime], (.50, -1.00, .08), (.6, 0, .6))
    garnish.sprinkle(garnish.mint(), (.52, -.62), .1, 3, 14, size=(.7, .9))


def build():
    rig.world()
    rig.light()
    rig.table()
    vessels.plate(1.85, vessels.brass(), rim=.2, flat=.9)
    cups()
    middle()
    rig.camera((.01, -.57, 9.2), (.01, -.01, .1), 81.5, 8., (0, 0, .2))


rig.picture('dining-plate', build)
