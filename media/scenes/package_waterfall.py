"""package-waterfall: three falls from ledge to ledge into a pool in a forested gorge, morning sun on the rock."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import *

SUN = (-146., 44.)
CREST, MIDDLE = 46., 2.                                     # height of the lip, x of the gorge
# Height of a ledge, how far it reaches towards the camera, how far the water moves aside there, how far it spreads.
LEDGES = ((33., 5., -1.5, .75), (14., 6., 1.9, 1.25))


def shore(x, y):
    """Metres from the edge of the pool (negative: in it), which narrows to a stream before the camera."""
    return np.abs(x - MIDDLE) - 5 - 12 * smooth(16, 44, y) + 5 * fbm(x / 13., y / 13., 4, 12)


def floor(x, y):
    """Height (m) of the gorge: pool, stony banks, then slopes steep enough to close the view."""
    d = shore(x, y)
    slope = np.clip(d - 7 + 9 * fbm(x / 40., y / 40., 3, 14), 0, None)
    gorge = 84 * (1 - np.exp(-(slope / 46.) ** 1.25)) * smooth(-4, 60, y)
    return gorge - 1.4 * smooth(1.5, -3, d) + 3.4 * smooth(0, 12, d) + .5 * fbm(x / 4., y / 4., 4, 3) * smooth(-1, 3, d)


def crags(x, z, wide, tall, seed):
    """Outward shift (about -1..1) of rock broken into tilted blocks of no even size: each point takes the plane of its nearest centre."""
    rng = np.random.RandomState(seed)
    table = rng.rand(64, 64, 2), 2 * rng.rand(64, 64, 3) - 1
    x = x / wide + .2 * fbm(x / wide, z / tall, 4, seed)
    z = z / tall + .2 * fbm(x, z / tall + 9, 4, seed + 1)
    nearest, value = np.full(np.shape(x), 99.), np.zeros(np.shape(x))
    for i in (-1, 0, 1):
        for k in (-1, 0, 1):
            column, row = np.floor(x).astype(int) + i, np.floor(z).astype(int) + k
            centre, plane = (t[column % 64, row % 64] for t in table)
            dx, dz = x - column - centre[..., 0], z - row - centre[..., 1]
            closer = dx * dx + dz * dz < nearest
            nearest = np.where(closer, dx * dx + dz * dz, nearest)
            value = np.where(closer, plane[..., 0] + plane[..., 1] * dx + plane[..., 2] * dz, value)
    return value


def wall(x, z):
    """y of the rock: two masses standing forward, and between them a third with the two ledges of the falls."""
    bent = x + 2.5 * fbm(z / 11., 0 * z, 4, 5) + .9 * fbm(x / 3., z / 3., 3, 6)
    near = smooth(17, 8, np.abs(x - MIDDLE) + 5 * fbm(x / 9., z / 9., 3, 23))
    calm = .35 + .65 * smooth(3, 8, np.abs(x - MIDDLE))
    y = 95. + .05 * z - .4 * fbm(x / 5., z / 9., 5, 30)
    y = y - 12 * smooth(-12, -14, bent + .14 * z) - 10 * smooth(20, 22, bent - .16 * z) - .1 * np.clip(np.abs(x - MIDDLE) - 8, 0, None)
    y = y - calm * (2.2 * crags(x, z, 12., 24., 3) + .8 * crags(x, z, 4., 11., 8))
    ragged = z + 4.5 * fbm(x / 9., z / 30., 4, 21)
    for height, reach, _, _ in LEDGES:
        y = y + reach * (near * smooth(height - 1.2, height + .6, ragged) + (1 - near) * smooth(0, CREST, z))
    # The brink juts out a little under the water.
    return y - 1.8 * np.exp(-((z - CREST + 1.) / .9) ** 2 - ((x - MIDDLE) / 5.) ** 2)


def crest(x, y):
    """Height (m) of the forest above the rock, notched by the stream."""
    away = np.abs(x - MIDDLE)
    return CREST + 5 * smooth(5, 16, away) + (9 - .16 * x) * smooth(14, 50, away) + .25 * (y - 108) + 4 * fbm(x / 16., y / 16., 4, 3) * smooth(2, 12, away) - 1.2


def brink(x):
    """y of the rock's upper edge."""
    return wall(x, crest(x, 100.))


