"""The world of the four heroes: river valley, forested spurs, terraced fields, the hamlet on its terraces. y is up-valley, metres."""
import numpy as np
from kit import *

TERRACE = 118.          # height of the hamlet
HILL = (36., 62.)       # its centre
UPHILL, ALONG = np.array([-.555, .832]), np.array([.832, .555])
WALLS = -8. - 6.5 * np.arange(6)  # where terrace walls stand, in metres uphill of the centre
DROP = 1.25                       # height of a wall
STAIR = -7.                       # where the stair climbs through them, in metres along
COTTAGES = [(20., 54.5, -.12, 0), (38.5, 67., -.3, 1), (57., 78., -.6, 2)]  # x, y, turn, which of the houses
HOUSES = [dict(width=10.8, bays=6, upper=(('window', .14), ('door', .38), ('window', .62), ('door', .86)), ground=(('window', .16), ('door', .5), ('window', .84))),
          dict(width=8.6, bays=5, upper=(('window', .2), ('door', .5), ('window', .8)), ground=(('door', .2), ('window', .5), ('door', .8)), wash=LIMEWASH),
          dict(width=6.6, bays=4, upper=(('window', .26), ('window', .74)), ground=(('door', .3), ('window', .72)), steps=False)]
# Trees around the hamlet: x, y, size.
DEODARS = [(1, 74, .75), (24, 84, 1.1), (33, 92, .9), (50, 96, 1.15), (68, 98, .85), (77, 70, 1.05), (84, 86, 1.2), (40, 99, 1.25), (88, 64, .8), (-6, 66, .7)]
OAKS = [(9, 66, 1.), (28, 74, 1.15), (47, 82, 1.), (66, 84, .95), (73, 76, .8), (14, 78, 1.2), (58, 90, 1.2), (82, 55, .9)]
BURANSH = [(11, 59, .85), (29.5, 61, .9), (31, 57, .6), (48, 71, .9), (51, 76, .75), (66, 72, .8), (4, 48, .8), (70, 62, .75), (-3, 58, .9), (60, 55, .6)]
PATH = np.array([(-6., 30.), (0., 34.), (8., 38.5), (16., 43.), (25.5, 49.), (34.5, 55.5), (44.5, 62.), (54.5, 68.), (66., 74.5)])
LAMPS = 13  # along the path


def river_x(y):
    """x of the river's centre line."""
    return -100 + (40 + y * .14) * np.sin((y - 330) / (120. + .13 * y)) + y * .05


def hill_distance(x, y):
    """Wavy distance from the middle of the cottage hill."""
    return np.hypot((x - HILL[0]) / 1.08, y - HILL[1]) + 7 * fbm(x / 26., y / 26., 4, 55)


def uphill(x, y):
    """Metres uphill of the hamlet's centre. Walls and fields follow its contours."""
    return (x - HILL[0]) * UPHILL[0] + (y - HILL[1]) * UPHILL[1] + 2.2 * fbm(x / 22., y / 22., 2, 58)


def contour(along, level):
    """(n,2) points on the contour of that level."""
    points = HILL + ALONG * np.asarray(along)[:, None] + UPHILL * np.asarray(level).reshape(-1, 1)
    for _ in range(4):
        points = points + UPHILL * (level - uphill(*points.T))[:, None]
    return points


def field_mask(x, y):
    """1 inside the terraced fields on the left bank."""
    e = np.hypot((x - river_x(y) + 165) / 115., (y - 470) / 190.)
    return smooth(1.02, .9, e + .42 * fbm(x / 85., y / 85., 4, 61))


