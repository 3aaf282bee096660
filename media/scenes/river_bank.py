"""A sandy river bank with a raft pulled up on it. Metres; y is across the river."""
import numpy as np
from kit import *
from close import *

SUN = (-112., 36.)


def bank(x, y):
    """Sand height; the water is z = 0 beyond the wavy shore."""
    edge = 8.6 + .10 * x + 1.0 * fbm(x / 6., 0 * x, 3, 4)
    return .9 * smooth(edge, edge - 9, y) + .5 * smooth(edge + 1, edge - .6, y) - .5 + .05 * fbm(x / 1.4, y / 1.4, 4, 3) + .018 * np.sin(y * 9 + 2.2 * fbm(x / 2., y / 2., 3, 6))


def raft(M, place, turn, tip):
    """Seven-seat raft 4 m long: rising bow and stern, thwarts, grab line, D-rings. Tubes 0.26 m radius."""
    parts = []
    n = 120
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    power = .62
    x = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** power * .78
    y = np.sign(np.sin(t)) * np.abs(np.sin(t)) ** power * 1.85
    lift = .26 + .46 * np.clip(np.abs(y) / 1.85 - .52, 0, 1) ** 1.6 * 2.0
    path = np.stack([x, y, lift], 1)
    ring = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.cross(ahead, [0, 0, 1.])
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, ahead)

    def sweep(name, radius, material, span=None):
        angle = ring if span is None else np.linspace(*span, 14)
        r = radius * (1 + .006 * np.cos(t * 24))[:, None, None]
        p = path[:, None] + r * (side[:, None] * np.cos(angle)[None, :, None] + up[:, None] * np.sin(angle)[None, :, None])
        if span is None:
            faces = grid_faces(n + 1, len(angle), True)
        else:
            faces = grid_faces(n + 1, len(angle), False)
        p = np.concatenate([p, p[:1]])
        parts.append(mesh(name, p.reshape(-1, 3), faces, material, True))

    sweep('tube', .255, M['hull'])
    sweep('band', .262, M['band'], (-.30, .16))
    sweep('wear', .262, M['grey'], (-1.3, -.62))
    floor_u, floor_v = np.meshgrid(np.linspace(-.62, .62, 40), np.linspace(-1.55, 1.55, 90))
    parts.append(heightfield('floor', floor_u, floor_v, .16 + .035 * np.abs(np.cos(floor_u * 15)) + .25 * np.clip(np.abs(floor_v) - 1.1, 0, 1) ** 1.5, M['grey']))
    for yy in (-.72, .08, .85):
        parts.append(lathe('thwart', [(.001, -.66), (.12, -.64), (.17, -.56), (.175, 0), (.17, .56), (.12, .64), (.001, .66)], M['hull'], 32))
        parts[-1].rotation_euler = (0, math.pi / 2, 0)
        parts[-1].location = (0, yy, .36)
    # The line follows the tube, or it would cut through it where the raft bends; it sags between its rings.
    share = (np.arange(n) % 8)[:, None] / 8
    line = path + side * (.262 + .03 * np.sin(np.pi * share)) + up * (.10 - .14 * share * (1 - share))
    parts.append(tube('rope', line, .011, M['rope'], closed=True))
    for p, outward in zip(line[::8], side[::8]):
        parts.append(lathe('ring', [(.001, -.006), (.032, -.005), (.035, 0), (.032, .005), (.001, .006)], M['grey'], 20))
        parts[-1].location = p
        parts[-1].rotation_euler = Vector(outward).to_track_quat('Z', 'Y').to_euler()
    empty = group(parts, place, turn)
    empty.rotation_euler[0], empty.rotation_euler[1] = tip
    return empty


