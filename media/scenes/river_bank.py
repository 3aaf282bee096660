"""A sandy river bank with a raft pulled up on it. Metres; y is across the river."""
import numpy as np
from kit import *
from close import *

SUN = (-112., 36.)


def bank(x, y):
    """Sand height; the water is z = 0 beyond the wavy shore."""
    edge = 7.7 + .10 * x + 1.0 * fbm(x / 6., 0 * x, 3, 4)
    return .9 * smooth(edge, edge - 9, y) + .5 * smooth(edge + 1, edge - .6, y) - .5 + .05 * fbm(x / 1.4, y / 1.4, 4, 3) + .018 * np.sin(y * 9 + 2.2 * fbm(x / 2., y / 2., 3, 6))


# One side of the raft's tube from amidships to the bow (x, y): straight, then run in to a blunt point.
SIDE = np.array([(.80, 0), (.80, .80), (.75, 1.22), (.57, 1.62), (.32, 2.00), (.10, 2.22)])


def raft(M, place, turn, tip):
    """Rafting boat 4.8 m long: pointed ends kicked up, three thwarts, rubbing strake, grab line through D-rings."""
    parts = []
    n = 160
    fore = np.concatenate([SIDE[1:], SIDE[:0:-1] * (-1, 1)])
    corners = np.concatenate([fore, -fore])
    plan = np.concatenate([corners, corners[:1]])
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(plan, axis=0), axis=1))]
    plan = np.stack([np.interp(np.linspace(0, length[-1], n, endpoint=False), length, plan[:, k]) for k in (0, 1)], 1)
    for _ in range(7):
        plan = (np.roll(plan, 1, 0) + plan + np.roll(plan, -1, 0)) / 3
    kick = np.clip((np.abs(plan[:, 1]) - .55) / 1.55, 0, 1) ** 1.7
    radius = .26 - .045 * kick
    path = np.c_[plan, .26 + np.where(plan[:, 1] > 0, .52, .44) * kick]
    ahead = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.cross(ahead, [0, 0, 1.])
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, ahead)

    def around(angle, proud=0., at=slice(None)):
        """Points of the tube's skin; angle 0 is outward, pi / 2 is up."""
        return path[at] + (radius[at] + proud)[:, None] * (side[at] * np.cos(angle) + up[at] * np.sin(angle))

    def skin(name, material, angles, proud=0., at=np.arange(n + 1) % n):
        parts.append(heightfield(name, *np.moveaxis(np.stack([around(q, proud, at) for q in angles], 1), -1, 0), material))

    skin('tube', M['hull'], np.linspace(0, 2 * np.pi, 41))
    skin('strake', M['grey'], np.linspace(-.16, .12, 9), .014)
    skin('wear', M['grey'], np.linspace(-1.5, -.62, 12), .004)
    # Glued seams where one length of tube meets the next.
    for corner in corners:
        at = [np.argmin(np.hypot(*(plan - corner).T))]
        parts.append(tube('seam', [around(q, 0, at)[0] for q in np.linspace(.13, 3.7, 40)], .008, M['seam']))
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1.95, 1.95, 90))
    wide = np.interp(np.abs(v), SIDE[:, 1], SIDE[:, 0]) - .1
    parts.append(heightfield('floor', u * wide, v, .15 + .035 * np.abs(np.cos(u * wide * 15)) + .48 * np.clip((np.abs(v) - .55) / 1.55, 0, 1) ** 1.7, M['deck']))
    for y in (-.95, -.05, .85):
        parts.append(lathe('thwart', [(.001, -.70), (.15, -.68), (.185, -.58), (.19, 0), (.185, .58), (.15, .68), (.001, .70)], M['deck'], 40))
        parts[-1].rotation_euler = (0, math.pi / 2, 0)
        parts[-1].location = (0, y, .36)
    # The line follows the tube, or it would cut through it where the raft bends; it sags between its rings.
    share = np.arange(n) % 10 / 10
    sag = .52 - 1.5 * share * (1 - share)
    line = path + (radius + .012 + .02 * np.sin(np.pi * share))[:, None] * (side * np.cos(sag)[:, None] + up * np.sin(sag)[:, None])
    parts.append(tube('rope', line, .011, M['rope'], closed=True))
    for i in range(0, n, 10):
        outward = side[i] * math.cos(.52) + up[i] * math.sin(.52)
        for name, r, proud, material in (('patch', .075, .004, M['seam']), ('ring', .030, .014, M['grey'])):
            parts.append(lathe(name, [(.001, -.012), (r, -.012), (r, -.004), (.8 * r, .002), (.001, .004)], material, 24))
            parts[-1].location = path[i] + outward * (radius[i] + proud)
            parts[-1].rotation_euler = Vector(outward).to_track_quat('Z', 'Y').to_euler()
    # Carrying handles on bow and stern.
    for i in (np.argmax(plan[:, 1]), np.argmin(plan[:, 1])):
        arc = np.linspace(-1, 1, 15)[:, None]
        parts.append(tube('handle', path[i] + side[i] * .02 + up[i] * (radius[i] - .02 + .09 * (1 - arc ** 4)) + ahead[i] * .13 * arc, .014, M['rope']))
    for foot, top in (((-.30, -1.32, .53), (1.10, -.90, .55)), ((1.17, .52, .53), (-.25, .42, .58))):
        parts.append(paddle(M, foot, top))
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
    M = dict(hull=mat('hull', '#a8341f', .4, bump=.01, bscale=60., vary=.06, vscale=6.), seam=mat('seam', '#7c2416', .5), grey=mat('grey', '#2c2e32', .6), deck=mat('deck', '#5b6168', .55, bump=.01, bscale=60.),
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
    # Where the last wave ran up the sand shines.
    run_up = .11 + .05 * fbm(X / 1.3, Y / 1.3, 4, 15)
    shine = mat('shine', '#5c4d37', .18, spec=.6, bump=.06, bscale=60.)
    heightfield('wet sand', X, Y, np.where(np.abs(Z) < .3, Z + .004 - .02 * smooth(-.01, .02, Z - run_up), -1), shine)
    river = water('water', '#5fa595', '#1b6a63', .35, .5, .07, (1., .35, 1))
    river.pass_index = 2
    mesh('river', [(-300, -5, -.04), (300, -5, -.04), (300, 140, -.04), (-300, 140, -.04)], [[0, 1, 2, 3]], river)
    z = float(bank(np.array(-.4), np.array(4.9)))
    raft(M, (-.3, 5.1, z - .05), 1.02, (-.05, .03))
    paddle(M, (-2.6, 4.9, z + .02), (-1.75, 5.25, z + .9))
    for x, y, t in ((-.2, 3.05, 1.15), (1.38, 3.05, .75)):
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
    kit = plant_kit(True, '#6f8f48', '#c0cb78')
    u = np.linspace(0, 1, 240)
    rows = 36 + 60 * u
    X = np.linspace(-1, 1, 500)[None] * (rows[:, None] * 2.)
    Y = np.repeat(rows[:, None], 500, 1)
    # The wood stands lower to the left, where a side valley lets the sky in.
    rise = 34 - 30 * np.exp(-((X / Y + .32) / .2) ** 2)
    Z = -1 + rise * smooth(38, 95, Y + 6 * fbm(X / 12., Y / 12., 4, 3)) + 3 * fbm(X / 9., Y / 9., 4, 5) * smooth(40, 55, Y)
    heightfield('bank2', X, Y, Z, mat('slope', '#5a6238', .95, vary=.4, vscale=.6))
    points = sample_grid(X, Y, Z, 5000, rng, (.06, 1))
    points = points[points[:, 2] > .6]
    scatter('wood', points - [0, 0, .3], .3 + .45 * rng.rand(len(points)), rng.rand(len(points)) * 6, kit['deodars'] + kit['oaks'] * 2)
    points = sample_grid(X, Y, Z, 1300, rng, (.03, .25))
    scatter('bankrock', points - [0, 0, .3], .4 + 1.8 * rng.rand(1300) ** 3, rng.rand(1300) * 6, stones)
    layers = [(230, 300, 420., 33, .9, -30., -4, .4), (620, 420, 800., 37, .85, -31., -10, .34), (1700, 760, 1700., 47, .7, -85., -10, .34)]
    for k, (distance, rise, wave, seed, gap, centre, foot, wide) in enumerate(layers):
        grid = ridge_layer('ridge%d' % k, distance, rise, wave, seed, gap, centre, foot=foot, gap_width=wide)
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
    # The wood in its own shade, as an eye adapted to it sees it.
    wood = smooth(30, 40, p[..., 1]) * (g.a > .01) * (1 - river)
    g.rgb = g.rgb * (1 + .5 * wood[..., None])
    look = dict(ev=1.03, base=0., mist=.017, mist_height=5., mist_start=14, wisps=30., wisp_reach=55., haze=.0003, clouds=.3, seed=23)
    return standard_grade(g, A, SUN, changes.pop('mood', DAY), **{**look, **changes})
