"""package-village: stone and slate village house with carved balcony and maize hung to dry."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import *

SUN = (-128., 30.)


def house(M, width=8.6, depth=5.6, lower=2.35, upper=2.25):
    """Two storeys, ridge along x: byre and steps below, painted timber gallery above. Front looks to -y."""
    B = Blocks(M, 5)
    front = Frame((-width / 2, -depth / 2, 0), (1, 0, 0), (0, -1, 0))
    left = Frame((-width / 2, -depth / 2, 0), (0, 1, 0), (-1, 0, 0))
    right = Frame((width / 2, -depth / 2, 0), (0, 1, 0), (1, 0, 0))
    low = [(1.0, 2.0, 0, 1.85), (6.6, 7.6, 0, 1.85), (3.7, 4.5, .85, 1.6)]
    masonry(B, front, width, lower, low, base=-.6 * 0, thick=.4, course=.22)
    masonry(B, front, width, .5, base=-.5, thick=.45, course=.25)
    for a, w in ((1.5, 1.), (7.1, 1.)):
        B.on(front, 'wood_dark', a - w / 2 - .16, a + w / 2 + .16, -.2, .07, 1.85, 2.05)
        for k in range(5):
            B.on(front, 'blue', a - w / 2 + k * w / 5 + .01, a - w / 2 + (k + 1) * w / 5 - .01, -.26, -.2, .02, 1.85, chamfer=.01, vary=.12)
        for z in (.35, 1.45):
            B.on(front, 'blue', a - w / 2, a + w / 2, -.2, -.17, z, z + .11, chamfer=.01, tint=(.8, .8, .8))
        B.on(front, 'iron', a + .22, a + .27, -.17, -.12, .9, 1.05)
    window(B, front, 4.1, 1.22, .8, .75, False, 2, 1, False)
    high = [(1.3, 2.3, lower, lower + 1.8), (3.75, 4.85, lower + .55, lower + 1.6), (6.3, 7.3, lower, lower + 1.8)]
    for frame, length, holes in ((front, width, high), (left, depth, []), (right, depth, [(2.2, 3.2, lower + .6, lower + 1.6)])):
        masonry(B, frame, length, upper, holes, base=lower, thick=.35, course=.2)
        if frame is not front:
            masonry(B, frame, length, lower + .5, base=-.5, thick=.35, course=.22)
    window(B, right, 2.7, lower + 1.1, 1., 1., True, 2, 2)
    window(B, front, 4.3, lower + 1.08, 1.1, 1.05, True, 2, 2)
    for a in (1.8, 6.8):
        for k in range(5):
            B.on(front, 'blue', a - .5 + k * .2 + .008, a - .5 + (k + 1) * .2 - .008, -.16, -.1, lower, lower + 1.8, chamfer=.01, vary=.12)
        for lo, hi in ((a - .64, a - .5), (a + .5, a + .64)):
            B.on(front, 'wood_dark', lo, hi, -.12, .06, lower, lower + 1.92)
        B.on(front, 'wood_dark', a - .66, a + .66, -.12, .08, lower + 1.8, lower + 1.98)
    reach = 1.35
    y0 = -depth / 2 - reach
    for x in np.arange(-width / 2 + .2, width / 2, .62):
        B.beam('wood_dark', (x, -depth / 2 + .2, lower - .1), (x, y0 - .12, lower - .1), .1, .14, chamfer=.015)
    for k in range(9):
        y = -depth / 2 - .15 * k
        B.box('oak', (-width / 2 - .1, y - .145, lower - .03), (width / 2 + .1, y - .005, lower + .02), chamfer=.006, tint=(.8, .76, .7), vary=.12)
    B.box('wood_dark', (-width / 2 - .15, y0 - .06, lower - .2), (width / 2 + .15, y0 + .06, lower + .06), chamfer=.015)
    posts = np.linspace(-width / 2 + .1, width / 2 - .1, 6)
    for x in posts:
        B.box('wood', (x - .075, y0 - .03, lower), (x + .075, y0 + .12, lower + upper - .1), chamfer=.02)
        B.box('wood', (x - .11, y0 - .06, lower + .9), (x + .11, y0 + .15, lower + 1.02), chamfer=.03)
        B.box('wood', (x - .12, y0 - .07, lower + upper - .42), (x + .12, y0 + .16, lower + upper - .3), chamfer=.03)
    for x0, x1 in zip(posts[:-1], posts[1:]):
        for z in (.06, .84):
            B.box('wood', (x0, y0, lower + z), (x1, y0 + .09, lower + z + .08), chamfer=.015)
        count = 7
        for k in range(count):
            x = x0 + (x1 - x0) * (k + .5) / count
            B.box('blue', (x - .055, y0 + .03, lower + .12), (x + .055, y0 + .06, lower + .86), chamfer=.02, vary=.12)
        middle, half = (x0 + x1) / 2, (x1 - x0) / 2
        arch = [(middle + half * np.cos(t), y0 + .045, lower + upper - .62 + .42 * np.sin(t)) for t in np.linspace(.1, np.pi - .1, 9)]
        for p, q in zip(arch[:-1], arch[1:]):
            B.beam('wood', p, q, .06, .13, chamfer=.015)
    B.box('wood_dark', (-width / 2 - .3, y0 - .04, lower + upper - .14), (width / 2 + .3, y0 + .14, lower + upper + .06), chamfer=.02)
    top = lower + upper
    ridge_z, run, pitch = top + 2.2, depth / 2 + reach + .55, .46
    turned = Blocks(M, 8)
    for side, r in ((-1, run), (1, depth / 2 + .7)):
        slope_courses(turned, side, ridge_z, pitch, r, -width / 2 - .7, width / 2 + .7, .42)
        eave = np.array([side * r, 0, ridge_z - r * pitch])
        peak = np.array([0, 0, ridge_z])
        for k in range(int((width + 1.2) / .55)):
            y = np.array([0, -width / 2 - .6 + .55 * k, -.16])
            turned.beam('wood_dark', peak + y, eave + y, .1, .13, chamfer=.012)
        for k in range(int((width + 1.4) / .25)):
            y = np.array([0, -width / 2 - .6 + .25 * k, -.07])
            turned.beam('wood', peak + y, eave + y, .24, .03, tint=(.7, .66, .62), vary=.12)
    for k in range(24):
        y = -width / 2 - .7 + k * .42
        turned.box('roof', (-.24, y, ridge_z + .03), (.24, y + .4, ridge_z + .11), chamfer=.02, vary=.15)
    for side in (-1, 1):
        frame = Frame((side * width / 2, -depth / 2, 0), (0, 1, 0), (side, 0, 0))
        z = top
        while z < ridge_z - .55:
            half = min(depth / 2, (ridge_z - .45 - z) / pitch)
            masonry(B, frame, 2 * half, .24, start=depth / 2 - half, base=z, thick=.35, course=.22)
            z += .24
    masonry(B, front, width, .62, base=top, thick=.35, course=.2)
    stair(B, width / 2 - .1, -depth / 2 - 1.2, lower)
    return B, turned, y0, lower, top


def stair(B, x0, y0, rise, steps=9, tread=.30, wide=1.1):
    """Outer stair falling away to +x: rubble side coursed like the house, slabs that lie over it."""
    side = Frame((x0, y0, 0))
    for k in range(steps):
        z, x = rise - rise * k / steps, x0 + tread * k
        B.box('stone', (x, y0 + .06, -.4), (x + tread + .06, y0 + wide, z - .1), chamfer=.02, tint=(.6, .57, .53), vary=.03)
        B.box('stone', (x - .04, y0 - .07, z - .11), (x + tread + .05, y0 + wide, z - .03), chamfer=.018, tint=(1.05, 1.02, .98), vary=.1)
    course, z = .22, 0.
    while z + course < rise - .1:
        reach = tread * np.ceil(steps * (1 - (z + course + .1) / rise))
        if reach > .2:
            masonry(B, side, reach, course, base=z, thick=.2, course=course)
        z += course


def build(A):
    rng = np.random.RandomState(8)
    M = house_mats(2.2)
    M['blue'] = mat('blue', '#3f7a8c', .6, attr='tint', vary=.25, vscale=9., wood=(5, 5, .6))
    M['roof'] = mat('slate', '#5b6068', .6, attr='tint', vary=.3, vscale=4., bump=.15, bscale=12.)
    B, turned, y0, lower, top = house(M)
    B.build('house', (0, 14, 0), 0.)
    turned.build('roof', (0, 14, 0), math.pi / 2)
    kernel = mat('kernel', attr=True, rough=.5, bump=.25, bscale=150., coat=.1)
    bunch = [cobs('cobs%d' % i, kernel, kernel, i) for i in range(3)]
    spots = []
    for row, (y, z, x0, x1, step) in enumerate([(14 + y0 + .04, top - .16, -4.1, 4.1, .2), (14 + y0 - .1, lower - .12, -3.9, 1.9, .27), (14 - 2.8 - .35, top - .35, -3.6, 3.6, .34)]):
        for x in np.arange(x0, x1, step):
            if rng.rand() < .82:
                spots.append((x + .03 * rng.randn(), y + .02 * rng.randn(), z, .85 + .35 * rng.rand()))
    spots = np.array(spots)
    scatter('maize', spots[:, :3], spots[:, 3] * 1.15, rng.rand(len(spots)) * 6, bunch)
    tray = mat('tray', '#b58b58', .9, wood=(8, 8, 1))
    chilli = mat('chilli', '#b3221a', .45, attr=False, instvar=.4)
    seed = proto(lathe('seed', [(.001, -1), (.28, -.7), (.34, 0), (.2, .8), (.001, 1)], chilli, 10))
    for x, y, r, heap in ((-1.4, 7.4, .48, seed), (-.25, 7.9, .42, None)):
        lathe('tray', [(.001, 0), (r, 0), (r + .06, .09), (r + .04, .09), (r - .02, .02), (.001, .02)], tray, 48, (x, y, .03))
        n = 700
        t, q = rng.rand(n) * 6.28, r * .92 * rng.rand(n) ** .5
        grain = heap or proto(lathe('grain', [(.001, -.6), (.5, -.3), (.5, .3), (.001, .6)], mat('corn', '#e2a52e', .5, instvar=.3), 8))
        tilt = np.c_[1.57 + .3 * rng.randn(n), .3 * rng.randn(n), np.zeros(n)]
        scatter('grain', np.c_[x + q * np.cos(t), y + q * np.sin(t), .06 + .03 * rng.rand(n) + .05 * (1 - (q / r) ** 2)], np.full(n, .038 if heap else .03), rng.rand(n) * 6, [grain], tilt)
    brass = mat('brass', '#b98a3e', .28, 1., vary=.1)
    brass_pot(brass, (2.1, 9.4, 0), 1.0)
    brass_pot(brass, (2.65, 9.75, 0), .8)
    flag = Blocks(dict(flag=mat('flag', '#8d8880', .8, attr='tint', vary=.3, vscale=2., bump=.2, bscale=10.)), 2)
    y = -2.
    while y < 12.:
        x = -9 - .5 * rng.rand()
        deep = .55 + .4 * rng.rand()
        while x < 9:
            wide = .5 + .7 * rng.rand()
            flag.box('flag', (x + .015, y + .015, -.2), (x + wide - .015, y + deep - .015, .025 * rng.rand()), chamfer=.03, tint=[(1, .98, .95), (.85, .87, .9), (1.1, 1.05, .98)][rng.randint(3)], vary=.1)
            x += wide
        y += deep
    flag.build('yard')
    kit = plant_kit()
    wall = Blocks(M, 9)
    masonry(wall, Frame((-9.5, 9.4, 0), (1, 0, 0), (0, -1, 0)), 4.4, .95, thick=.45, course=.22)
    masonry(wall, Frame((-5.1, 1.5, 0), (0, 1, 0), (1, 0, 0)), 7.9, .9, thick=.45, course=.22)
    wall.build('wall')
    clay = mat('clay', '#a25c3a', .8, vary=.25, vscale=8.)
    for x, y, s in ((-3.0, 10.5, 1.1), (.35, 10.6, .9), (-4.3, 8.6, 1.0), (3.6, 9.9, .9), (-4.35, 5.4, 1.25), (-4.2, 3.6, 1.05)):
        planter(clay, kit['bloom'][1:2] if x > 0 else kit['bloom'], (x, y, 0), s, x)
    x, y = np.r_[-9.5 + 4. * rng.rand(60), 7.5 + 5 * rng.rand(40)], np.r_[10 + 3 * rng.rand(60), 11 + 6 * rng.rand(40)]
    scatter('bush', np.c_[x, y, 0 * x], .5 + .6 * rng.rand(100), rng.rand(100) * 6, kit['bushes'] + kit['bloom'][:1])
    x, y = -5.9 - 3.4 * rng.rand(60), 2 + 7 * rng.rand(60)
    scatter('bed', np.c_[x, y, 0 * x + .2], .5 + .4 * rng.rand(60), rng.rand(60) * 6, kit['bloom'] + kit['bushes'])
    trees = np.array([(-8.6, 19, 0, 1.0), (8.8, 20, 0, .95), (11.5, 25, 0, 1.1)])
    scatter('walnut', trees[:, :3], trees[:, 3], rng.rand(3) * 6, kit['oaks'])
    trees = np.array([(-13, 26, -1, 1.0), (-17, 22, -1, .9), (15, 30, -1, 1.1), (-6, 30, -1, 1.1), (5, 33, -1, 1.05)])
    scatter('deodars', trees[:, :3], trees[:, 3], rng.rand(5) * 6, kit['deodars'])
    box('land', (-60, -10, -6), (60, 34, -.12), mat('land', '#6c7242', .95, vary=.4, vscale=.8))
    far_valley(rng, kit['far'], -110., -120., 220, count=14000, near_gap=.8, spread=1.5)
    sun(*SUN, 5.6, '#ffdcb0', .8)
    world_grad('#6ea3e6', '#e6ecf2', 1.1, '#8a8474')
    camera((-2.9, .3, 1.7), (.2, 14, 3.55), 29.)


def grade_picture(g, A):
    if 'nofar' in A:
        g.a = np.where((g.dist > 150) & (g.u > .85), 0, g.a)
    return standard_grade(g, A, SUN, DAY, ev=1.22, base=-110., mist=.0016, clouds=.36, seed=14, mist_start=120, sat=1.04)


main('package-village', build, grade_picture, (1600, 1306), 10, ss=1., bounces=2)