def field_level(h, x, y):
    """(stepped height, step number, share of the riser) for terraces of 4.5 m."""
    step = 4.5
    f = h / step + .35 * fbm(x / 60., y / 60., 3, 63)
    level = np.floor(f)
    riser = smooth(.86, .97, f - level)
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
    steps = DROP * sum(smooth(wall, wall - .4, uphill(x, y)) for wall in WALLS)
    hill = TERRACE - steps - .78 * np.clip(hill_distance(x, y) - 48, 0, None) - 4 * smooth(40, 60, hill_distance(x, y)) + fbm(x / 15., y / 15., 3, 57) * 2.5 * smooth(46, 62, hill_distance(x, y))
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
    edge = hexc('#7d7560') * (.45 + .6 * fine[..., None])
    crop = crop * (1 - riser[..., None]) + edge * riser[..., None]
    m = (field_mask(x, y) > .5)[..., None]
    c = np.where(m, crop, c)
    top = smooth(60, 50, hill_distance(x, y))[..., None]
    meadow = hexc('#71803f') * (.45 + .5 * fine[..., None]) * n[..., None] + hexc('#4d6333') * (.6 + .4 * fine[..., None]) * (1 - n[..., None])
    rows = smooth(WALLS[0] - .3, WALLS[0] - .8, uphill(x, y))[..., None]
    meadow = meadow * (1 - rows) + hexc('#6d5a3c') * (.6 + .5 * fine[..., None]) * rows
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
    far = hill_distance(X, Y)
    heightfield('terrain', X, Y, Z + canopy - 2.5 * smooth(55, 51, far), ground, colours(X, Y, Z, slope))
    # The hamlet's own ground, fine enough for the steps of its terraces.
    X, Y = np.meshgrid(np.linspace(-28, 100, 400), np.linspace(-2, 126, 400))
    Z = height(X, Y)
    tones, far = colours(X, Y, Z, 0 * X), hill_distance(X, Y)
    trodden = np.zeros(X.shape)
    trodden[far < 54] = smooth(1.3, .7, path_distance(X[far < 54], Y[far < 54]) + .5 * fbm(X[far < 54], Y[far < 54], 3, 59))
    heightfield('hamlet', X, Y, Z - 4 * smooth(55, 59, far), ground, blend(tones, '#5f5544', trodden))
    # The fields across the river, fine enough for their walls.
    X, Y = np.meshgrid(np.arange(-150., 130., .8), np.arange(270., 670., .8))
    X += river_x(Y) - 165
    Z, inside = height(X, Y), field_mask(X, Y)
    heightfield('fields', X, Y, np.where(inside > .25, Z + .15, Z - 4), ground, colours(X, Y, Z, 0 * X))
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


def forest(rng, trees, broad, eye, count=60000, view=(-40., 12.), free=None):
    """Conifers everywhere but on fields, banks, terrace and around the camera; broadleaves low down.
    view: bearings (degrees) between which no near tree may hide the river. free(x, y): where trees may stand."""
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
    if free:
        keep &= free(x, y)
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
    """Distance to the garden path and the stair."""
    q = np.concatenate([path_points(80), contour(np.full(60, STAIR), np.linspace(-5, WALLS[-1] - 4, 60))])
    return np.sqrt(((np.stack([x, y], -1)[:, None] - q[None]) ** 2).sum(-1)).min(1)


YARD = 7.4  # how far a cottage's paved yard reaches to its front


def clear_of_houses(x, y, gap):
    """True outside the footprint of every cottage."""
    free = np.ones(len(x), bool)
    for cx, cy, turn, which in COTTAGES:
        c, s = np.cos(turn), np.sin(turn)
        u, v = (x - cx) * c + (y - cy) * s, -(x - cx) * s + (y - cy) * c
        free &= ~((np.abs(u) < HOUSES[which]['width'] / 2 + 1 + gap) & (v > -YARD - gap) & (v < 3.2 + gap))
    return free


def walls(mats):
    """Dry-stone walls that hold the terraces, and the stair through them."""
    B = Blocks(mats, 12)
    for wall in WALLS:
        line = contour(np.arange(-60, 60, 2.), wall - .45)
        low = height(*(line - .4 * UPHILL).T)
        for start, end, z in zip(line[:-1], line[1:], low):
            along = (end - start) / np.hypot(*(end - start))
            if hill_distance(*start) < 53 and abs((start - HILL) @ ALONG - STAIR + 1) > 1.6:
                frame = Frame((*start, z), (*along, 0), (along[1], -along[0], 0))
                masonry(B, frame, np.hypot(*(end - start)), DROP + .33, base=-.25, thick=.45, course=.24)
        foot = contour([STAIR], wall - .45)[0]
        frame = Frame((*foot, height(*(foot - 3 * UPHILL))), (*ALONG, 0), (*-UPHILL, 0))
        for k in range(8):
            B.on(frame, 'stone', -1.1, 1.1, .3 * k - .5, .3 * k - .16, -.6, DROP * (1 - k / 8) + .02, chamfer=.025, tint=(1.05, 1., .94))
    B.build('walls')


