"""The world of the four heroes: river valley, forested spurs, terraced fields, the cottage hill. y is up-valley, metres."""
import numpy as np
from kit import *

TERRACE = 118.          # height of the cottage hill
HILL = (36., 62.)       # its centre
COTTAGES = [(14., 58., .40, 0), (34., 70., .1, 1), (57., 80., -.22, 2)]
PATH = np.array([(3., 26.), (9., 37.), (15., 44.5), (24., 51.), (33., 58.), (43., 64.), (53., 69.5), (66., 75.)])


def river_x(y):
    """x of the river's centre line."""
    return -100 + (40 + y * .14) * np.sin((y - 330) / (120. + .13 * y)) + y * .05


def hill_distance(x, y):
    """Wavy distance from the middle of the cottage hill."""
    return np.hypot((x - HILL[0]) / 1.08, y - HILL[1]) + 7 * fbm(x / 26., y / 26., 4, 55)


def flat_mask(x, y):
    """1 on the cottage terrace, 0 on its slopes."""
    return smooth(52, 44, hill_distance(x, y))


def field_mask(x, y):
    """1 inside the terraced fields on the left bank."""
    e = np.hypot((x - river_x(y) + 165) / 115., (y - 470) / 190.)
    return smooth(1.02, .9, e + .42 * fbm(x / 85., y / 85., 4, 61))


def field_level(h, x, y):
    """(stepped height, step number, share of the riser) for terraces of 4.5 m."""
    step = 4.5
    f = h / step + .35 * fbm(x / 60., y / 60., 3, 63)
    level = np.floor(f)
    riser = smooth(.80, .97, f - level)
    return h + step * (level + riser - f), level, riser


def raw_height(x, y):
    """Valley without terraces and cottage hill."""
    off = x - river_x(y)
    shore = 42 + 9 * np.sin(y / 90.) + 4 * fbm(x / 38., y / 38., 3, 6)
    s = np.clip(np.abs(off) - shore, 0, None)
    side = np.where(off < 0, 245., 430.)
    grow = 1 + .35 * smooth(500, 1900, y)
    wall = side * grow * (1 - np.exp(-(s / 760.) ** 1.35))
    spur = (ridged(x / 640. + .2 * fbm(x / 500., y / 500., 2, 4), y / 560., 5, 11, .40, soft=.02) - .35) * 300 * smooth(90, 750, s)
    swell = fbm(x / 170., y / 170., 4, 5) * 26 * smooth(5, 200, s) + fbm(x / 30., y / 30., 3, 8) * 3 * smooth(0, 40, s)
    # Below the water right from the shore: a bed level with it would flicker through as black jags.
    bed = -3 * smooth(0, 9, shore - np.abs(off))
    return np.where(s > 0, wall + spur + swell + smooth(0, 25, s) * 2, bed)


def height(x, y):
    """Ground height."""
    h = raw_height(x, y)
    m = field_mask(x, y)
    h = h * (1 - m) + field_level(h, x, y)[0] * m
    hill = TERRACE - .78 * np.clip(hill_distance(x, y) - 48, 0, None) - 4 * smooth(40, 60, hill_distance(x, y)) + fbm(x / 15., y / 15., 3, 57) * 2.5 * smooth(46, 62, hill_distance(x, y))
    blend = np.clip(.5 + (hill - h) / 24., 0, 1)
    return h * (1 - blend) + hill * blend + 6 * blend * (1 - blend)