def falling_water(rng, count=2100):
    """Threads that fall free, meet a ledge, and leave it farther apart: ribbons facing the camera."""
    x = MIDDLE + rng.choice([-1.5, -.35, .5, 1.6], count, p=[.12, .4, .34, .14]) + .2 * rng.randn(count)
    out = .1 + 1.1 * rng.rand(count)
    y = np.full(count, 999.)
    rows = []
    for z in np.arange(CREST - .4, -.5, -.5):
        here = np.full(count, z)
        for height, _, aside, spread in LEDGES:
            lip = height + 1.5 * fbm(x / 1.7, 0 * x, 2, 33)
            x = x + (aside + spread * rng.randn(count)) * ((here <= lip) & (lip < here + .5))
        # Where the rock comes forward the water gives way to the side.
        x = x + np.clip(.16 * (wall(x + .5, here) - wall(x - .5, here)), -.14, .14) + .05 * rng.randn(count)
        y = np.minimum(y - .025 * out, wall(x, here) - .1 - .3 * out)
        rows.append(np.stack([x, y, np.full(count, z)], -1))
    threads = np.stack(rows, 1)
    points, faces, tones = [], [], []
    for thread in threads:
        # A quarter of the threads come over the brink, glassy and not yet torn; it is highest in its middle.
        over = rng.rand() < .25
        start = int(3 * rng.rand() ** 2 + .8 * abs(thread[0, 0] - MIDDLE) ** 2) if over else rng.randint(0, len(thread) - 10)
        path = thread[start:start + rng.randint(10, 44)]
        n, first = len(path), sum(map(len, points))
        half = (.03 + .11 * rng.rand() ** 2) * np.sin(np.linspace(.6 if over else .12, np.pi - .12, n)) ** .5
        edge = np.stack([half, 0 * half, 0 * half], -1)
        points.append(np.stack([path - edge, path + edge], 1).reshape(-1, 3))
        i = first + 2 * np.arange(n - 1)[:, None]
        faces.append(i + [0, 1, 3, 2])
        glass = .75 * smooth(CREST - 5, CREST, path[:, 2])[:, None]
        tones.append(np.repeat((hexc('#eaf3f7') * (1 - glass) + hexc('#86aaa2') * glass) * (.55 + .45 * rng.rand()), 2, 0))
    white = mat('falls', attr=True, rough=.7, spec=.2, translucent=.25)
    mesh('falls', np.concatenate(points), np.concatenate(faces), white, True, colors=np.concatenate(tones))