def crops(rng, leaf, flowers, gap=.62, size=1., blades=False):
    """Spring on the terraces: rows of green wheat and flowering mustard, here and there a field at rest.
    gap: metres between rows; blades: for a near camera, to which clumps of leaves look like gravel."""
    kinds = [[grass_tuft(kind + str(i), 31 + i, leaf, 110, .52, .24, *tones) for i in range(3)]
             for kind, tones in (('wheat', ('#5c8636', '#b8cc68')), ('mustard', ('#64883a', '#d2bf5a')))] if blades else [[clump(kind + str(i), 31 + i, leaf, .5, 420, .11, 1.1, *tones) for i in range(2)]
             for kind, tones in (('wheat', ('#6f9a3c', '#b4cc62')), ('mustard', ('#6f9240', '#d6cf52', .4 * flowers, '#ffe04a')))]
    along = np.arange(-58, 58, .4)
    for level, wall in enumerate(WALLS):
        for row in np.arange(wall - 1.2, wall - 6.2, -gap):
            points = contour(along, row) + .09 * rng.randn(len(along), 2)
            field = (np.floor((along + 9 * level) / 15).astype(int) * 3 + level * 2) % 5
            keep = (hill_distance(*points.T) < 50) & (path_distance(*points.T) > 1.3)
            for which, fields in enumerate(((0, 3), (1, 4))):
                at = on_ground(points[keep & np.isin(field, fields)], -.05)
                scatter('crop', at, size * (.75 + .5 * rng.rand(len(at))), rng.rand(len(at)) * 6, kinds[which])


def garden(rng, glow, lantern, leaf, grass_count=90000, flowers=True, rows=(.62, 1.), weeds=.3):
    """Terrace: cottages, flagged path with lanterns, dry-stone wall, grass, shrubs, blossom and specimen deodars.
    rows: gap and size of the crops; weeds: share of grass in the fields."""
    mats = house_mats(glow)
    for cx, cy, turn, which in COTTAGES:
        place = (cx, cy, float(height(np.array([cx]), np.array([cy]))[0]))
        cottage(place, turn, mats, lamp_power=lantern, seed=which, **HOUSES[which])
        yard, half = Blocks(mats, which), HOUSES[which]['width'] / 2 + 1
        flags(yard, -half, half, -YARD, -HOUSE_DEPTH / 2, .04)
        yard.build('yard', place, turn)
    walls(mats)
    crops(rng, leaf, flowers, *rows)
    flag = mat('flag', '#a39a88', .85, vary=.3, vscale=2., bump=.2, bscale=9., spec=.2, instvar=.2)
    slabs = [boulder('slab%d' % i, 60 + i, flag, .62, .2, 12) for i in range(3)]
    climb = contour(np.full(70, STAIR), np.linspace(-5, WALLS[-1], 70))
    q = np.concatenate([path_points(230), climb]) + .3 * rng.randn(300, 2)
    scatter('path', on_ground(q, -.03), .5 + .35 * rng.rand(300), rng.rand(300) * 6, slabs)
    rocks = [boulder('stone%d' % i, i, rock('rock%d' % i, size=.8), 1., .7) for i in range(4)]
    turn = rng.rand(420) * 6.28
    rim = np.array(HILL) + np.c_[np.cos(turn) * 52, np.sin(turn) * 48] * (1 + .16 * rng.rand(420, 1))
    scatter('rocks', on_ground(rim, -.3), .35 + 1.5 * rng.rand(420) ** 3, rng.rand(420) * 6, rocks)
    blade = foliage('blade', .3, .3)
    tufts = [grass_tuft('tuft%d' % i, i, blade, 34, .42, .2, '#6a7838', '#a3a55c') for i in range(3)]
    x, y = HILL[0] + 62 * (rng.rand(grass_count) * 2 - 1), HILL[1] + 58 * (rng.rand(grass_count) * 2 - 1)
    tilled = uphill(x, y) < WALLS[0] + .3
    keep = (hill_distance(x, y) < 58) & (rng.rand(len(x)) < np.where(tilled, weeds, 1.)) & (path_distance(x, y) > .9 + .5 * rng.rand(len(x))) & clear_of_houses(x, y, .1)
    spots = on_ground(np.c_[x, y][keep])
    patch = .6 + .7 * smooth(-.3, .5, fbm(spots[:, 0] / 7., spots[:, 1] / 7., 3, 14))
    scatter('grass', spots, patch * (.6 + .6 * rng.rand(len(spots))), rng.rand(len(spots)) * 6, tufts)
    bushes = [clump('bush%d' % i, i, leaf, 1., 900, .17) for i in range(3)]
    bloom = [clump('bloom%d' % i, 9 + i, leaf, 1., 900, .15, flowers=.35, flower=f) for i, f in enumerate(['#c8324a', '#e7a13c', '#e8e0d8'])]
    n = 4600
    x, y = HILL[0] + 66 * (rng.rand(n) * 2 - 1), HILL[1] + 62 * (rng.rand(n) * 2 - 1)
    group = fbm(x / 8., y / 8., 3, 15)
    keep = (hill_distance(x, y) < 66) & (((group > .2) & (uphill(x, y) > WALLS[0])) | (hill_distance(x, y) > 49)) & (path_distance(x, y) > 1.8) & clear_of_houses(x, y, .5)
    spots = on_ground(np.c_[x, y][keep], -.1)
    wild = rng.rand(len(spots)) < (.28 if flowers else 0)
    scatter('wild', spots[wild], .35 + .5 * rng.rand(wild.sum()), rng.rand(wild.sum()) * 6, bloom[:2])
    spots = spots[~wild]
    scatter('bush', spots, .3 + .9 * rng.rand(len(spots)) ** 2, rng.rand(len(spots)) * 6, bushes)
    if flowers:
        side = path_points(150) + rng.choice([-1, 1], (150, 1)) * [[.8, -1.2]] + .5 * rng.randn(150, 2)
        side = side[(path_distance(side[:, 0], side[:, 1]) > 1.1) & clear_of_houses(*side.T, .2)]
        scatter('edging', on_ground(side, -.05), .22 + .26 * rng.rand(len(side)), rng.rand(len(side)) * 6, bloom)
    stair = contour(np.full(7, STAIR - 1.5), np.r_[-7., WALLS - 3.])
    for spot in on_ground(np.concatenate([path_points(LAMPS) + [[-.9, .9]], stair[hill_distance(*stair.T) < 50]])):
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


