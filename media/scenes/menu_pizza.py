import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, vessels

CUT = -1.75
WIDE = .80


def toppings():
    garnish.sprinkle(garnish.pepper_rings(), (0, 0), 1.35, 13, 3, sink=.01, size=(.8, 1.1), tilt=.12)
    garnish.sprinkle([garnish.tomato_slice(.24, 1), garnish.tomato_slice(.22, 4)], (0, 0), 1.3, 11, 5, sink=.01, tilt=.1)
    garnish.sprinkle(garnish.olives(), (0, 0), 1.36, 24, 6, sink=.01, tilt=.15)
    garnish.sprinkle(garnish.onion_slivers(), (0, 0), 1.38, 34, 7, tilt=.2)
    garnish.sprinkle(garnish.corn(), (0, 0), 1.38, 46, 8, sink=-.02)
    leaf = garnish.herb_mat('#2f7a1c')
    basil = [garnish.leaf('basil', leaf, .42, .15, .16, 0, i) for i in range(3)]
    garnish.sprinkle(basil, (.05, -.2), .9, 10, 12, size=(.8, 1.1), tilt=.2, sink=-.05)
    garnish.sprinkle(garnish.flakes('#a3240f', .022), (0, 0), 1.4, 60, 9)
    garnish.sprinkle(garnish.flakes('#4c6a22', .018), (0, 0), 1.4, 70, 10)


def build():
    rig.world()
    rig.light()
    rig.table()
    vessels.board(1.95)
    breads.pizza(1.62, CUT + WIDE, CUT + 2 * np.pi, (0, 0, .15))
    out = (.16 * np.cos(CUT + WIDE / 2), .16 * np.sin(CUT + WIDE / 2), .15)
    breads.pizza(1.62, CUT, CUT + WIDE, out)
    toppings()
    garnish.sprinkle(garnish.flakes('#a3240f', .022), (1.6, -1.6), .4, 20, 19)
    dip((2.15, 1.35, 0))
    rig.linen((-2.3, -1.3, 0), (2., 3.), .3)
    rig.camera((.2, -3.6, 3.75), (.03, -.12, .15), 54, .45, (.05, -.75, .35))


def dip(at):
    """Bowl of tomato dip out of focus."""
    vessels.bowl(.42, .32, vessels.clay(), at)
    curries.gravy((at[0], at[1], at[2] + .25), .38, curries.TOMATO, 3, .03, fleck='#5a0d05')


rig.picture('menu-pizza', build)
