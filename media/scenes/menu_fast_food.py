import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from table import breads, curries, garnish, rig, vessels
from kit.noise import fbm3
from kit.palette import blend, ramp
from table.paint import material
from table.shapes import Group, blob, copy, land, lathe, mesh, park, pose, spread, settle

R = .66


def patty(z):
    def paint(x, y, zz, f):
        g = fbm3(x * 9, y * 9, zz * 9, 4, 2)
        return ramp(np.clip(.45 + .5 * g + .3 * f, 0, 1), (0, '#3a1a0c'), (.5, '#7c4220'), (1, '#b5713a'))
    mat = material('patty', painted=True, rough=.6, coat=.06, bump=.006, bscale=40)
    ob = blob('patty', mat, (R * .98, R * .98, .15), .10, 9, 2, 130, .62, paint, 5)
    ob.location.z = z
    return ob


def burger():
    breads.bun_bottom(R, 0)
    garnish.lettuce(R, .20, 2, .06)
    patty(.36)
    garnish.cheese_slice(.62, .50, .75, .10, R)
    tomato = garnish.tomato_slice(.36, 1)
    for a in (.3, 1.9, 3.3, 4.8):
        copy(tomato, (.30 * np.cos(a), .30 * np.sin(a), .52), (.05, .04, a))
    ring = garnish.onion_ring(None, .40, 1)
    ring.location = (-.12, -.16, .62)
    garnish.lettuce(R * 1.02, .66, 7, .07)
    breads.bun_top(R * 1.02, .70)


def sesame_on_top():
    garnish.sprinkle(garnish.sesame(), (-.42, -.1), R * .84, 95, 4, tilt=.15, follow=1., size=(.75, 1.1))


def fries(at):
    q = np.random.RandomState(8)
    protos = [park(breads.fry(i, .8 + .12 * (i % 3))) for i in range(8)]
    for i in range(46):
        a = q.rand() * 6.283
        k = q.rand() ** .5
        lean = .42 * k + .10 * q.randn()
        p = (at[0] + .24 * k * np.cos(a), at[1] + .24 * k * np.sin(a), .60 + .17 * q.randn() + at[2])
        copy(protos[i % 8], p, (0, -np.pi / 2 + lean, a), 1.)
    for i, (x, y, turn) in enumerate(((1.08, -.55, .12), (1.04, -.84, -.16))):
        copy(protos[i], (x, y, .19), (0, 0, turn), .8)


def build():
    rig.world()
    rig.area((-3.4, .6, 3.2), (-.2, 0, .5), 2.2, 420, (1., .93, .84))
    rig.area((3.0, 2.6, 2.2), (0, 0, .6), 1.6, 330, (1., .78, .52))
    rig.area((-2.2, 3.4, 2.6), (-.4, 0, .8), 1.6, 240, (1., .86, .68))
    rig.area((.6, -4.6, 2.0), (0, 0, .5), 2.8, 330, (1., .95, .9))
    rig.table()
    vessels.slab((-1.5, -1.0, 0), (1.5, 1.0, .13), '#5c3a22', (0, 0, 0), .06)
    with Group() as g:
        burger()
    pose(g.objects, (-.42, -.1, .13))
    sesame_on_top()
    cup = [(.30, .03), (.40, .74), (.425, .75), (.43, .73), (.33, .0), (.001, 0)]
    lathe('cup', [(.001, .03)] + cup, vessels.steel(), (.82, .28, .13), 120)
    fries((.82, .28, .13))
    vessels.bowl(.26, .17, vessels.glaze('#23262a'), (.38, -.82, .13))
    curries.gravy((.38, -.82, .26), .24, ((0, '#8a0f08'), (.5, '#b81a0e'), (1, '#d8341c')), 3, .008, 2, rough=.18)
    garnish.sprinkle(garnish.coriander(), (-.9, -.8), .2, 5, 4)
    rig.camera((.25, -4.3, 2.35), (.12, .05, .42), 58, .45, (-.35, -.72, .6))


rig.picture('menu-fast-food', build, vignette=.3, contrast=1.12, ev=1.05)
