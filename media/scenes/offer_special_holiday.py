"""offer-special-holiday: wedding canopy with marigolds, diyas and string lights at blue hour."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import *

SUN = (40., 1.)
HALF, TALL, CENTRE = 2.1, 3.1, (0., 11.)


def curtain(name, x, y, z0, z1, width, material, seed, tie=.42):
    """Gathered drape hanging at a post, pulled together at the tie height (share of the length)."""
    u, w = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(0, 1, 50))
    squeeze = 1 - .68 * np.exp(-((w - tie) / .16) ** 2) - .12 * w
    X = x + u * width / 2 * squeeze
    Y = y + .05 * np.sin(u * 16 + seed) * squeeze ** .5 + .02 * np.sin(u * 31 + seed * 2)
    return heightfield(name, X, Y, z0 + (z1 - z0) * w, material)


def swag(name, start, end, drop, material, folds=5):
    """Cloth swag between two corners with horizontal folds."""
    u, w = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, 1, 26))
    start, end = np.array(start), np.array(end)
    sag = drop * (.25 + .75 * w) * 4 * u * (1 - u)
    X = start[0] + (end[0] - start[0]) * u
    Y = start[1] + (end[1] - start[1]) * u
    normal = np.array([end[1] - start[1], start[0] - end[0]])
    normal = normal / np.linalg.norm(normal)
    puff = .07 * np.sin(w * folds * np.pi) * np.sin(u * np.pi)
    return heightfield(name, X + normal[0] * puff, Y + normal[1] * puff, start[2] - sag - .10 * w, material)


def build(A):
    rng = np.random.RandomState(12)
    cx, cy = CENTRE
    M = house_mats(3.)
    white = mat('voile', '#f3e6d2', .9, translucent=.45, sheen=.3)
    red = mat('red', '#a3202c', .85, translucent=.25, sheen=.5)
    gold = mat('gold', '#e3a23a', .8, translucent=.3, sheen=.4)
    petal = mat('petal', '#f08a12', .7, attr='tint', translucent=.2)
    yellow = mat('yellow', '#f5b921', .7, attr='tint', translucent=.2)
    heads = [marigold('orange', petal, 1), marigold('lemon', yellow, 2)]
    B = Blocks(M, 4)
    for k in range(34):
        x = -3.2 + .19 * k
        B.box('oak', (x, cy - 3.3, .18), (x + .18, cy + 3., .30), chamfer=.01, tint=(.8, .72, .66), vary=.12)
    B.box('wood_dark', (-3.25, cy - 3.36, -.1), (3.3, cy + 3.05, .18), chamfer=.02)
    B.box('oak', (-1.3, cy - 3.75, -.1), (1.3, cy - 3.33, .15), chamfer=.02, tint=(.8, .72, .66))
    corners = [(sx * HALF, cy + sy * HALF) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for x, y in corners:
        B.box('wood_dark', (x - .07, y - .07, .3), (x + .07, y + .07, TALL), chamfer=.02)
    ring = corners + corners[:1]
    for p, q in zip(ring[:-1], ring[1:]):
        B.beam('wood_dark', (*p, TALL), (*q, TALL), .1, .12, chamfer=.02)
    for x in (-.62, .62):
        B.box('wood_dark', (x - .42, cy + .55, .3), (x + .42, cy + 1.2, .68), chamfer=.02)
        B.box('wood_dark', (x - .42, cy + 1.14, .68), (x + .42, cy + 1.22, 1.5), chamfer=.04)
    for k in range(4):
        s = .52 - .09 * (k % 2) - .06 * (k // 2)
        B.box('brick', (-s, cy - .95 - s, .3 + .11 * k), (s, cy - .95 + s, .41 + .11 * k), chamfer=.015, vary=.12)
    M['brick'] = mat('brick', '#9a4a30', .9, attr='tint', vary=.25, vscale=6.)
    B.build('mandap')
    for x in (-.62, .62):
        for z, turn, size in ((.74, 0., (.76, .6, .14)), (1.08, 1.4, (.7, .5, .14))):
            for ob in cushion(size, red):
                ob.location = (x, cy + (.86 if turn == 0 else 1.06), z)
                ob.rotation_euler[0] = turn
    for i, (x, y) in enumerate(corners):
        curtain('drape%d' % i, x + (.16 if x < 0 else -.16), y, .32, TALL - .05, .95, white, i)
        curtain('band%d' % i, x + (.05 if x < 0 else -.05), y - .07, .32, TALL - .05, .40, red, i + 5)
    for p, q in zip(ring[:-1], ring[1:]):
        mid = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
        swag('swag', (*p, TALL + .03), (*mid, TALL + .03), .42, red)
        swag('swag', (*mid, TALL + .03), (*q, TALL + .03), .42, red)
        swag('fringe', (*p, TALL + .05), (*mid, TALL + .05), .24, gold)
        swag('fringe', (*mid, TALL + .05), (*q, TALL + .05), .24, gold)
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 60))
    peak = TALL + .06 + .95 * (1 - np.maximum(np.abs(u), np.abs(v))) ** 1.5 - .05 * np.abs(np.sin(u * 9)) * (1 - np.abs(v))
    heightfield('roof', u * HALF, cy + v * HALF, peak, white)
    points = []
    for p, q in zip(ring[:-1], ring[1:]):
        for k in range(4):
            a = np.array([*(np.array(p) + (np.array(q) - p) * k / 4), TALL - .02])
            b = np.array([*(np.array(p) + (np.array(q) - p) * (k + 1) / 4), TALL - .02])
            points.append(garland(hang(a, b, .26), .052, heads, rng=rng))
        for k in range(17):
            a = np.array([*(np.array(p) + (np.array(q) - p) * k / 16), TALL - .05])
            points.append(garland([a, a - [0, 0, .35 + .45 * abs(np.cos(k * np.pi / 8)) ** 1.5]], .052, heads, rng=rng))
    for x, y in corners:
        t = np.linspace(0, 1, 90)
        points.append(np.c_[x + .10 * np.cos(t * 34), y + .10 * np.sin(t * 34), .35 + (TALL - .5) * t])
    front = [np.array([-1.9 + .09 * k + .02 * rng.randn(), cy - 3.25 + .03 * rng.randn(), .34]) for k in range(43)]
    points.append(np.array(front))
    stepline = [np.array([s * (1.5 + .03 * rng.randn()), 2.2 + .085 * k, .05]) for k in range(64) for s in (-1, 1)]
    points.append(np.array(stepline))
    pots = []
    for x, y in ((-2.75, cy - 2.9), (2.75, cy - 2.9), (-1.7, 6.2), (1.7, 6.2), (-1.7, 3.9), (1.7, 3.9)):
        d = rng.randn(60, 3)
        d = d / np.linalg.norm(d, axis=1)[:, None]
        base = .30 if y > 7 else 0.
        pots.append(np.array([x, y, base + .50]) + d * [.24, .24, .16])
        brass_pot(mat('brass', '#c08f3c', .25, 1.), (x, y, base), .95)
    points.append(np.concatenate(pots))
    q = np.concatenate(points)
    scatter('marigolds', q, .042 + .012 * rng.rand(len(q)), rng.rand(len(q)) * 6, heads, rng.randn(len(q), 3))
    scattered = np.c_[1.1 * (rng.rand(900) * 2 - 1), 2 + 5.6 * rng.rand(900), np.full(900, .02)]
    leaf = mesh('petal', [(-1, 0, 0), (0, -.5, .15), (1, 0, 0), (0, .6, .2)], [[0, 1, 2, 3]], mat('loose', '#e8651a', .8, instvar=.5))
    scatter('petals', scattered, .022 + .014 * rng.rand(900), rng.rand(900) * 6, [proto(leaf)], .35 * rng.randn(900, 3))
    carpet = mat('carpet', '#5e1a1c', .98, sheen=.4, bump=.1, bscale=90., vary=.12, vscale=12.)
    box('aisle', (-1.2, -1, -.05), (1.2, 7.3, .012), carpet)
    clay = mat('clay', '#9c5230', .8)
    oil = emission('flame', '#ffb04a', 24.)
    for k in range(13):
        for side in (-1, 1):
            y = 1.9 + .45 * k
            diya(clay, oil, (side * 1.36, y, .02), 1.25)
            if k % 2 == 0:
                lamp((side * 1.36, y, .16), .42, '#ffa043', .12)
    for k in range(15):
        x = -2.9 + .415 * k
        if abs(x) > .4:
            diya(clay, oil, (x, cy - 3.16, .30), 1.15)
            if k % 2:
                lamp((x, cy - 3.2, .45), .7, '#ffa043', .12)
    fire = emission('fire', '#ff9a3c', 16.)
    for k in range(7):
        t = k * .9
        lathe('tongue', [(.001, 0), (.05, .06), (.062, .14), (.03, .28), (.001, .40 + .12 * rng.rand())], fire, 12, (.13 * np.cos(t), cy - .95 + .13 * np.sin(t), .72))
    lamp((0, cy - .95, 1.15), 11., '#ff9a4c', .3)
    lamp((0, cy + .1, 2.75), 13., '#ffc27a', .4)
    bulb = emission('bulb', '#ffb868', 13.)
    bead = proto(lathe('bead', [(.001, -1), (.7, -.7), (1, 0), (.7, .7), (.001, 1.1)], bulb, 12))
    dark = mat('cord', '#15120f', .8)
    strings = []
    masts = [(-6.2, 5.), (-6.6, 12.), (-5.2, 18.), (6.2, 5.), (6.6, 12.), (5.2, 18.)]
    for x, y in masts:
        cyl('mast', .05, 0, 4.3, M['oak'], (x, y, 0))
    for a, b in ((0, 1), (1, 2), (3, 4), (4, 5), (0, 4), (3, 1), (1, 5), (4, 2), (2, 5)):
        line = hang((*masts[a], 4.2), (*masts[b], 4.2), .75 if abs(a - b) < 3 else 1.0, 26)
        tube('cord', [tuple(r) for r in line], .008, dark)
        strings.append(line[1:-1] - [0, 0, .06])
    q = np.concatenate(strings)
    scatter('bulbs', q, np.full(len(q), .045), 0 * q[:, 0], [bead])
    for row in q[::9]:
        lamp(tuple(row), 2.4, '#ffb868', .3)
    kit = plant_kit()
    v = np.linspace(0, 1, 200)
    rows = -4 + 120 * v ** 1.6
    X = np.linspace(-1, 1, 200)[None] * (14 + rows[:, None] * .95)
    Y = np.repeat(rows[:, None], 200, 1)
    heightfield('lawn', X, Y, 1.5 * smooth(22, 60, Y) - .02 + .05 * fbm(X, Y, 3, 2), mat('lawn', '#5d6a34', .95, vary=.35, vscale=2.))
    count = 42000
    x, y = (rng.rand(count) * 2 - 1) * 13, -2 + 26 * rng.rand(count)
    keep = (np.abs(x) > 1.55) & ~((np.abs(x) < 3.4) & (y > 7.2) & (y < 14.4))
    scatter('grass', np.c_[x, y, 0 * x][keep], (.28 + .3 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, kit['tufts'])
    x, y = rng.choice([-1, 1], 70) * (4.6 + 4 * rng.rand(70)), 6 + 12 * rng.rand(70)
    scatter('bush', np.c_[x, y, 0 * x], .4 + .5 * rng.rand(70), rng.rand(70) * 6, kit['bushes'] + kit['bloom'])
    trees = np.array([(-9, 15, 0, .85), (-11.5, 20, 0, 1.05), (9.5, 16, 0, .9), (12, 21, 0, 1.1), (-7.5, 25, 0, 1.0), (8, 27, 0, 1.05), (-15, 26, 0, 1.2), (16, 28, 0, 1.2)])
    scatter('deodars', trees[:, :3] - [0, 0, .3], trees[:, 3], rng.rand(8) * 6, kit['deodars'])
    far_valley(rng, kit['far'], -110., 0., 260, count=9000, near_gap=.9)
    sun(60, 12, .25, '#ff9d86', 8.)
    world_grad('#39559c', '#94a0c4', .50, '#2a2d33')
    camera((0., -.9, 1.62), (0., 11, 1.98), 27.)


def grade_picture(g, A):
    c = denoise(g, 4, 1.1)
    c, a = unpremultiply(g, c)
    c = c + lamplight(g) * 1.1
    painted = sky(g, hexc('#1a3878') * .55, hexc('#7fa3d0') * .58, hexc('#ffb088') * .14, 20, -1, .32, 8, ccol=hexc('#b9a6b8') * .5, cshade=hexc('#3a4c82') * .55, stars=.3)
    c = fog(g, c, .00022, 900., hexc('#6c7fb0') * .42)
    c = fog(g, c, .0030, 45., hexc('#8290ba') * .45, base=-110., noise=smooth(60, 400, g.dist))
    c = c * a + painted * (1 - a)
    c = c + halos(g, .0016)
    c = c / (1 + .10 * lum(c))[..., None]
    c = bloom(c, .8, .42, neutral=.4)
    return grade(c, float(A.get('ev', 1.6)), 1.1, 1.08, split=((-.012, .0, .03), (.025, .008, -.02)), vignette=.24, grain=.007)


main('offer-special-holiday', build, grade_picture, (1200, 900), 18, ss=1.1, bounces=2)