def paddle(M, foot, top, blade_turn=0.):
    """Paddle 1.45 m: shaft, T grip, blade at the foot."""
    foot, top = np.array(foot, float), np.array(top, float)
    parts = [tube('shaft', [(0, 0, .38), (0, 0, 1.42)], .016, M['alu'])]
    u, v = np.meshgrid(np.linspace(-1, 1, 14), np.linspace(0, 1, 24))
    wide = .095 * np.sin(np.pi * np.clip(.18 + .74 * (1 - v), 0, 1)) ** .6
    front = heightfield('blade', u * wide, .012 * (1 - u ** 2) + .01 * np.sin(v * 3), .48 * v, M['blade'])
    front.modifiers.new('s', 'SOLIDIFY').thickness = .014
    parts.append(front)
    parts.append(tube('grip', [(-.055, 0, 1.42), (.055, 0, 1.42)], .018, M['blade']))
    empty = group(parts, foot)
    empty.rotation_euler = Vector(top - foot).to_track_quat('Z', 'Y').to_euler()
    return empty


def build_bank():
    """Bank, raft, paddles, river, the wood behind, sun and sky; the camera is the picture's own."""
    rng = np.random.RandomState(14)
    M = dict(hull=mat('hull', '#a8341f', .4, bump=.01, bscale=60., vary=.06, vscale=6.), band=mat('band', '#f0e8d8', .45), grey=mat('grey', '#3a3d42', .6),
             rope=mat('rope', '#e8d9b4', .9), alu=mat('alu', '#23262b', .35), blade=mat('blade', '#e3a93a', .35, coat=.2))
    v = np.linspace(0, 1, 480)
    rows = -3 + 60 * v ** 1.7
    X = np.linspace(-1, 1, 480)[None] * (9 + rows[:, None] * .95)
    Y = np.repeat(rows[:, None], 480, 1)
    Z = bank(X, Y)
    n = (fbm(X / 1.6, Y / 1.6, 5, 9) * .5 + .5)[..., None]
    dry = PAL['sand'] * (.5 + .26 * n)
    wet = hexc('#7d6c50') * (.42 + .2 * n)
    k = smooth(.06, .36, Z + .08 * n[..., 0])[..., None]
    sand = mat('sand', attr=True, rough=.9, spec=.25, vary=.26, vscale=70., bump=.45, bscale=120.)
    heightfield('sand', X, Y, Z, sand, wet * (1 - k) + dry * k)
    river = water('water', '#5fa595', '#1b6a63', .35, .5, .07, (1., .35, 1))
    river.pass_index = 2
    mesh('river', [(-300, -5, -.04), (300, -5, -.04), (300, 140, -.04), (-300, 140, -.04)], [[0, 1, 2, 3]], river)
    z = float(bank(np.array(-.4), np.array(4.9)))
    raft(M, (-.3, 5.1, z - .05), 1.02, (-.05, .03))
    paddle(M, (1.62, 4.3, z + .02), (1.02, 5.0, z + 1.02))
    paddle(M, (-2.6, 4.9, z + .02), (-1.75, 5.25, z + .9))
    for x, y, t in ((-.2, 3.05, 1.15), (1.2, 2.75, .75)):
        ends = np.array([[x, y], [x + math.sin(t) * 1.42, y + math.cos(t) * 1.42]])
        paddle(M, *np.c_[ends, bank(*ends.T) + .012])
    zz = float(bank(np.array(-2.2), np.array(3.4)))
    loop = [(-1.2 + (.26 + .012 * k) * np.cos(a), 2.75 + (.26 + .012 * k) * np.sin(a) * .8, zz + .03 + .016 * (k % 3)) for k in range(7) for a in np.linspace(0, 6.28, 28)]
    tube('line', loop, .011, M['rope'])
    stones = [boulder('stone%d' % i, i, rock('r%d' % i, ['#9a948a', '#857c72', '#a89c88'][i], '#5b554d', moss_amount=0, size=.7), 1., .62, 5) for i in range(3)]
    count = 5200
    x, y = (rng.rand(count) * 2 - 1) * 11, -1.5 + 12.5 * rng.rand(count)
    h = bank(x, y)
    cluster = fbm(x / 2.4, y / 2.4, 3, 8)
    keep = (h > -.3) & ((cluster > .12) | (h < .12)) & (np.hypot((x + .3) / 2.2, (y - 5.1) / 1.5) > 1)
    scatter('pebbles', np.c_[x, y, h][keep], (.02 + .11 * rng.rand(count) ** 4)[keep], rng.rand(count)[keep] * 6, stones)
    heroes = np.array([(-4.6, 7.0, .85), (-5.8, 6.2, .6), (4.6, 8.2, .9), (5.6, 7.2, .55), (3.7, 8.9, .45), (-3.4, 8.4, .42), (-2.9, 2.2, .26), (2.7, 3.3, .2)])
    scatter('boulders', np.c_[heroes[:, :2], bank(heroes[:, 0], heroes[:, 1]) - .05], heroes[:, 2], rng.rand(8) * 6, stones)
    inriver = np.c_[(rng.rand(60) * 2 - 1) * 24, 10 + 26 * rng.rand(60), np.full(60, -.25)]
    scatter('inriver', inriver, .3 + 1.2 * rng.rand(60) ** 3, rng.rand(60) * 6, stones)
    kit = plant_kit(True, '#4a6b36', '#93a85c')
    u = np.linspace(0, 1, 240)
    rows = 36 + 60 * u
    X = np.linspace(-1, 1, 500)[None] * (rows[:, None] * 2.)
    Y = np.repeat(rows[:, None], 500, 1)
    Z = -1 + 36 * smooth(38, 95, Y + 6 * fbm(X / 12., Y / 12., 4, 3)) + 3 * fbm(X / 9., Y / 9., 4, 5) * smooth(40, 55, Y)
    heightfield('bank2', X, Y, Z, mat('slope', '#5a6238', .95, vary=.4, vscale=.6))
    points = sample_grid(X, Y, Z, 5000, rng, (.06, 1))
    points = points[points[:, 2] > .6]
    scatter('wood', points - [0, 0, .3], .3 + .45 * rng.rand(len(points)), rng.rand(len(points)) * 6, kit['deodars'] + kit['oaks'] * 2)
    points = sample_grid(X, Y, Z, 1300, rng, (.03, .25))
    scatter('bankrock', points - [0, 0, .3], .4 + 1.8 * rng.rand(1300) ** 3, rng.rand(1300) * 6, stones)
    ridge_layer('spur', 230, 300, 420., 33, .9, -30., foot=-4, gap_width=.4)
    for k, (distance, rise, wave, seed, gap) in enumerate([(620, 420, 800., 37, .85), (1700, 760, 1700., 47, .7)]):
        grid = ridge_layer('ridge%d' % k, distance, rise, wave, seed, gap, -.05 * distance, foot=-10, gap_width=.34)
        points = sample_grid(*grid, 15000, rng)
        points = points[points[:, 2] > 2]
        scatter('ridgewood%d' % k, points - [0, 0, 2], .8 + .5 * rng.rand(len(points)), rng.rand(len(points)) * 6, kit['far'])
    sun(*SUN, 6., '#ffe3c0', .7)
    world_grad('#63a0e4', '#e4ecf2', 1.7, '#a0937a')


def grade_bank(g, A, **changes):
    """White water, then the standard grade."""
    p = g.pos
    river = (np.abs(g.idx - 2) < .5) * (g.a > .5)
    streak = fbm(p[..., 0] / 2.6, p[..., 1] / .9, 4, 70) + .7 * fbm(p[..., 0] / 9., p[..., 1] / 3., 3, 71)
    foam = (smooth(.30, .8, streak) * river * .8 * smooth(9, 14, p[..., 1]))[..., None].astype(np.float32)
    g.rgb = g.rgb * (1 - foam) + foam * np.array([.92, .98, .98], np.float32)
    g.alb = np.where(foam > .3, .6, g.alb).astype(np.float32)
    look = dict(ev=1.03, base=0., mist=.0016, mist_height=30., mist_start=40, haze=.0003, clouds=.3, seed=23)
    return standard_grade(g, A, SUN, changes.pop('mood', DAY), **{**look, **changes})