def build(A):
    rng = np.random.RandomState(31)
    kit = plant_kit(True, '#48743a', '#a5bb62')
    stone = rock('cliff', '#9a9284', '#45413b', '#5f7a38', .42, 3.2, attr=True, beds=(.6, .6, .6))
    X, Z = np.meshgrid(np.linspace(-60, 64, 620), np.linspace(0, 1, 330))
    Z = Z * (crest(X, brink(X)) + 3) - 3
    # Wet rock is dark: along each fall, wider below each ledge.
    course = MIDDLE + sum(aside * smooth(height + 1, height - 1, Z) for height, _, aside, _ in LEDGES)
    wide = 5. + sum(1.6 * smooth(height + 1, height - 1, Z) for height, *_ in LEDGES)
    wet = smooth(1.5, .6, np.abs(X - course) / wide + .5 * fbm(X / 2.5, Z / 9., 4, 6))
    stain = smooth(.1, .6, fbm(X / 3.5, Z / 45., 4, 41)) * smooth(CREST - 36, CREST, Z)
    tone = (1 - .75 * wet) * (1 - .25 * stain) * (1.1 + .16 * crags(X, Z, 13., 21., 3) * (1 - wet))
    heightfield('cliff', X, wall(X, Z), Z, stone, tone[..., None] * np.ones(3))
    X, Y = np.meshgrid(np.linspace(-120, 120, 300), np.linspace(0, 1, 120))
    Y = brink(X) - .4 + (200 - brink(X)) * Y
    heightfield('above', X, Y, crest(X, Y), mat('above', '#4c5c33', .95, vary=.3, vscale=.5))
    rows = -3 + 112 * np.linspace(0, 1, 360) ** 1.3
    X = np.linspace(-1, 1, 360)[None] * (14 + rows[:, None] * .95)
    Y = np.repeat(rows[:, None], 360, 1)
    n = (fbm(X / 3., Y / 3., 5, 9) * .5 + .5)[..., None]
    heightfield('floor', X, Y, floor(X, Y), mat('soil', attr=True, rough=.95, spec=.15, vary=.3, vscale=3., bump=.4, bscale=8.), hexc('#6d7a40') * n + hexc('#4b4f33') * (1 - n))
    pool = water('pool', '#4f8c78', '#1f5247', .5, .3, .06, (1., .6, 1))
    pool.pass_index = 2
    mesh('pool', [(-60, -6, 0), (64, -6, 0), (64, 110, 0), (-60, 110, 0)], [[0, 1, 2, 3]], pool)
    falling_water(rng)
    rocks = [boulder('stone%d' % i, 20 + i, rock('r%d' % i, '#989082', '#4a453d', '#5f7a38', .2, .9), 1., .66) for i in range(4)]

    def strewn(name, count, near, far, keep, size, protos, sink=.2):
        x, y = MIDDLE + (rng.rand(count) * 2 - 1) * 90, near + (far - near) * rng.rand(count)
        chosen = keep(x, y, shore(x, y))
        x, y = x[chosen], y[chosen]
        scatter(name, np.c_[x, y, floor(x, y) - sink], size(rng.rand(len(x))), rng.rand(len(x)) * 6, protos)

    strewn('rocks', 9000, 8, 97, lambda x, y, d: (d > -2.5) & (d < 3.5), lambda q: .2 + 2.1 * q ** 4, rocks, .25)
    strewn('foot', 900, 86, 96, lambda x, y, d: (np.abs(x - MIDDLE) < 22) & (np.abs(x - MIDDLE) > 2), lambda q: .6 + 2. * q ** 3, rocks, -1.1)
    strewn('bush', 9000, 12, 96, lambda x, y, d: (d > 1.6) & (d < 26 - .1 * y), lambda q: .6 + 1.3 * q, kit['bushes'])
    strewn('trees', 8000, 16, 100, lambda x, y, d: (d > 6) & (np.abs(x - MIDDLE) > 15 + .09 * y), lambda q: .3 + .42 * q, kit['deodars'] + kit['oaks'], .3)
    # The stream leaves the wood between boulders.
    gate = np.array([(-2.5, 1.7), (-4.6, 1.2), (3.2, 1.9), (5.6, 1.3), (.75, .55)])
    scatter('gate', np.c_[MIDDLE + gate[:, 0], brink(MIDDLE + gate[:, 0]) - .2, np.full(5, CREST - .5)], gate[:, 1], rng.rand(5) * 6, [boulder('wet', 27, rock('wet', '#4b463f', '#25221f', '#5f7a38', .2, .9), 1., .7)])
    count = 4200
    x = (rng.rand(count) * 2 - 1) * 100
    y = brink(x) + 1 + 60 * rng.rand(count)
    keep = (np.abs(x - MIDDLE) > 4.2) | (y > 122)
    scatter('crest', np.c_[x, y, crest(x, y) - .5][keep], (.42 + .45 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, kit['deodars'] + kit['oaks'])
    bpy.context.evaluated_depsgraph_get()
    ledge = []
    for _ in range(2600):
        x, z = rng.uniform(-55, 60), rng.uniform(3, CREST + 3)
        hit, where, normal, _ = bpy.data.objects['cliff'].ray_cast((x, 40, z + 12), (0, .97, -.2))
        if hit and normal.z > .25 and abs(x - MIDDLE) > 6.5:
            ledge.append((where.x, where.y - .1, where.z - .2))
    ledge = np.array(ledge)
    scatter('ledge', ledge, .4 + 1. * rng.rand(len(ledge)) ** 2, rng.rand(len(ledge)) * 6, kit['bushes'])
    ridge_layer('ridge', 420, 260, 400., 41, .3, 0, foot=20)
    sun(*SUN, 4.6, '#ffeed2', 1.5)
    world_grad('#8fbdea', '#eaf0f0', 1.15, '#5d6a4a')
    camera((-.6, -6., 6.8), (1.6, 95, 18.6), 36.)


def long_exposure(g, c, falls):
    """The threads drawn out along their fall into a veil."""
    reach = g.h // 70
    steps = range(-reach, 1)
    share = sum(shift(falls.astype(np.float32), k, 0) for k in steps)[..., None] / len(steps)
    tone = sum(shift(c * falls[..., None], k, 0) for k in steps) / len(steps) / np.maximum(share, 1e-3)
    veil = .8 * share
    return c * (1 - veil) * (1 - .3 * falls[..., None]) + tone * veil


def grade_picture(g, A):
    p = g.pos
    pool = (np.abs(g.idx - 2) < .5) * (g.a > .5)
    away = np.hypot(p[..., 0] - MIDDLE - .6, 1.3 * (p[..., 1] - 90))
    foam = smooth(.1, .75, fbm(p[..., 0] / 2.2, p[..., 1] / 4., 5, 70) + 3.4 * np.exp(-away / 8.) - .16 + .14 * np.sin(away * 1.5)) * smooth(40, 12, away) * pool
    c = denoise(g, 4, .9)
    c, a = unpremultiply(g, c)
    c = long_exposure(g, c, (g.alb.min(-1) > .38) & (np.abs(p[..., 0] - MIDDLE) < 14) & (g.dist > 80) & (p[..., 2] > .5))
    c = c * (1 - .85 * foam[..., None]) + .85 * foam[..., None] * np.array([.80, .90, .92])
    painted = sky(g, hexc('#5f9ad6') * .95, hexc('#dfeaf0') * 1.05, hexc('#fff2d8') * .4, *SUN, .45, 5, ccol=hexc('#ffffff') * 1.5, cshade=hexc('#b7c4cf'))
    c = fog(g, c, .0009, 300., hexc('#c2d6e2') * .9)
    X, Y = g.u * g.w, g.v * g.h
    # Spray where the water meets the lower ledge and the pool, nowhere else.
    upper, lower = MIDDLE + LEDGES[0][2], MIDDLE + LEDGES[0][2] + LEDGES[1][2]
    for x, height, reach, amount in ((upper, LEDGES[1][0], 4.4, .4), (lower, .4, 8., .8)):
        xs, ys, ppm = project(g, (x, 90, height))
        u, v = (X - xs) / ppm / reach, (Y - ys) / ppm / (.55 * reach) + .25
        m = amount * np.exp(-u ** 2 - v ** 2) * np.clip(1 + 1.1 * fbm(u * 2.2, v * 1.5, 5, 2), 0, None) * smooth(60, 85, g.dist)
        m = np.clip(m, 0, .95)[..., None]
        c = c * (1 - m) + hexc('#eef5f8') * 1.05 * m
    c = c * a + painted * (1 - a)
    c = bloom(c, 1., .26)
    return grade(c, float(A.get('ev', 1.44)), 1.08, 1.08, warm=(1.02, 1., .98), split=((-.01, .002, .014), (.014, .006, -.012)), vignette=.16, grain=.006)


main('package-waterfall', build, grade_picture, (1600, 1280), 14, ss=1., bounces=2)
