"""Herbs, seeds, chillies, lemon, rice: prototypes to scatter with shapes.land or shapes.copy."""
import numpy as np
from kit.noise import fbm3, smooth
from kit.palette import ramp
from .paint import material
from .shapes import blob, copy, grid, land, park, spread, sweep


def leaf(name, mat, length=.3, width=.1, curl=.05, lobes=0, seed=0):
    """One leaf on its own grid; lobes > 0 gives the cut edge of coriander."""
    t, u = np.meshgrid(np.linspace(0, 1, 26), np.linspace(-1, 1, 11))
    edge = np.sin(np.pi * t ** .75) ** .8
    if lobes:
        edge = edge * (.72 + .28 * np.abs(np.sin(t * np.pi * lobes))) + .03
    y = width * edge * u
    z = curl * (u ** 2) * edge + .18 * curl * np.sin(t * 9 + seed) + curl * .8 * np.sin(t * 2.5 + seed)
    z = z - .1 * curl * np.exp(-(u / .12) ** 2)
    return park(grid(name, t * length - length / 2, y, z, mat))


def herb_mat(color='#3c7f22'):
    return material('herb', color, .42, each=.45, through=.28, coat=.15)


def coriander(mat=None):
    """Chopped coriander: three-lobed leaf pieces, flat and curled."""
    mat = mat or herb_mat()
    made = []
    for i in range(4):
        r = np.random.RandomState(i)
        a = np.linspace(0, 2 * np.pi, 64)
        k = np.linspace(.02, 1, 9)
        kk, aa = np.meshgrid(k, a)
        edge = .55 + .45 * np.abs(np.cos(1.5 * aa)) ** .7
        edge = edge * (.9 + .14 * np.abs(np.sin(6 * aa + i))) * (.75 + .25 * np.cos(aa - .3))
        x, y = .11 * kk * edge * np.cos(aa), .11 * kk * edge * np.sin(aa)
        z = .5 * (r.rand() - .3) * x ** 2 / .1 + (r.rand() - .4) * y ** 2 / .1 + .012 * np.sin(aa * 3 + i) * kk
        made.append(park(grid('coriander', x, y, z, mat)))
    return made


def curry_leaves():
    mat = material('curryleaf', '#2d5a1f', .32, each=.35, coat=.35, through=.1)
    return [leaf('curry', mat, .34, .085, .05, 0, i) for i in range(3)]


def mint():
    mat = material('mint', '#3f8f2c', .4, each=.25, through=.25, coat=.15)
    return [leaf('mint', mat, .36, .14, .09, 6, i) for i in range(3)]


def mustard():
    return [park(blob('mustard', material('mustard', '#17100d', .3, coat=.3), (.016, .016, .016), .1, n=10))]


def cumin():
    mat = material('cumin', '#7b5228', .55, each=.3)
    return [park(blob('cumin', mat, (.034, .010, .010), .15, n=10))]


def sesame():
    mat = material('sesame', '#f2dfb4', .45, each=.15, sss=.1)
    return [park(blob('sesame', mat, (.034, .020, .010), .1, n=12))]


def flakes(color='#b3271a', size=.03):
    mat = material('flake', color, .35, each=.4, coat=.3, through=.15)
    return [park(blob('flake', mat, (size, size * .7, size * .18), .6, 1.8, i, 10)) for i in range(3)]


def dry_chilli(points, thick=.05, color='#8e1512'):
    """Wrinkled red chilli along points."""
    n = 50
    p = np.array(points, float)
    s = np.linspace(0, 1, len(p))
    t = np.linspace(0, 1, n)
    q = np.c_[np.interp(t, s, p[:, 0]), np.interp(t, s, p[:, 1]), np.interp(t, s, p[:, 2])]
    r = thick * (np.sin(np.pi * np.clip(t * .93 + .05, 0, 1)) ** .5) * (1 - .45 * t)
    skin = material('chilli', color, .22, coat=.6, vary=.25, vscale=5)
    ob = sweep('chilli', q, r, skin, 18, rough=.22)
    d = q[0] - q[2]
    d /= np.linalg.norm(d)
    stalk = material('stalk', '#6c7a2c', .5)
    sweep('stalk', [q[0] - d * .02, q[0] + d * .08, q[0] + d * .16 + [0, 0, .03]], [.016, .011, .012], stalk, 8)
    return ob


