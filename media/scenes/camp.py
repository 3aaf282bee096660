"""The camp of the night pictures: bell tents around a fire, string lights, forest and stars. Metres; y is away from us."""
import numpy as np
from kit import *
from close import plant_kit

FIRE = (.6, 9.2)
TENTS = [(-5.6, 11.7, .42), (-10.8, 18., .5), (7.2, 13.1, -.42), (1.2, 20., .02), (13.2, 20., -.5)]
POLES = [(-8.4, 9.6), (-2.2, 15.6), (4.2, 16.), (9.4, 10.8)]
DECK = .45  # height of the tents' decks above the ground


def ground(x, y):
    """Height of the clearing: level at the fire, rising into the wood."""
    from_fire = np.hypot(x - FIRE[0], y - FIRE[1])
    return .25 * fbm(x / 6., y / 6., 4, 3) * smooth(2, 7, from_fire) + .9 * smooth(16, 40, y) * (1 + fbm(x / 14., y / 14., 3, 4))


def materials():
    """Everything the camp is made of."""
    return dict(
        canvas=mat('canvas', '#e8d2a8', .9, spec=.1, translucent=.55, vary=.1, vscale=3, stretch=(1, 1, .3)),
        wood=mat('wood', '#6b4a30', .7, wood=(4, .6, 4)), dark=mat('dark', '#2c2019', .8),
        linen=mat('linen', '#efe2cc', .9), rust=mat('rust', '#9c3f2b', .95, sheen=.4, vary=.2, vscale=12),
        teal=mat('teal', '#2f6468', .95, sheen=.4, vary=.2, vscale=12),
        stone=rock('ringstone', '#7c746a', '#3d3833', '#59663a', .1, .25), ember=emission('ember', '#ff5a14', 9), bulb=emission('bulb', '#ffa54a', 9),
        enamel=mat('enamel', '#e8e2d4', .25, coat=.5), rim=mat('enamelrim', '#274a6b', .3, coat=.5), tea=mat('tea', '#5a2c10', .12))


def clearing():
    """Ground mesh: grass, and trodden earth around the fire."""
    rows = -6 + 90 * np.linspace(0, 1, 300) ** 1.6
    X = np.linspace(-1, 1, 300)[None] * (14 + rows[:, None] * .95)
    Y = np.repeat(rows[:, None], 300, 1)
    n = fbm(X / 2.5, Y / 2.5, 5, 9) * .5 + .5
    bare = smooth(4.2, 1.6, np.hypot(X - FIRE[0], Y - FIRE[1]) + 1.2 * (n - .5))[..., None]
    n = n[..., None]
    grass = hexc('#7a7d48') * n + hexc('#585f38') * (1 - n)
    soil = mat('ground', attr=True, rough=.95, spec=.1, vary=.3, vscale=5, bump=.3, bscale=9)
    heightfield('ground', X, Y, ground(X, Y), soil, grass * (1 - bare) + hexc('#8a6c4c') * bare)