def colours(x, y, z, slope):
    """Ground colour: forest floor, meadow, rock, sand banks, fields."""
    n = fbm(x / 60., y / 60., 5, 21) * .5 + .5
    fine = fbm(x / 9., y / 9., 3, 22) * .5 + .5
    c = PAL['pine'] * .95 * (1 - n[..., None]) + hexc('#5f7040') * .75 * n[..., None]
    c = c * (.75 + .5 * fine[..., None])
    bare = smooth(1.1, 1.7, slope + .5 * (fine - .5))[..., None]
    c = c * (1 - bare) + hexc('#6f6e5a') * (.45 + .55 * fine[..., None]) * bare
    bank = (smooth(80, 56, np.abs(x - river_x(y)) + 34 * (n - .5)) * smooth(14, 4, z))[..., None]
    c = c * (1 - bank) + PAL['sand'] * (.55 + .35 * fine[..., None]) * bank
    level, riser = field_level(raw_height(x, y), x, y)[1:]
    cell = np.floor(x / 34. + np.sin(level * 5.1) * 3)
    pick = np.abs(np.sin(level * 12.9 + cell * 78.2)) % 1
    crops = np.stack([hexc(q) for q in ('#75834a', '#9b9253', '#62754a', '#ab9a5c', '#7f8b50')])
    crop = crops[np.clip((pick * 5).astype(int), 0, 4)] * (.8 + .35 * fine[..., None])
    edge = hexc('#5d5a3c') * (.7 + .5 * fine[..., None])
    crop = crop * (1 - riser[..., None]) + edge * riser[..., None]
    m = (field_mask(x, y) > .5)[..., None]
    c = np.where(m, crop, c)
    top = smooth(60, 50, hill_distance(x, y))[..., None]
    meadow = hexc('#7f8548') * (.55 + .5 * fine[..., None]) * n[..., None] + hexc('#55673a') * (1 - n[..., None])
    return c * (1 - top) + meadow * top


def terrain():
    """Ground mesh: rows dense near the camera."""
    v = np.linspace(0, 1, 900)
    rows = -90 + 3000 * v ** 1.9
    X = np.linspace(-1, 1, 760)[None] * (200 + rows[:, None] * .95)
    Y = np.repeat(rows[:, None], 760, 1)
    Z = height(X, Y)
    slope = np.hypot(np.gradient(Z, axis=1) / np.gradient(X, axis=1), np.gradient(Z, axis=0) / np.gradient(Y, axis=0))
    canopy = np.abs(perlin(X / 9., Y / 9., 77)) * 9 * smooth(900, 1300, Y) * smooth(50, 110, np.abs(X - river_x(Y)))
    ground = mat('ground', attr=True, rough=.95, spec=.1, vary=.3, vscale=.35, bump=.5, bscale=.8)
    ground.pass_index = 1
    heightfield('terrain', X, Y, Z + canopy, ground, colours(X, Y, Z, slope))
    river = water('river', scale=.05, bump=.10, rough=.08, stretch=(1, .35, 1))
    river.pass_index = 2
    mesh('river', [(-3000, -90, 0), (3000, -90, 0), (3000, 3200, 0), (-3000, 3200, 0)], [[0, 1, 2, 3]], river)


def backdrop(rng, trees):
    """Ridges behind the valley, nearest two with trees, then the snows."""
    near = ridge_layer('far0', 2500, 560, 1500., 31, .85, 150, gap_width=.22)
    second = ridge_layer('far1', 4000, 850, 2300., 47, .72, 260, gap_width=.24)
    ridge_layer('far2', 6500, 1250, 3400., 53, .6, 500, gap_width=.25)
    ridge_layer('far3', 9800, 1800, 4800., 59, .5, 700, gap_width=.28)
    ridge_layer('snow', 16000, 4300, 7000., 68, .0, 900, kind='snow', foot=-500, snow=.36, columns=900, rows=260)
    for grid, count in ((near, 40000), (second, 30000)):
        points = sample_grid(*grid, count, rng)
        keep = (points[:, 2] > 8) & (np.abs(points[:, 0]) < .66 * points[:, 1])
        points = points[keep] - [0, 0, 3]
        scatter('far_trees', points, 1.0 + .9 * rng.rand(len(points)), rng.rand(len(points)) * 6, trees)


