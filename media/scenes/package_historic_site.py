"""package-historic-site: the old stone temple (Katyuri style) among deodars, the historic site."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import *

SUN = (-118., 27.)


def ground(x, y):
    return .35 * fbm(x / 7., y / 7., 4, 3) + 1.6 * smooth(14, 40, y) + .5 * smooth(6, 16, np.abs(x - 1))


def ring(B, half, z, tall, rng, ruin=0., notch=(.34, .12), material='old'):
    """One square course of the tower with stepped (ratha) faces, blocks of random width; ruin drops blocks at random."""
    for out, along in (((0, -1, 0), (1, 0, 0)), ((0, 1, 0), (-1, 0, 0)), ((-1, 0, 0), (0, -1, 0)), ((1, 0, 0), (0, 1, 0))):
        frame = Frame(np.array(out, float) * half - np.array(along, float) * half, along, out)
        a = 0.
        while a < 2 * half - .02:
            wide = min(tall * (1.0 + 1.1 * rng.rand()), 2 * half - a)
            middle = abs(a + wide / 2 - half) / half
            step = notch[1] * ((middle < notch[0]) + (middle < notch[0] * 2)) * half * .5
            if rng.rand() > ruin:
                tint = np.array([(1, .97, .9), (.88, .87, .82), (1.08, 1.02, .9), (.8, .8, .76)][rng.randint(4)])
                B.on(frame, material, a + .006, a + wide - .006, -half * .6, step + .03 * rng.rand() - .01, z + .006, z + tall - .006, chamfer=.03, tint=tint, vary=.1)
            a += wide


def tower(M, place, size, height_m, rng, ruin_top=.85, turn=0.):
    """Curvilinear shikhara: plinth mouldings, doorway, bulging tower, broken top with its ribbed disc."""
    B = Blocks(M, 7)
    z = -.5
    for half, tall in ((1.25, .6), (1.25, .22), (1.16, .18), (1.22, .14), (1.1, .16), (1.14, .10)):
        ring(B, size * half, z, tall * size / 1.9, rng)
        z += tall * size / 1.9
    floor = z
    body = height_m * .30
    while z < floor + body:
        ring(B, size, z, .30, rng, .0)
        z += .30
    for half, tall in ((1.12, .12), (1.2, .14), (1.1, .12)):
        ring(B, size * half, z, tall, rng)
        z += tall
    start, top = z, floor + height_m
    k = 0
    while z < top:
        t = (z - start) / (top - start)
        half = size * (1.02 - .58 * t ** 1.9)
        band = .04 * size if k % 4 == 3 else 0.
        ring(B, half + band, z, .26 if band == 0 else .15, rng, .02 + ruin_top * smooth(.80, 1., t) * (t < 1), (.30, .16))
        z += .26 if band == 0 else .15
        k += 1
    for x in (-.34, .34):
        B.box('old', (x * size - .14, -size * 1.22, floor), (x * size + .14, -size * .9, floor + body * .78), chamfer=.03)
        B.box('old', (x * size - .20, -size * 1.26, floor), (x * size + .20, -size * .9, floor + .22), chamfer=.03)
        B.box('old', (x * size - .20, -size * 1.26, floor + body * .70), (x * size + .20, -size * .9, floor + body * .80), chamfer=.03)
    B.box('old', (-size * .58, -size * 1.30, floor + body * .80), (size * .58, -size * .9, floor + body * .92), chamfer=.03)
    B.box('old', (-size * .46, -size * 1.26, floor + body * .92), (size * .46, -size * .9, floor + body * 1.08), chamfer=.05)
    B.box('void', (-size * .26, -size * 1.13, floor), (size * .26, -size * .85, floor + body * .78), chamfer=0)
    for k in range(4):
        B.box('old', (-size * .6, -size * 1.3 - .34 * (4 - k), -.4), (size * .6, -size * 1.1, floor * (k + 1) / 4.2), chamfer=.04)
    B.build('tower', place, turn)
    return z


def crown(material, place):
    """The ribbed stone disc (amalaka) on its neck, a small pot finial above it."""
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 289), np.linspace(0, 1, 24))
    bulge = np.sin(np.pi * v) ** .62
    r = .6 + .98 * bulge * (1 + .075 * np.abs(np.cos(u * 12)) * bulge)
    heightfield('amalaka', place[0] + r * np.cos(u), place[1] + r * np.sin(u), place[2] + .28 + .62 * v, material)
    for name, profile, base in (('neck', [(.95, -.5), (.9, .1), (.78, .3)], 0.), ('lid', [(.62, 0), (.5, .16), (.001, .2)], .88), ('finial', [(.001, 0), (.22, .02), (.34, .2), (.2, .4), (.12, .46), (.2, .52), (.1, .7), (.001, .8)], 1.04)):
        lathe(name, profile, material, 48, (place[0], place[1], place[2] + base))


def build(A):
    rng = np.random.RandomState(6)
    old = rock('old', '#b8ac97', '#6a6255', '#66703f', .42, .8, attr='tint')
    M = dict(old=old, void=mat('void', '#0b0a09', .9))
    kit = plant_kit(True, '#41632f', '#86a054')
    v = np.linspace(0, 1, 300)
    rows = -4 + 120 * v ** 1.6
    X = np.linspace(-1, 1, 320)[None] * (14 + rows[:, None] * .95)
    Y = np.repeat(rows[:, None], 320, 1)
    n = (fbm(X / 2.5, Y / 2.5, 5, 9) * .5 + .5)[..., None]
    heightfield('ground', X, Y, ground(X, Y), mat('soil', attr=True, rough=.95, spec=.1, vary=.3, vscale=4., bump=.3, bscale=8.), hexc('#7d7a48') * n + hexc('#5b5a36') * (1 - n))
    high = tower(M, (1.6, 17., .4), 2.2, 9.6, rng, .12, turn=.12)
    crown(rock('disc', '#b8ac97', '#6a6255', '#66703f', .35, .7), (1.6, 17., .4 + high - .12))
    tower(M, (-5.2, 19.5, .5), 1.25, 5.0, rng, .6, -.05)
    tower(M, (7.6, 21., .9), 1.15, 4.2, rng, .95, .2)
    stones = [boulder('stone%d' % i, i, rock('r%d' % i, '#9a9180', '#57524a', '#66703f', .5, .7), 1., .7) for i in range(3)]
    fallen = Blocks(M, 3)
    for k in range(46):
        x, y = 1 + 7. * rng.randn(), 12.5 + 4. * rng.rand()
        if abs(x - 1.2) < 1.5:
            continue
        s = .22 + .3 * rng.rand()
        t, q = rng.rand() * 6, .3 * rng.randn()
        m = np.array([[np.cos(t), -np.sin(t), 0], [np.sin(t), np.cos(t), 0], [0, 0, 1]]) @ np.array([[1, 0, 0], [0, np.cos(q), -np.sin(q)], [0, np.sin(q), np.cos(q)]])
        fallen.put('old', (x, y, float(ground(np.array(x), np.array(y))) + s * .35), (s * 1.7, s * 1.1, s), m, chamfer=.05)
    for k in range(9):
        y = 3.2 + 1.35 * k
        for j in (-1, 0, 1):
            fallen.put('old', (1.05 + .9 * j + .1 * rng.randn() + .06 * k, y + .15 * rng.randn(), float(ground(np.array(1.), np.array(y))) - .05 + .03 * rng.randn()), (.84, 1.3 * (.8 + .4 * rng.rand()), .16), None, chamfer=.05)
    fallen.build('fallen')
    count = 30000
    x, y = (rng.rand(count) * 2 - 1) * 13, -3 + 32 * rng.rand(count) ** 1.2
    keep = (np.abs(x - 1.3) > 1.0 + .5 * rng.rand(count) ** 2) & (np.hypot(x - 1.6, y - 17) > 3.0)
    x, y = x[keep], y[keep]
    patch = .55 + .8 * smooth(-.3, .5, fbm(x / 3., y / 3., 3, 14))
    scatter('grass', np.c_[x, y, ground(x, y) - .02], patch * (.5 + .6 * rng.rand(len(x))), rng.rand(len(x)) * 6, kit['tufts'])
    ferns = [fern('fern%d' % i, i, kit['leaf']) for i in range(2)]
    leaves = [fallen_leaves('leaves%d' % i, i, mat('leaf', attr=True, rough=.9, spec=.15, instvar=.35)) for i in range(3)]
    x, y = 1.2 + rng.randn(900) * 3., -2 + 15 * rng.rand(900)
    scatter('leaves', np.c_[x, y, ground(x, y) + .03], .6 + .7 * rng.rand(900), rng.rand(900) * 6, leaves)
    x, y = (rng.rand(150) * 2 - 1) * 9, 1. + 13 * rng.rand(150)
    keep = (np.abs(x - 1.3) > 1.7)
    scatter('fern', np.c_[x, y, ground(x, y)][keep], (.7 + .7 * rng.rand(150))[keep], rng.rand(150)[keep] * 6, ferns)
    x, y = (rng.rand(70) * 2 - 1) * 12, 4 + 16 * rng.rand(70)
    keep = (np.abs(x - 1.3) > 3.0)
    scatter('stones', np.c_[x, y, ground(x, y) - .1][keep], (.2 + .7 * rng.rand(70) ** 3)[keep], rng.rand(70)[keep] * 6, stones)
    x, y = (rng.rand(90) * 2 - 1) * 15, 10 + 16 * rng.rand(90)
    keep = (np.abs(x - 1.5) > 3.8)
    scatter('bush', np.c_[x, y, ground(x, y)][keep], (.4 + .8 * rng.rand(90))[keep], rng.rand(90)[keep] * 6, kit['bushes'] + kit['bloom'][:1])
    trees = np.array([(-9.5, 21, 0, .95), (-13, 17, 0, 1.0), (12.5, 19, 0, 1.0), (-7, 29, 0, 1.15), (16, 25, 0, 1.2), (10, 31, 0, 1.05), (-16, 27, 0, 1.2), (-3, 36, 0, 1.0), (5, 38, 0, 1.1)])
    trees[:, 2] = ground(trees[:, 0], trees[:, 1]) - .3
    scatter('deodars', trees[:, :3], trees[:, 3], rng.rand(9) * 6, kit['deodars'])
    count = 420
    y = 36 + 80 * rng.rand(count)
    x = (rng.rand(count) * 2 - 1) * (20 + y * .8)
    keep = np.abs(x + 4) > 5 + .10 * y
    scatter('wood', np.c_[x, y, ground(x, y) - .3][keep], (.7 + .5 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, kit['far'])
    trunk('near', rock('barkrock', '#6b5643', '#31261d', '#59663a', .2, .35), .42, 9., (-4.3, 5.2, 0), 3)
    far_valley(rng, kit['far'], -90., -40., 320)
    sun(*SUN, 6.6, '#ffcf9c', 1.)
    world_grad('#79a9e6', '#f4e6d6', 1.7, '#8a8660')
    camera((.2, -3.4, 1.7), (1.0, 17, 5.15), 26.)


def grade_picture(g, A):
    return standard_grade(g, A, SUN, GOLD, ev=1.35, base=-10., mist=.010, mist_height=9., mist_start=22, haze=.0006, clouds=.3, seed=19)


main('package-historic-site', build, grade_picture, (1600, 1200), 12, ss=1., bounces=int(options()[0].get('b', 2)))