def bell_tent(x, y, turn, M, radius=2.5, height=3.1, wall=1.5):
    """Eight panels on a low wall, sagging between the seams; an open, lit doorway towards us; guy ropes; a deck."""
    panels = 8
    a = np.linspace(0, 2 * np.pi, panels * 14 + 1)
    seam = np.abs(np.sin(a * panels / 2))
    k = np.linspace(.01, 1, 26)[:, None]
    pull = np.sin(k * np.pi)
    reach = radius * k * (1 - .035 * seam * pull)
    parts = [heightfield('cone', reach * np.cos(a), reach * np.sin(a), wall + (height - wall) * (1 - k) ** 1.12 - .05 * seam * pull, M['canvas'])]
    door = .30  # half its angle in radians
    a = np.linspace(-np.pi / 2 + door, 1.5 * np.pi - door, panels * 13)
    v = np.linspace(0, 1, 8)[:, None]
    bulge = radius * (1. + .03 * np.sin(v * 3))
    parts.append(heightfield('wall', bulge * np.cos(a), bulge * np.sin(a), wall * (1 - v) + 0 * a, M['canvas']))
    door_x, door_y = radius * np.sin(door), -radius * np.cos(door)
    u, w = np.meshgrid(np.linspace(0, 1, 20), np.linspace(0, 1, 16))
    tied = u * .34 * (1 - .7 * np.exp(-((w - .55) / .22) ** 2))
    for side in (-1, 1):
        parts.append(heightfield('flap', side * (door_x - tied), door_y - .05 - .05 * np.sin(u * 18), wall * w, M['canvas']))
    parts.append(box('bed', (-.9, .2, 0), (.9, 1.9, .5), M['linen'], .08))
    parts.append(box('throw', (-.92, .35, .3), (.92, .9, .52), M['rust'], .08))
    parts.append(box('deck', (-radius - .3, -radius - 1., -.6), (radius + .3, radius + .3, 0), M['wood'], .02))
    parts.append(tube('pole', [(0, 0, 0), (0, 0, height + .25)], .035, M['wood']))
    for i in range(panels):
        t = (i + .5) * 2 * np.pi / panels
        c, s = np.cos(t), np.sin(t)
        parts.append(tube('guy', [(radius * c, radius * s, wall), (radius * 1.5 * c, radius * 1.5 * s, -.1)], .008, M['wood']))
    parts.append(point((0, -.1, 1.75), 150, 'lamp', .18))
    parts.append(point((0, -radius - .5, 1.2), 26, 'lamp', .06))
    return group(parts, (x, y, float(ground(np.array(x), np.array(y))) + DECK), turn)


def fire(rng, M, power):
    """Ring of stones, a stack of logs and embers. The flame is painted in the grade, its light is a lamp."""
    stones = [boulder('ring%d' % i, i, M['stone'], 1., .7) for i in range(4)]
    t = np.linspace(0, 2 * np.pi, 17)[:-1]
    scatter('ring', np.c_[FIRE[0] + .85 * np.cos(t), FIRE[1] + .85 * np.sin(t), np.full(16, .06)], .15 + .06 * rng.rand(16), rng.rand(16) * 6, stones)
    for i in range(7):
        t = i * .9 + .2
        tube('log', [(FIRE[0] + .62 * np.cos(t), FIRE[1] + .62 * np.sin(t), .06), (FIRE[0] - .1 * np.cos(t), FIRE[1] - .1 * np.sin(t), .62 + .1 * rng.rand())], .065, M['dark'])
    coal = proto(box('coal', (-1, -1, -.5), (1, 1, .5), M['ember']))
    scatter('coals', np.c_[FIRE[0] + .25 * rng.randn(40), FIRE[1] + .25 * rng.randn(40), np.full(40, .07)], .04 + .04 * rng.rand(40), rng.rand(40), [coal])
    point((*FIRE, 1.5), power, '#ff9a52', .35)


def benches(M):
    """Four logs to sit on, each with a folded rug."""
    for t, cloth in ((3.45, 'rust'), (2.7, 'teal'), (-.25, 'rust'), (.5, 'teal')):
        x, y = FIRE[0] + 2.7 * np.cos(t), FIRE[1] + 2.5 * np.sin(t)
        log = cyl('bench', .24, -.8, .8, M['wood'])
        log.rotation_euler = (np.pi / 2, 0, t)
        log.location = (x, y, .26)
        rug = box('rug', (-.29, -.46, -.10), (.29, .46, .235), M[cloth], .12, 3)
        rug.location = (x, y, .32)
        rug.rotation_euler[2] = t


