import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, vessels
from table.paint import material
from table.shapes import Group, blob, copy, park, pose


def paneer():
    mat = material('paneer', painted=True, rough=.45, sss=.2, coat=.15, each=.12)
    from table.noise import blend, fbm, smooth
    made = []
    for i in range(3):
        def paint(x, y, z, f):
            char = smooth(.1, .5, fbm(x * 3, y * 3, z * 3 + i, 4, i))
            return blend(blend('#fdf3dc', '#e9b95e', np.clip(.3 + f, 0, 1)), '#8a4a18', .7 * char)
        made.append(park(blob('paneer', mat, (.085, .075, .075), .12, 1.5, i, 36, .35, paint, 4)))
    return made


def filling(r, seed):
    q = np.random.RandomState(seed)
    mix = paneer()
    mix += curries.dices('#3f8a24', .07, 'capsicum') + curries.dices('#b03a6a', .065, 'onion') * 2
    mix += curries.dices('#e2701e', .06, 'carrot') + curries.dices('#c92d1d', .06, 'tomato') + curries.dices('#dfe8b8', .06, 'cabbage') * 2
    for i in range(120):
        a = q.rand() * 6.283
        k = q.rand() ** .5 * r * .60
        p = (-.17 + .23 * q.rand(), k * np.cos(a), k * np.sin(a))
        copy(mix[q.randint(len(mix))], p, q.rand(3) * 6, q.uniform(.7, 1.1))
    herbs = garnish.coriander()
    for i in range(12):
        a = q.rand() * 6.283
        k = q.rand() ** .5 * r * .5
        copy(herbs[i % 4], (.06, k * np.cos(a), k * np.sin(a)), (q.rand() * 2, 1.2 + q.rand() * .6, q.rand() * 6), .8)


def roll(loc, rot, seed, sleeve):
    with Group() as g:
        breads.paratha_roll(1.7, .36, seed)
        filling(.36, seed)
        if sleeve:
            breads.paper_sleeve(1.25, .36, .52, seed=seed)
    pose(g.objects, loc, rot)


def build():
    rig.world()
    rig.light(fill=180)
    rig.table()
    vessels.slab((-1.7, -1.15, 0), (1.7, 1.25, .14), loc=(0, .05, 0), turn=.08)
    roll((.02, -.72, .52), (0, 0, -1.02), 2, True)
    roll((.92, -.30, .62), (0, -.12, -.62), 5, True)
    vessels.katori(.36, .28, vessels.brass(), (1.25, .80, .14))
    curries.gravy((1.25, .80, .37), .34, curries.GREEN, 5, .04, rough=.35, coat=.3, fleck='#274d12')
    garnish.sprinkle(garnish.onion_slivers(), (-.95, -.75), .32, 12, 3, sink=-.01)
    garnish.sprinkle(garnish.coriander(), (-.75, -.8), .4, 12, 4)
    garnish.sprinkle(garnish.coriander(), (.9, -.95), .3, 6, 9)
    lemon = garnish.lemon_wedge(2)
    pose([lemon], (-1.2, -.35, .15), (.5, 0, .7))
    t = np.linspace(0, 1, 8)
    garnish.fresh_chilli(np.c_[-1.35 + .6 * t, .15 + .25 * t, .2 + .04 * np.sin(t * 3)], .055)
    rig.linen((2.4, 1.5, 0), (2., 3.2), .4)
    vessels.tumbler(.33, .8, vessels.steel(), (-1.8, 2.2, 0))
    rig.camera((.75, -3.8, 2.35), (.16, -.22, .42), 64, .42, (.4, -.62, .55))


rig.picture('menu-veg-roll', build)