def fresh_chilli(points, thick=.05, color='#3d7a1e'):
    t = np.linspace(0, 1, len(points))
    r = thick * np.clip(1 - t, .06, 1) ** .5
    return sweep('fresh', points, r, material('fresh', color, .2, coat=.6, vary=.1), 18)


def onion_ring(mat=None, r=.3, seed=0):
    """Thin raw onion ring, purple outside."""
    a = np.linspace(0, 2 * np.pi, 70)
    v, aa = np.meshgrid(np.linspace(0, 2 * np.pi, 14), a)
    wob = 1 + .06 * np.sin(aa * 2 + seed) + .03 * np.sin(aa * 3 + 2 * seed)
    rr = r * wob + .016 * np.cos(v)
    z = .045 * np.sin(v) + .03 * np.sin(aa * 2 + seed)
    tone = smooth(.2, .95, np.cos(v))
    col = ramp(tone, (0, '#f3e6ea'), (.5, '#dca9c0'), (1, '#8a2f5e'))
    mat = mat or material('onionring', painted=True, rough=.25, coat=.4, sss=.2)
    return grid('onion', rr * np.cos(aa), rr * np.sin(aa), z, mat, col)


def lemon_wedge(seed=0):
    """Wedge with pulp lines, white pith and yellow skin."""
    mat = material('lemon', painted=True, rough=.25, coat=.4, sss=.15)
    a, k = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 40))
    length, depth = .42, .2
    made = []
    for side in (-1, 1):
        rim = np.sin(a * np.pi / 2)
        x = length * rim * (.80 + .20 * k)
        h = depth * np.sqrt(np.clip(1 - rim ** 2, 0, 1)) * k
        ray = np.abs(np.sin(np.arctan2(x, h + .02) * 5))
        pulp = ramp(np.clip(.5 + .5 * fbm3(a * 9, k * 5, seed, 3, seed), 0, 1), (0, '#f9dc3c'), (1, '#fff4a6'))
        pith = smooth(.8, .86, k)[..., None]
        col = pulp * (1 - pith) + pith * np.array([.92, .88, .66])
        col = col * (1 - .12 * (1 - smooth(0, .25, ray))[..., None])
        y = side * .55 * h
        z = -h * .84 + .006 * fbm3(a * 20, k * 12, 0, 2, seed)
        made.append((x, y, z, col))
    x = np.vstack([made[0][0][::-1], made[1][0]])
    y = np.vstack([made[0][1][::-1], made[1][1]])
    z = np.vstack([made[0][2][::-1], made[1][2]])
    c = np.concatenate([made[0][3][::-1], made[1][3]])
    pulp = grid('lemon', x, y, z + .2, mat, c)
    skin = material('zest', '#f7c81a', .35, coat=.3, bump=.006, bscale=40)
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 30))
    xs = length * 1.01 * np.sin(u * np.pi / 2)
    h = depth * 1.02 * np.sqrt(np.clip(1 - (xs / length / 1.01) ** 2, 0, 1))
    ang = v * .58
    rind = grid('zest', xs, h * np.sin(ang), .2 - h * np.cos(ang), skin)
    rind.parent = pulp
    return pulp


def rice_mat(color='#fbf1da'):
    return material('rice', color, .38, each=.1, sss=.25, coat=.1)


def rice_grains(mat=None, length=.047, slim=1.):
    mat = mat or rice_mat()
    t = np.linspace(0, 1, 9)
    made = []
    for i in range(3):
        pts = np.c_[(t - .5) * 2 * length, .010 * np.sin(t * 3.1) * (i - 1), np.zeros(9)]
        r = .0105 * slim * np.sin(np.pi * (.06 + .88 * t)) ** .75
        made.append(park(sweep('grain', pts, r, mat, 7)))
    return made