def string_lights(M):
    """Bulbs on wires that sag between four poles."""
    bulbs = []
    for x, y in POLES:
        cyl('pole', .045, -.3, 3.5, M['wood'], (x, y, 0))
    for (xa, ya), (xb, yb) in zip(POLES[:-1], POLES[1:]):
        wire = hang((xa, ya, 3.45), (xb, yb, 3.45), .6, 17)
        tube('wire', wire, .008, M['dark'])
        bulbs.append(wire[1:-1])
    bulbs = np.concatenate(bulbs) - [0, 0, .07]
    shape = proto(lathe('bulb', [(.001, -1), (.7, -.7), (1, 0), (.7, .7), (.3, 1.2), (.001, 1.2)], M['bulb'], 16))
    scatter('bulbs', bulbs, np.full(len(bulbs), .055), np.zeros(len(bulbs)), [shape])


def mug(M, location, turn):
    """Enamel mug of 9 cm with a blue rim."""
    wall = [(.001, .004), (.034, .004), (.038, .012), (.040, .085), (.037, .085), (.035, .02), (.001, .014)]
    parts = [lathe('mug', wall, M['enamel'], 40), cyl('tea', .0362, .066, .070, M['tea'], seg=32)]
    parts.append(tube('lip', [(.0385 * np.cos(a), .0385 * np.sin(a), .086) for a in np.linspace(0, 6.25, 40)], .0022, M['rim'], closed=True))
    parts.append(tube('ear', [(.038 + .026 * np.sin(a), 0, .046 + .026 * np.cos(a)) for a in np.linspace(.1, 3.0, 12)], .0045, M['enamel']))
    return group(parts, location, turn)


def wood_and_hills(rng, near_grass=26000):
    """Grass, the wood's edge with its deodars, hills behind."""
    kit = plant_kit(True, '#33502f', '#5f7a44')
    y = -4.5 + 26 * rng.rand(near_grass) ** 1.2
    x = (rng.rand(near_grass) * 2 - 1) * (5 + (y + 6) * .75)
    keep = np.hypot(x - FIRE[0], y - FIRE[1]) > 2.2 + 1.4 * rng.rand(near_grass)
    x, y = x[keep], y[keep]
    scatter('grass', np.c_[x, y, ground(x, y) - .02], .4 + .6 * rng.rand(len(x)), rng.rand(len(x)) * 6, kit['tufts'])
    count = 700
    y = 24 + 60 * rng.rand(count)
    x = (rng.rand(count) * 2 - 1) * (14 + y * .9)
    keep = (np.abs(x - 2) > 9 + .16 * (84 - y)) | ((y > 70) & (rng.rand(count) < .3))
    x, y = x[keep], y[keep]
    scatter('wood', np.c_[x, y, ground(x, y) - .4], .5 + .55 * rng.rand(len(x)), rng.rand(len(x)) * 6, kit['deodars'])
    edge = np.array([(-13, 13, -.3, .8), (-16, 17, -.3, .95), (15.5, 16, -.3, .85), (18.5, 20, -.3, 1.), (-20, 24, -.3, 1.1)])
    scatter('edge', edge[:, :3], edge[:, 3], rng.rand(5) * 6, kit['deodars'])
    for k, (distance, rise, wave, gap, foot) in enumerate(((300, 170, 330., .9, -20), (1000, 520, 900., .8, -20), (3000, 1500, 2200., .5, -50))):
        ridge_layer('ridge%d' % k, distance, rise, wave, 77 + 13 * k, gap, 10 + .05 * distance, foot=foot)


def build_camp(fire_power=2300, seed=5):
    """The whole camp with its lamps and the moon; the camera is the picture's own. Returns the materials."""
    rng = np.random.RandomState(seed)
    M = materials()
    clearing()
    for x, y, turn in TENTS:
        bell_tent(x, y, turn, M)
    fire(rng, M, fire_power)
    benches(M)
    string_lights(M)
    wood_and_hills(rng)
    sun(-125, 40, .9, '#9db8ff', 1.)
    world_grad('#24386e', '#3f5688', .8, '#10131c')
    return M