def forest(rng, trees, broad, eye, count=60000, view=(-40., 12.)):
    """Conifers everywhere but on fields, banks, terrace and around the camera; broadleaves low down.
    view: bearings (degrees) between which no near tree may hide the river."""
    n = count * 3
    y = -70 + 1950 * rng.rand(n) ** 1.3
    x = (rng.rand(n) * 2 - 1) * (150 + np.clip(y, 0, None) * .82)
    z = height(x, y)
    step = 3.
    slope = np.hypot((height(x + step, y) - z) / step, (height(x, y + step) - z) / step)
    dense = fbm(x / 90., y / 90., 4, 71) * .8 + .62 + .2 * smooth(60, 250, z)
    hill = hill_distance(x, y)
    keep = (rng.rand(n) < dense) & (slope < 1.7) & (np.abs(x - river_x(y)) > 64) & (hill > 50) & (z < 760)
    keep &= field_mask(x, y) < .3
    gap = np.hypot(x - eye[0], y - eye[1])
    bearing = np.degrees(np.arctan2(x - eye[0], y - eye[1]))
    blocks_river = (bearing > view[0]) & (bearing < view[1]) & (gap < 330) & (z + 16 > eye[2] - 8 - .30 * gap)
    keep &= (gap > 14) & ((gap > 60) | (z + 17 < eye[2] - 7)) & ~blocks_river
    points = np.c_[x, y, z - .5][keep][:count]
    print('trees', len(points))
    leafy = (rng.rand(len(points)) < .34 * smooth(170, 40, points[:, 2]))
    size = .55 + .55 * rng.rand(len(points))
    near_hill = hill_distance(points[:, 0], points[:, 1]) < 90
    size = np.where(near_hill, size * .72, size)
    tilt = np.c_[rng.randn(len(points), 2) * .03, np.zeros(len(points))]
    turn = rng.rand(len(points)) * 6.28
    scatter('trees', points[~leafy], size[~leafy], turn[~leafy], trees, tilt[~leafy])
    scatter('oaks', points[leafy], size[leafy] * 1.25, turn[leafy], broad, tilt[leafy])


def on_ground(points, lift=0.):
    """(n,2) -> (n,3) on the ground."""
    points = np.asarray(points, float)
    return np.c_[points, height(points[:, 0], points[:, 1]) + lift]


def path_points(count):
    """Evenly spread points along the garden path."""
    t = np.linspace(0, len(PATH) - 1, count)
    i = np.minimum(t.astype(int), len(PATH) - 2)
    return PATH[i] + (PATH[i + 1] - PATH[i]) * (t - i)[:, None]


def path_distance(x, y):
    """Distance to the garden path."""
    q = path_points(80)
    return np.sqrt(((np.stack([x, y], -1)[:, None] - q[None]) ** 2).sum(-1)).min(1)


def clear_of_houses(x, y, gap):
    """True outside the footprint of every cottage."""
    free = np.ones(len(x), bool)
    for cx, cy, turn, _ in COTTAGES:
        c, s = np.cos(turn), np.sin(turn)
        u, v = (x - cx) * c + (y - cy) * s, -(x - cx) * s + (y - cy) * c
        free &= ~((np.abs(u) < 4.2 + gap) & (v > -6.2 - gap) & (v < 3.8 + gap))
    return free


