import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from table import breads, curries, garnish, rig, vessels
from kit.noise import fbm3, smooth
from table.paint import material
from table.shapes import box, copy, disc_xy, grid, land, park, pose, settle, spread


def paper(r, z):
    """Crumpled baking paper under fried food."""
    k, a, x, y = disc_xy(1., 120, 300)
    edge = 1 + .08 * np.sign(np.sin(a * 2 + .6)) * np.abs(np.sin(a * 2 + .6)) ** 3
    fold = np.abs(fbm3(x * 2.2, y * 2.2, 1, 4, 3))
    lift = smooth(.72, 1., k) * (.10 + .16 * np.sin(a * 5 + 1) ** 2)
    mat = material('paper', '#e6dbc3', .75, through=.1, vary=.05)
    ob = grid('paper', r * x * edge, r * y * edge, .05 * fold + lift, mat, thick=.006)
    ob.location.z = z
    return ob


def rings():
    """A heap of fried rings, dropped and left to settle."""
    q = np.random.RandomState(5)
    protos = [park(breads.calamari(i)) for i in range(7)]
    made = []
    for i in range(23):
        k = q.rand() ** .5 * .62
        a = q.rand() * 6.283
        made.append(copy(protos[i % 7], (k * np.cos(a) - .1, k * np.sin(a), 0.40 + .13 * i), q.rand(3) * 3, q.uniform(.95, 1.25)))
    return made


def build():
    rig.world()
    rig.light()
    rig.table()
    vessels.plate(1.6, vessels.glaze('#8fa3a0'), rim=.2)
    paper(1.28, .06)
    heap = rings()
    hidden = material('hidden')
    walls = [box('floor', (-3, -3, -.1), (3, 3, .13), hidden, .001)]
    for x, y, w, d in ((-1.35, 0, .1, 3), (1.12, 0, .1, 3), (0, -1.15, 3, .1), (0, 1.15, 3, .1)):
        walls.append(box('wall', (x - w, y - d, 0), (x + w, y + d, 9), hidden, .001))
    settle(heap, walls, 110)
    for w in walls + [o for o in heap if o.matrix_world.translation.z > .72]:
        bpy.data.objects.remove(w)
    vessels.bowl(.38, .30, vessels.glaze(), (1.16, .80, .06))
    curries.gravy((1.16, .80, .30), .35, ((0, '#efe2bd'), (.5, '#f8efd6'), (1, '#fffaf0')), 5, .06, 3, rough=.3, coat=.4, fleck='#5f8a35', dome=.05)
    garnish.sprinkle(garnish.coriander(), (1.16, .80), .16, 5, 3, size=(.6, .8))
    for p, rot in (((1.22, -.50, .14), (.75, .1, .75)), ((.98, -.92, .14), (.7, 0, .35)), ((-1.28, -.75, .14), (.6, 0, -.7))):
        pose([garnish.lemon_wedge(3)], p, rot)
    garnish.sprinkle(garnish.coriander(), (-.1, 0), 1.0, 44, 7, size=(.6, 1.0))
    garnish.sprinkle(garnish.flakes('#a3240f', .016), (-.1, 0), 1.0, 50, 9)
    garnish.sprinkle(garnish.flakes('#2a1a12', .012), (-.1, 0), 1.2, 60, 10)
    rig.linen((-2.3, -.4, 0), (2., 3.4), .25)
    vessels.tumbler(.34, .9, vessels.steel(), (1.9, 2.0, 0))
    rig.camera((.15, -3.7, 2.9), (.02, -.04, .28), 58, .42, (0, -.5, .45))


rig.picture('menu-calamares', build)