def rice_mound(loc, r, h, n=2600, seed=0, squash=1., mat=None, power=1.6, slim=1.):
    """Heap of separate grains over a hidden core. slim: their thickness."""
    mat = mat or rice_mat()
    grains = rice_grains(mat, slim=slim)
    k = np.linspace(.001, 1, 60)
    kk, aa = np.meshgrid(k, np.linspace(0, 2 * np.pi, 120))
    height = lambda q: h * (1 - q ** power) ** .85
    grid('ricecore', loc[0] + .95 * r * kk * np.cos(aa), loc[1] + .95 * r * squash * kk * np.sin(aa), loc[2] - .03 + .93 * height(kk), mat)
    q = np.random.RandomState(seed)
    a = q.rand(n) * 6.283
    k = np.sqrt(q.rand(n))
    lump = .05 * h * fbm3(k * np.cos(a) * 5, k * np.sin(a) * 5, 0, 3, seed)
    z = loc[2] + height(k) + lump + .02 * q.randn(n)
    slope = 1.1 * h / r * k
    for i in range(n):
        p = (loc[0] + r * k[i] * np.cos(a[i]), loc[1] + r * squash * k[i] * np.sin(a[i]), max(z[i], loc[2] + .012))
        copy(grains[i % 3], p, (q.randn() * .25, slope[i] * q.uniform(-.6, .6) + .2 * q.randn(), q.rand() * 6.28), q.uniform(.85, 1.12))


def sprinkle(protos, center, r, n, seed, **kw):
    return land(protos, spread(center, r, n, seed), seed, **kw)


def olives():
    """Black olive rings."""
    mat = material('olive', '#16110f', .25, coat=.4, each=.2)
    v, a = np.meshgrid(np.linspace(0, 2 * np.pi, 16), np.linspace(0, 2 * np.pi, 40))
    r = .085 + .038 * np.cos(v)
    return [park(grid('olive', r * np.cos(a), r * np.sin(a), .032 * np.sin(v) + .02, mat))]


def pepper_rings(color='#4f8f22', r=.22):
    """Three-lobed capsicum slices."""
    mat = material('capsicum', color, .25, coat=.5, each=.25, sss=.1)
    made = []
    for i in range(3):
        span = (6.283, 3.4, 2.6)[i]
        a, v = np.meshgrid(np.linspace(0, span, 70), np.linspace(0, 2 * np.pi, 12))
        rr = r * (1 - .22 * np.abs(np.sin(1.5 * a + i)) ** 3) + .016 * np.cos(v)
        z = .034 * np.sin(v) + .03 + .012 * np.sin(a * 2 + i)
        made.append(park(grid('capsicum', (rr * np.cos(a)).T, (rr * np.sin(a)).T, z.T, mat)))
    return made


def tomato_slice(r=.26, seed=0):
    """Round slice with seed chambers painted."""
    k, a = np.meshgrid(np.linspace(.001, 1, 50), np.linspace(0, 6.283, 140))
    x, y = k * np.cos(a), k * np.sin(a)
    n = fbm3(x * 4, y * 4, seed, 3, seed)
    wedge = np.abs(np.sin(a * 2.5 + seed + .3 * n))
    room = smooth(.3, .6, wedge) * smooth(.3, .4, k) * smooth(.84, .76, k)
    col = ramp(np.clip(.5 + .6 * n, 0, 1), (0, '#c22a12'), (1, '#e4532a'))
    gel = ramp(np.clip(.5 + .9 * fbm3(x * 12, y * 12, seed, 3, 2), 0, 1), (0, '#a93408'), (.55, '#dc7420'), (1, '#f2d58a'))
    col = col * (1 - room[..., None]) + gel * room[..., None]
    col = np.where((k > .93)[..., None], col * [.75, .4, .4], col)
    z = .05 - .016 * room + .006 * n - .045 * smooth(.93, 1, k)
    mat = material('tomato', painted=True, rough=.22, coat=.5, sss=.12)
    return park(grid('tomato', r * x, r * y, z, mat, col))


