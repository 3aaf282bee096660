"""A path of flat stones through old trees. Metres; y is along the path."""
import numpy as np
from kit import *
from close import *

SUN = (16., 21.)


def path_x(y):
    """x of the path."""
    return .2 + 1.5 * np.sin(y / 7.5 - .3) + .025 * y


def ground(x, y):
    """Slope rising with y, hollowed along the path."""
    side = np.abs(x - path_x(y))
    return .115 * y + .35 * fbm(x / 5., y / 5., 4, 3) * smooth(.8, 2.6, side) + .55 * smooth(1.0, 4.5, side) + .05 * fbm(x, y, 3, 5) + .35 * smooth(4, 16, side)


def build_path(tint='#ffffff'):
    """Trees with bark of a tint, path, ferns, sun and sky; the camera is the picture's own."""
    rng = np.random.RandomState(21)
    kit = plant_kit()
    v = np.linspace(0, 1, 420)
    rows = -4 + 130 * v ** 1.6
    X = np.linspace(-1, 1, 360)[None] * (10 + rows[:, None] * .9)
    Y = np.repeat(rows[:, None], 360, 1)
    n = (fbm(X / 1.6, Y / 1.6, 5, 9) * .5 + .5)[..., None]
    litter = hexc('#6b4f33') * n + hexc('#4b3b28') * (1 - n)
    mossy = smooth(.1, .5, fbm(X / 3., Y / 3., 4, 19))[..., None]
    heightfield('ground', X, Y, ground(X, Y), mat('soil', attr=True, rough=.98, spec=.1, vary=.35, vscale=9., bump=.5, bscale=22.), litter * (1 - .4 * mossy) + hexc('#4d5a2e') * .4 * mossy)
    B = Blocks(dict(flag=rock('flag', '#a89e8e', '#6a6256', '#5f6b36', .30, .55, attr='tint')), 3)
    y = -2.6
    while y < 46:
        deep = .62 + .25 * rng.rand()
        x = float(path_x(np.array(y)))
        parts = rng.randint(2, 4)
        cuts = np.sort(np.r_[-.85, .85, (rng.rand(parts - 1) - .5) * .9])
        z = float(.115 * y)
        for a, b in zip(cuts[:-1], cuts[1:]):
            t = .06 * rng.randn()
            m = np.array([[np.cos(t), -np.sin(t), 0], [np.sin(t), np.cos(t), 0], [0, 0, 1]]) @ np.array([[1, 0, .03 * rng.randn()], [0, 1, .02 * rng.randn()], [0, 0, 1]])
            B.put('flag', (x + (a + b) / 2, y + deep / 2 + .05 * rng.randn(), z + .03 + .02 * rng.randn()), (b - a - .03, deep - .03, .26), m, chamfer=.05, tint=[(1, .98, .94), (.84, .85, .84), (1.1, 1.04, .95)][rng.randint(3)], vary=.08)
        y += deep
    B.build('steps')
    spots = [(-2.6, 4.4, .52), (3.5, 6.2, .58), (-3.6, 9.8, .5), (2.6, 12.6, .44), (-1.9, 15.2, .46), (5.4, 10.6, .6), (-6.0, 7.0, .55), (4.2, 18., .5), (-4.6, 19., .5), (7.6, 15., .55), (1.2, 22.5, .42), (-7.8, 14., .6), (-2.6, 25., .46), (6.2, 24., .5), (10.5, 20., .5), (-9.8, 21., .5)]
    skin = bark(tint)
    for k, (x, y, r) in enumerate(spots):
        trunk('trunk%d' % k, skin, r * .9, 13., (x, y, float(ground(np.array(x), np.array(y)))), k, .012 * rng.randn(), detail=1. if y < 14 else .5)
    # The stem of a crown stays hidden in the trunk below it; trees of the wood behind show theirs.
    crowns, wood = ([deodar('crown%d' % i, 70 + i, kit['needles'], kit['bark'], 26, 5.2, 36, 10, 13, 8, .42, .34, fineness=.09, spray=.55, girth=girth) for i in range(2)] for girth in (.24, None))
    q = np.array([(x, y, float(ground(np.array(x), np.array(y))) - .2) for x, y, r in spots])
    scatter('crown', q, .95 + .2 * rng.rand(len(q)), rng.rand(len(q)) * 6, crowns)
    count = 420
    y = 24 + 80 * rng.rand(count)
    x = path_x(y) + (rng.rand(count) * 2 - 1) * (12 + y * .7)
    keep = (np.abs(x - path_x(y)) > 1.6) & (np.abs(np.degrees(np.arctan2(x, y)) - 12) > 1.6)
    scatter('wood', np.c_[x, y, ground(x, y) - .3][keep], (.8 + .4 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, wood + kit['deodars'][:1])
    young = np.array([(-5.2, 12.5, .32), (6.6, 13.2, .28), (-6.6, 18, .4), (8.2, 19, .36), (3.7, 9.3, .16), (-4.4, 6.2, .14)])
    scatter('young', np.c_[young[:, :2], ground(young[:, 0], young[:, 1])], young[:, 2], rng.rand(6) * 6, kit['deodars'])
    ferns = [fern('fern%d' % i, i, kit['leaf'], 12, .6) for i in range(3)]
    count = 1100
    y = -1 + 26 * rng.rand(count) ** 1.2
    x = path_x(y) + rng.choice([-1, 1], count) * (1.05 + 4.5 * rng.rand(count) ** 1.6)
    keep = fbm(x / 2.2, y / 2.2, 3, 6) > -.20
    scatter('ferns', np.c_[x, y, ground(x, y) - .03][keep], (.5 + .75 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, ferns)
    stones = [boulder('stone%d' % i, i, rock('mossy%d' % i, '#8d8476', '#4d473f', '#5f6d34', .75, .6), 1., .66) for i in range(3)]
    y = -1 + 30 * rng.rand(170)
    x = path_x(y) + rng.choice([-1, 1], 170) * (1.1 + 6 * rng.rand(170) ** 1.5)
    scatter('stones', np.c_[x, y, ground(x, y) - .05], .10 + .5 * rng.rand(170) ** 3, rng.rand(170) * 6, stones)
    leaves = [fallen_leaves('leaves%d' % i, i, mat('leaf', attr=True, rough=.9, spec=.15, instvar=.35)) for i in range(4)]
    count = 7000
    y = -2.5 + 26 * rng.rand(count) ** 1.3
    x = path_x(y) + rng.choice([-1, 1], count) * (1.2 * rng.rand(count) ** .4 + 6 * rng.rand(count) ** 1.5)
    keep = (np.abs(x - path_x(y)) > .95) | (rng.rand(count) < .12)
    scatter('leaves', np.c_[x, y, np.where(np.abs(x - path_x(y)) < .9, .115 * y + .19, ground(x, y))][keep], (.7 + .7 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, leaves)
    count = 9000
    y = -2 + 24 * rng.rand(count)
    x = path_x(y) + rng.choice([-1, 1], count) * (.9 + 5 * rng.rand(count) ** 1.3)
    keep = fbm(x / 1.8, y / 1.8, 3, 16) > .05
    scatter('grass', np.c_[x, y, ground(x, y) - .02][keep], (.3 + .4 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, kit['tufts'])
    sun(*SUN, 16., '#ffd19a', .8)
    world_grad('#9fc0d8', '#f0ead0', 4.2, '#8a8a5a')


def grade_path(g, A, **changes):
    """Light shafts in low mist; changes replace single values of the standard grade."""
    look = dict(ev=1.7, base=0., mist=.009, mist_height=14., mist_start=9, haze=.0006, clouds=.2, ray=.5, strength=1.2)
    return standard_grade(g, A, SUN, changes.pop('mood', GOLD), **{**look, **changes})
