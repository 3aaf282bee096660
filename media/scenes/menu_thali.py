"""menu-thali: the thali on its table, from a guest's place."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from table import garnish, rig, thali, vessels


def build():
    rig.world()
    rig.light()
    rig.table()
    vessels.plate(1.85, vessels.brass(), rim=.2, flat=.9)
    thali.cups()
    thali.middle()
    vessels.tumbler(.34, .8, vessels.brass(), (-1.9, 1.9, 0))
    rig.linen((2.5, 1.3, 0), (2., 3.4), .45)
    garnish.sprinkle(garnish.mint(), (-1.9, -1.25), .25, 5, 14, size=(.8, 1.1))
    rig.camera((.08, -3.9, 3.9), (.0, -.02, .1), 55, .5, (-.1, -.55, .25))


rig.picture('menu-thali', build)