def garden(rng, glow, lantern, leaf, grass_count=90000, flowers=True):
    """Terrace: cottages, flagged path with lanterns, dry-stone wall, grass, shrubs, blossom and specimen deodars."""
    mats = house_mats(glow)
    for cx, cy, turn, seed in COTTAGES:
        ground = float(height(np.array([cx]), np.array([cy]))[0])
        cottage((cx, cy, ground), turn, mats, lit=True, lamps=lantern > 0, lamp_power=lantern * 1.2, seed=seed)
    flag = mat('flag', '#a39a88', .85, vary=.3, vscale=2., bump=.2, bscale=9., spec=.2, instvar=.2)
    slabs = [boulder('slab%d' % i, 60 + i, flag, .62, .2, 12) for i in range(3)]
    q = path_points(150) + .35 * rng.randn(150, 2)
    scatter('path', on_ground(q, .0), .75 + .4 * rng.rand(150), rng.rand(150) * 6, slabs)
    rocks = [boulder('stone%d' % i, i, rock('rock%d' % i, size=.8), 1., .7) for i in range(4)]
    turn = rng.rand(420) * 6.28
    rim = np.array(HILL) + np.c_[np.cos(turn) * 52, np.sin(turn) * 48] * (1 + .16 * rng.rand(420, 1))
    scatter('rocks', on_ground(rim, -.3), .35 + 1.5 * rng.rand(420) ** 3, rng.rand(420) * 6, rocks)
    blade = foliage('blade', .3, .3)
    tufts = [grass_tuft('tuft%d' % i, i, blade, 34, .42, .2, '#6a7838', '#a3a55c') for i in range(3)]
    x, y = HILL[0] + 62 * (rng.rand(grass_count) * 2 - 1), HILL[1] + 58 * (rng.rand(grass_count) * 2 - 1)
    keep = (hill_distance(x, y) < 58) & (path_distance(x, y) > .9 + .5 * rng.rand(len(x))) & clear_of_houses(x, y, .1)
    spots = on_ground(np.c_[x, y][keep])
    patch = .6 + .7 * smooth(-.3, .5, fbm(spots[:, 0] / 7., spots[:, 1] / 7., 3, 14))
    scatter('grass', spots, patch * (.6 + .6 * rng.rand(len(spots))), rng.rand(len(spots)) * 6, tufts)
    bushes = [clump('bush%d' % i, i, leaf, 1., 900, .17) for i in range(3)]
    bloom = [clump('bloom%d' % i, 9 + i, leaf, 1., 900, .15, flowers=.35, flower=f) for i, f in enumerate(['#c8324a', '#e7a13c', '#e8e0d8'])]
    n = 4600
    x, y = HILL[0] + 66 * (rng.rand(n) * 2 - 1), HILL[1] + 62 * (rng.rand(n) * 2 - 1)
    group = fbm(x / 8., y / 8., 3, 15)
    keep = (hill_distance(x, y) < 66) & ((group > .06) | (hill_distance(x, y) > 47)) & (path_distance(x, y) > 1.8) & clear_of_houses(x, y, .5)
    spots = on_ground(np.c_[x, y][keep], -.1)
    wild = rng.rand(len(spots)) < (.28 if flowers else 0)
    scatter('wild', spots[wild], .35 + .5 * rng.rand(wild.sum()), rng.rand(wild.sum()) * 6, bloom[:2])
    spots = spots[~wild]
    scatter('bush', spots, .3 + .9 * rng.rand(len(spots)) ** 2, rng.rand(len(spots)) * 6, bushes)
    beds = []
    for cx, cy, turn, _ in COTTAGES:
        c, s = np.cos(turn), np.sin(turn)
        for k in range(26):
            u, v = (rng.choice([-1, 1]) * (1.5 + 2.9 * rng.rand()), -5.7 - .5 * rng.rand())
            beds.append((cx + c * u - s * v, cy + s * u + c * v))
    beds = np.array(beds)
    if flowers:
        scatter('bed', on_ground(beds, -.05), .28 + .3 * rng.rand(len(beds)), rng.rand(len(beds)) * 6, bloom)
        side = path_points(150) + rng.choice([-1, 1], (150, 1)) * [[.8, -1.2]] + .5 * rng.randn(150, 2)
        side = side[path_distance(side[:, 0], side[:, 1]) > 1.1]
        scatter('edging', on_ground(side, -.05), .22 + .26 * rng.rand(len(side)), rng.rand(len(side)) * 6, bloom)
    for spot in on_ground(path_points(15) + [[-.9, .9]]):
        lantern_post(spot, mats, lantern)