def night_sky(g, stars=1.):
    """Deep blue with stars and the band of the Milky Way."""
    painted = sky(g, hexc('#0d1a3f') * .8, hexc('#4a6499') * .55, hexc('#4a5f9a') * .05, 20, 3, 0., stars=stars)
    d = g.dir
    across = (d[..., 0] * .75 - d[..., 2] * .9 + .22 + .05 * fbm(d[..., 0] * 5, d[..., 2] * 5, 4, 2)) / .13
    band = np.clip(np.exp(-across ** 2) * (.45 + .8 * fbm(d[..., 0] * 9, d[..., 2] * 9, 5, 6)), 0, 2)
    return painted + band[..., None] * np.array([.050, .046, .070], np.float32) * smooth(.03, .25, d[..., 2])[..., None]


def flame(g, c, phase=0.):
    """Tongues of fire and sparks over the fire's place: noise-warped shapes with a ramp from red to white."""
    x0, y0, scale = project(g, (*FIRE, .12))
    X, Y = (g.u * g.w - x0) / scale, (y0 - g.v * g.h) / scale
    heat = np.zeros_like(X)
    for k, (middle, tall, wide) in enumerate(((0, 1.55, .42), (-.22, 1.05, .3), (.24, 1.15, .3), (.05, .8, .45))):
        sway = .16 * fbm(X * 2.2 + k * 5, Y * 1.6 - phase * 3 + k, 4, 20 + k) * np.clip(Y * 1.6, 0, 1.3)
        t = np.clip(Y / tall, 0, 1.2)
        half = wide * np.clip(t + .08, 0, 1) ** .35 * np.clip(1 - t, 0, 1) ** .8 * 1.25
        inside = 1 - np.abs(X - middle * (1 - t * .6) + sway * 2) / np.maximum(half, 1e-3)
        tongue = smooth(0, .75, inside + .35 * fbm(X * 4, Y * 3 - phase * 4, 3, 30 + k))
        heat = np.maximum(heat, tongue * (Y > -.06) * (t < 1) * (1 - .55 * t))
    ramp = np.stack([heat * 3.4, heat ** 1.9 * 1.75, heat ** 4.2 * .8], -1)
    c = c * (1 - .75 * np.clip(heat, 0, 1)[..., None]) + ramp * 1.25
    rng = np.random.RandomState(4)
    sparks = np.zeros((g.h, g.w), np.float32)
    for _ in range(70):
        high = .7 + 2.8 * rng.rand() ** 1.5
        px, py = int(x0 + rng.randn() * .28 * (.6 + .4 * high) * scale), int(y0 - high * scale)
        if 0 <= px < g.w - 1 and 0 <= py < g.h - 2:
            sparks[py:py + 2, px] = 2.2 * rng.rand() ** 2 / (.5 + .5 * high)
    c = c + (sparks + blur(sparks, 1.2 * g.w / 1600) * 3)[..., None] * np.array([1.6, .62, .16], np.float32)
    glow = np.exp(-(X ** 2 + (Y - .6) ** 2) / 5.)[..., None] * np.array([.05, .026, .012], np.float32)
    return c, glow


def grade_camp(g, A, ev=1.62):
    """Denoise, ground mist, stars, flame, film grade."""
    c, a = unpremultiply(g, denoise(g, 5, 1.6))
    p = g.pos
    c = fog(g, c, .00028, 700., hexc('#33476f') * .26, noise=smooth(20, 300, g.dist))
    drift = smooth(25, 160, g.dist) * (.4 + 1.4 * smooth(-.3, .4, fbm(p[..., 0] / 60, p[..., 1] / 90, 4, 3)))
    c = fog(g, c, .006, 22., hexc('#55658c') * .22, noise=drift)
    c = c * a + night_sky(g) * (1 - a)
    c, glow = flame(g, c)
    c = c / (1 + .22 * lum(c))[..., None]
    c = bloom(c, .5, .3, (5, 20, 50), .5) + glow
    return grade(c, float(A.get('ev', ev)), 1.08, 1.06, split=((-.008, .0, .022), (.02, .006, -.02)), vignette=.22, grain=.008)
