"""A Garhwali thali: millet bread, rice and small bowls on a brass plate of 37 cm. Unit: 1 = 10 cm."""
import numpy as np
from . import breads, curries, garnish, vessels
from .paint import material
from .shapes import blob, pose


def cup(x, y, r, stops, seed, level=.308, **kw):
    """Brass katori on the thali with a filling as high as level; returns its centre."""
    vessels.katori(r, .30, vessels.brass(), (x, y, .05))
    # Into the wall, or a black ring of bare cup would show round it; near the rim, where the camera looks across it.
    curries.gravy((x, y, level), r * .99, stops, seed, **kw)
    return (x, y)


def cups():
    line = curries.swirl_line(curries.spiral(1.3, .1, .55), .09, '#f6e3a0')
    green = cup(-1.02, .62, .47, curries.SPINACH, 3, amp=.05, freq=7, fleck='#12240a', swirl=line)
    garnish.sprinkle(garnish.flakes('#b3271a', .03), green, .25, 6, 3)
    dal = cup(-.02, 1.02, .45, curries.YELLOW_DAL, 5, amp=.02, lump=.016, fleck='#5c2a06')
    garnish.sprinkle(garnish.coriander(), dal, .28, 12, 4, size=(.6, .9))
    garnish.sprinkle(garnish.cumin(), dal, .3, 14, 5)
    sweet = cup(.98, .66, .45, curries.KHEER, 7, amp=.03, lump=.018, rough=.3)
    garnish.sprinkle(garnish.pistachio(), sweet, .28, 16, 6)
    garnish.sprinkle(garnish.nuts(), sweet, .24, 5, 7)
    garnish.sprinkle(garnish.saffron(), sweet, .26, 7, 8)
    dip = cup(1.28, -.22, .34, curries.TOMATO, 9, amp=.05, rough=.35, coat=.3, fleck='#5a0d05')
    garnish.sprinkle(garnish.coriander(), dip, .16, 4, 9, size=(.6, .8))


def middle():
    garnish.rice_mound((.42, -.20, .04), .52, .28, 8200, 4, 1., garnish.rice_mat('#f3e6c6'), slim=.74)
    garnish.sprinkle(garnish.coriander(), (.42, -.25), .2, 5, 5, size=(.6, .9))
    breads.roti((-.52, -.52, .05), .70, 3, True, (.02, .0, 0))
    breads.roti((-.42, -.60, .09), .68, 8, True, (.03, .05, 1))
    butter = material('butter', '#f8dc86', .3, sss=.2, coat=.3)
    pat = blob('butter', butter, (.13, .11, .05), .12, 1.5, 2, 30, .5)
    pat.location = (-.42, -.62, .18)
    for i, (x, y) in enumerate(((.55, -1.12), (.78, -1.02))):
        pose([garnish.onion_ring(None, .18, i)], (x, y, .10 + .02 * i), (.1 * i, .1, 0))
    t = np.linspace(0, 1, 8)
    garnish.fresh_chilli(np.c_[.95 + .35 * t, -.95 + .32 * t, .11 + .02 * np.sin(3 * t)], .045)
    lime = garnish.lemon_wedge(2)
    lime.scale = (.62, .62, .62)
    pose([lime], (.36, -1.22, .08), (.6, 0, .5))