def meadow(eye, reach=22., count=26000, seed=8):
    """Thick grass on the terrace around a camera that stands in it: between the garden's tufts the ground would show."""
    rng = np.random.RandomState(seed)
    blade = foliage('meadowblade', .3, .3)
    tufts = [grass_tuft('meadow%d' % i, 20 + i, blade, 40, .26, .22, '#5f7034', '#a0a858') for i in range(3)]
    far, turn = reach * rng.rand(count) ** .7, rng.rand(count) * 6.28
    x, y = eye[0] + far * np.cos(turn), eye[1] + far * np.sin(turn)
    keep = (far > 1.1) & (hill_distance(x, y) < 56) & (path_distance(x, y) > .75 + .35 * rng.rand(count)) & clear_of_houses(x, y, .1)
    spots = on_ground(np.c_[x, y][keep], -.02)
    lush = .55 + .6 * smooth(-.4, .5, fbm(spots[:, 0] / 3., spots[:, 1] / 3., 3, 24))
    scatter('meadow', spots, lush * (.6 + .6 * rng.rand(len(spots))), rng.rand(len(spots)) * 6, tufts)


def lantern_post(spot, mats, power):
    """Knee-high garden lantern: post, glass box, cap."""
    x, y, z = spot
    B = Blocks(mats)
    B.box('wood_dark', (-.06, -.06, -.4), (.06, .06, .75))
    B.box('shade' if power else 'pane', (-.09, -.09, .75), (.09, .09, 1.0), chamfer=.02)
    B.box('iron', (-.14, -.14, 1.0), (.14, .14, 1.06), chamfer=.02)
    B.build('lantern', (x, y, z))
    if power:
        lamp((x, y, z + .9), power * .35, size=.2)


def specimens(rng, needles, bark):
    """Tall deodars around the terrace and close to the camera."""
    big = [deodar('big%d' % i, 40 + i, needles, bark, 17 + 2 * i, 4.6, 40, 10, 14, 4, .4, .07, fineness=.11) for i in range(4)]
    spots = np.array([(2, 74), (23, 84), (31, 90), (46, 88), (50, 96), (69, 90), (75, 82), (76, 66), (72, 98), (84, 88), (40, 97), (14, 84),
                      (60, 102), (4, 86), (80, 56), (88, 72), (-5, 60), (44, 79), (70, 58), (-10, 76)], float)
    size = np.array([.75, .8, 1.1, .75, 1.2, .7, .9, 1.05, 1.25, 1.2, 1.1, 1.0, 1.25, .9, .8, 1.15, .6, .5, .55, .7])
    scatter('big', on_ground(spots, -.4), size, rng.rand(len(spots)) * 6, big)
    return big


def build_valley(eye, glow=6., lantern=60., near=(), flowers=True, tint='#33502f', tip='#6d8448', forest_count=60000):
    """Everything but sun, sky dome and camera. near: extra tall deodars (x, y, scale, sink) close to the camera."""
    rng = np.random.RandomState(4)
    needles, bark = foliage('needles', .22, .3), mat('bark', attr=True, rough=.95, spec=.1)
    leaf = foliage('leaf', .3, .3)
    trees = [deodar('tree%d' % i, i, needles, bark, 16 + 3 * i, 3.7 + .35 * i, 32, 8, 8, 1, .3 + .06 * i, fineness=.19, tint=tint, tip=tip) for i in range(4)]
    far_trees = [deodar('fart%d' % i, 9 + i, needles, bark, 18, 4.4, 11, 6, 4, 1, .35, fineness=.4, tint=tint, tip=tip) for i in range(2)]
    broad = [broadleaf('oak%d' % i, i, leaf, bark, 9 + i, 4., 12, 70, .6) for i in range(3)]
    terrain()
    backdrop(rng, far_trees)
    forest(rng, trees, broad, eye, forest_count)
    garden(rng, glow, lantern, leaf, flowers=flowers)
    big = specimens(rng, needles, bark)
    if len(near):
        rows = np.array(near, float)
        spots = on_ground(rows[:, :2]) - np.c_[np.zeros((len(rows), 2)), rows[:, 3]]
        scatter('near', spots, rows[:, 2], rng.rand(len(rows)) * 6, big)
