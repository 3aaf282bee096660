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


def wall(x, z):
    """y of the rock: three steps, each standing farther back than the one below."""
    ragged = z + 4.5 * fbm(x / 9., z / 30., 4, 21)
    buttress = 5. * np.abs(fbm(x / 15. + .2 * fbm(x / 9., z / 14., 3, 8), z / 60., 3, 17)) * smooth(4, 11, np.abs(x - MIDDLE))
    y = 95. + .05 * z - .5 * cliff_depth(x, z, 3, ledge=10., block=4.5) - buttress - 1.5 * fbm(x / 5., z / 9., 5, 30)
    for height, reach, _, _ in LEDGES:
        y = y + reach * smooth(height - 1.2, height + .6, ragged)
    return y - .17 * np.clip(np.abs(x - MIDDLE) - 8, 0, None)


def crest(x, y):
    """Height (m) of the forest above the rock, notched by the stream."""
    return CREST + (13 - .1 * x) * smooth(5, 60, np.abs(x - MIDDLE)) + .25 * (y - 108) + 4 * fbm(x / 16., y / 16., 4, 3) * smooth(2, 12, np.abs(x - MIDDLE)) - 1.2


def falling_water(rng, count=2100):
    """Threads that fall free, meet a ledge, and leave it farther apart: ribbons facing the camera."""
    x = MIDDLE + rng.choice([-1.7, -.3, .5, 1.6], count, p=[.1, .36, .4, .14]) + .3 * rng.randn(count)
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
        start = rng.randint(0, len(thread) - 10)
        path = thread[start:start + rng.randint(10, 44)]
        n, first = len(path), sum(map(len, points))
        half = (.03 + .11 * rng.rand() ** 2) * np.sin(np.linspace(.12, np.pi - .12, n)) ** .5
        edge = np.stack([half, 0 * half, 0 * half], -1)
        points.append(np.stack([path - edge, path + edge], 1).reshape(-1, 3))
        i = first + 2 * np.arange(n - 1)[:, None]
        faces.append(i + [0, 1, 3, 2])
        tones.append(np.repeat(hexc('#eaf3f7')[None] * (.55 + .45 * rng.rand()), 2 * n, 0))
    white = mat('falls', attr=True, rough=.7, spec=.2, translucent=.25)
    mesh('falls', np.concatenate(points), np.concatenate(faces), white, True, colors=np.concatenate(tones))


def build(A):
    rng = np.random.RandomState(31)
    kit = plant_kit(True, '#48743a', '#a5bb62')
    stone = rock('cliff', '#9a9284', '#45413b', '#5f7a38', .42, 3.2, attr=True)
    X, Z = np.meshgrid(np.linspace(-60, 64, 620), np.linspace(0, 1, 330))
    Z = Z * (crest(X, 104.) + 4.5) - 3
    # Wet rock is dark: along each fall, wider below each ledge.
    course = MIDDLE + sum(aside * smooth(height + 1, height - 1, Z) for height, _, aside, _ in LEDGES)
    wide = 5. + sum(1.6 * smooth(height + 1, height - 1, Z) for height, *_ in LEDGES)
    wet = smooth(1.5, .6, np.abs(X - course) / wide + .5 * fbm(X / 2.5, Z / 9., 4, 6))
    heightfield('cliff', X, wall(X, Z), Z, stone, (1 - .7 * wet)[..., None] * np.ones(3))
    X, Y = np.meshgrid(np.linspace(-120, 120, 300), np.linspace(103, 200, 120))
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
    count = 4200
    x, y = (rng.rand(count) * 2 - 1) * 100, 105 + 60 * rng.rand(count)
    keep = np.abs(x - MIDDLE) > 3.4
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
    # Spray where the water meets ledges and pool, nowhere else.
    x = MIDDLE
    for height, aside, reach, amount in ((LEDGES[0][0], LEDGES[0][2], 2.8, .45), (LEDGES[1][0], LEDGES[1][2], 4.4, .5), (.4, 0., 8., .8)):
        xs, ys, ppm = project(g, (x, 90, height))
        u, v = (X - xs) / ppm / reach, (Y - ys) / ppm / (.55 * reach) + .25
        m = amount * np.exp(-u ** 2 - v ** 2) * np.clip(1 + 1.1 * fbm(u * 2.2, v * 1.5, 5, 2), 0, None) * smooth(60, 85, g.dist)
        m = np.clip(m, 0, .95)[..., None]
        c = c * (1 - m) + hexc('#eef5f8') * 1.05 * m
        x += aside
    c = c * a + painted * (1 - a)
    c = bloom(c, 1., .26)
    return grade(c, float(A.get('ev', 1.44)), 1.08, 1.08, warm=(1.02, 1., .98), split=((-.01, .002, .014), (.014, .006, -.012)), vignette=.16, grain=.006)


main('package-waterfall', build, grade_picture, (1600, 1280), 14, ss=1., bounces=2)