def onion_slivers():
    """Thin purple-white onion arcs."""
    mat = material('sliver', painted=True, rough=.25, coat=.4, sss=.15)
    made = []
    for i in range(3):
        t = np.linspace(-1, 1, 20)
        pts = np.c_[.17 * np.sin(t * (1. + .2 * i)), .12 * np.cos(t * 1.2), .02 + .03 * np.cos(t * 2 + i)]
        tone = lambda q: ramp(np.clip((q[..., 2] - q[..., 2].min()) / (np.ptp(q[..., 2]) + 1e-6), 0, 1), (0, '#8d3563'), (.4, '#d7a3bf'), (1, '#f4e9ee'))
        made.append(park(sweep('sliver', pts, .02 * np.cos(t * 1.3) + .004, mat, 10, 1.6, tone)))
    return made


def corn():
    mat = material('corn', '#f0b92c', .25, coat=.5, each=.2, sss=.2)
    return [park(blob('corn', mat, (.05, .042, .04), .12, 1.5, 3, 16, .8))]


def lettuce(r, z, seed=0, drop=.1):
    """Ruffled leaf ring sticking out of a burger."""
    a, k = np.meshgrid(np.linspace(0, 2 * np.pi, 700), np.linspace(0, 1, 40))
    out = r * (.5 + .56 * k) + .05 * fbm3(np.cos(a) * 3, np.sin(a) * 3, seed, 3, seed) * k
    ruffle = np.sin(a * 17 + 3 * fbm3(np.cos(a) * 2, np.sin(a) * 2, 1, 2, seed)) * .045 + np.sin(a * 43 + seed) * .016
    zz = ruffle * k ** 1.3 - drop * k ** 2
    tone = np.clip(.25 + .6 * k + .25 * fbm3(a * 9, k * 4, seed, 3, 3), 0, 1)
    col = ramp(tone, (0, '#eef5c4'), (.5, '#b4dc5c'), (1, '#6cb52e'))
    mat = material('lettuce', painted=True, rough=.32, coat=.3, through=.3)
    return grid('lettuce', out * np.cos(a), out * np.sin(a), zz + z, mat, col)


def cheese_slice(size, z, turn=.3, droop=.16, r=.62):
    """Square slice melting over a round patty."""
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(-1, 1, 120))
    x, y = u * size, v * size
    far = np.clip(np.hypot(x, y) - r * .9, 0, 1)
    z0 = z - droop * smooth(0, .25, far) - .55 * far
    pull = 1 - .45 * far
    mat = material('cheese', '#f5a21d', .28, coat=.35, sss=.25, coat_rough=.1)
    ob = grid('cheese', x * pull, y * pull, z0, mat, thick=.035)
    ob.rotation_euler[2] = turn
    return ob


def nuts(color='#e9cf9a', skin='#a8703c', length=.11):
    """Almond slivers: pale with a brown edge."""
    mat = material('nut', painted=True, rough=.45, each=.12)
    made = []
    for i in range(3):
        k, a = np.meshgrid(np.linspace(.001, 1, 14), np.linspace(0, 6.283, 40))
        x = length * k * np.cos(a) * (1 - .15 * np.cos(a))
        y = length * .48 * k * np.sin(a)
        col = ramp(k, (0, color), (.84, color), (.93, skin), (1, skin))
        made.append(park(grid('nut', x, y, .006 * np.sin(a * 2 + i) * k + .012, mat, col, thick=.018)))
    return made


def pistachio():
    mat = material('pista', '#86a83a', .4, each=.4, vary=.2, vscale=14)
    return [park(blob('pista', mat, (.055, .016, .014), .4, 2, i, 10, .7)) for i in range(3)]


def saffron():
    mat = material('saffron', '#a81f05', .35, each=.3)
    made = []
    t = np.linspace(0, 1, 10)
    for i in range(3):
        pts = np.c_[(t - .5) * .2, .03 * np.sin(t * 5 + i * 2), .01 + .01 * np.sin(t * 4)]
        made.append(park(sweep('saffron', pts, .006 + .004 * t, mat, 6)))
    return made


def raisins():
    mat = material('raisin', '#a8702a', .28, each=.3, coat=.35, sss=.2)
    return [park(blob('raisin', mat, (.06, .042, .038), .35, 2.6, i, 22)) for i in range(3)]


def jakhiya():
    """Tiny wild-mustard seeds of Garhwal tempering."""
    return [park(blob('jakhiya', material('jakhiya', '#2a1a10', .4, coat=.2), (.02, .017, .015), .2, n=10))]