def specimens(rng, needles, bark, leaf, flowers):
    """Tall deodars, banj oaks and rhododendrons around the hamlet."""
    big = [deodar('big%d' % i, 40 + i, needles, bark, 17 + 2 * i, 5.6, 34, 10, 14, 4, .42, .07, fineness=.11) for i in range(3)]
    oaks = [broadleaf('banj%d' % i, 20 + i, leaf, bark, 9 + i, 4.2, 22, 900, .15, '#4a5f35', '#7f8d55') for i in range(2)]
    rhododendrons = [rhododendron('buransh%d' % i, 30 + i, leaf, bark, 5.5 + i, 3.2, flowers=.3 * flowers) for i in range(2)]
    for trees, rows in ((big, DEODARS), (oaks, OAKS), (rhododendrons, BURANSH)):
        rows = np.array(rows)
        scatter('specimen', on_ground(rows[:, :2], -.4), rows[:, 2], rng.rand(len(rows)) * 6, trees)
    return big


def wilds(rng, eye, needles, bark, leaf, tint, tip, count, free=None):
    """The valley without the hamlet's garden: terrain, ridges, snows, forest."""
    trees = [deodar('tree%d' % i, i, needles, bark, 16 + 3 * i, 3.7 + .35 * i, 32, 8, 8, 1, .3 + .06 * i, fineness=.19, tint=tint, tip=tip) for i in range(4)]
    far_trees = [deodar('fart%d' % i, 9 + i, needles, bark, 18, 4.4, 11, 6, 4, 1, .35, fineness=.4, tint=tint, tip=tip) for i in range(2)]
    broad = [broadleaf('oak%d' % i, i, leaf, bark, 9 + i, 4., 16, 260, .34) for i in range(3)]
    terrain()
    backdrop(rng, far_trees)
    forest(rng, trees, broad, eye, count, free=free)


def build_outlook(eye):
    """What a window sees: the valley alone. Trees of the garden would stand on the sill like bonsai."""
    wilds(np.random.RandomState(4), eye, foliage('needles', .22, .3), mat('bark', attr=True, rough=.95, spec=.1), foliage('leaf', .3, .3), '#33502f', '#6d8448', 60000)


def build_valley(eye, glow=6., lantern=60., near=(), flowers=True, tint='#33502f', tip='#6d8448', forest_count=60000, rows=(.62, 1.), weeds=.3):
    """Everything but sun, sky dome and camera. near: extra tall deodars (x, y, scale, sink) close to the camera."""
    rng = np.random.RandomState(4)
    needles, bark = foliage('needles', .22, .3), mat('bark', attr=True, rough=.95, spec=.1)
    leaf = foliage('leaf', .3, .3)
    wilds(rng, eye, needles, bark, leaf, tint, tip, forest_count)
    garden(rng, glow, lantern, leaf, flowers=flowers, rows=rows, weeds=weeds)
    big = specimens(rng, needles, bark, leaf, flowers)
    if len(near):
        rows = np.array(near, float)
        spots = on_ground(rows[:, :2]) - np.c_[np.zeros((len(rows), 2)), rows[:, 3]]
        scatter('near', spots, rows[:, 2], rng.rand(len(rows)) * 6, big)
