"""package-climbing: rope, quickdraws and helmet on a sun-lit wall, the valley below."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import *

SUN = (-96., 34.)


def carabiner(M, location, turn, scale=1., tilt=0.):
    """D-shaped snap link, 10 cm tall."""
    t = np.linspace(0, 2 * np.pi, 40)
    pts = [(.030 * np.cos(a) * (1.0 if np.cos(a) > 0 else .72) + .006 * np.sin(a), 0, .052 * np.sign(np.sin(a)) * abs(np.sin(a)) ** .8) for a in t]
    parts = [tube('body', pts, .0055, M['alloy'], closed=True), tube('gate', [(.029, 0, .026), (.031, 0, -.026)], .0045, M['steel'])]
    empty = group(parts, location, turn, scale)
    empty.rotation_euler[1] = tilt
    return empty


def quickdraw(M, bolt, sling):
    """Bolt hanger, two links and a sewn sling hanging on the wall (which faces -y)."""
    x, y, z = bolt
    plate = box('plate', (x - .02, y - .012, z - .03), (x + .02, y - .006, z + .03), M['steel'], .004)
    cyl('nut', .013, 0, .02, M['steel'], (0, 0, 0), 6).location = (x, y - .012, z + .008)
    carabiner(M, (x, y - .03, z - .055), .35)
    w = box('sling', (x - .009, y - .040, z - .255), (x + .009, y - .028, z - .09), sling, .003)
    carabiner(M, (x, y - .04, z - .30), -.4, 1., math.pi)
    return (x, y - .045, z - .345)


def slack(points, reach=7):
    """Rope bends slowly: the corners left by following the rock are averaged away, the ends kept."""
    p = np.array(points)
    k = np.ones(2 * reach + 1) / (2 * reach + 1)
    padded = np.pad(p, ((reach, reach), (0, 0)), mode='edge')
    soft = np.stack([np.convolve(padded[:, i], k, 'valid') for i in range(3)], 1)
    soft[:, 1] = np.minimum(soft[:, 1], p[:, 1])
    soft[0], soft[-1] = p[0], p[-1]
    return [tuple(q) for q in soft]


def build(A):
    rng = np.random.RandomState(17)
    M = dict(alloy=mat('alloy', '#c7cbd0', .22, 1.), steel=mat('steel', '#8d9196', .35, 1.), red=mat('redsling', '#c8322b', .8), teal=mat('tealsling', '#1f8a88', .8),
             rope=mat('rope', '#e8762a', .75, bump=.25, bscale=500., vary=.25, vscale=220.), shell=mat('shell', '#c9cdcb', .32, coat=.3), band=mat('band', '#2b3338', .5), strap=mat('strap', '#22262b', .8))
    stone = rock('wall', '#b79f80', '#6a5844', '#7d8048', .06, .55)
    X, Z = np.meshgrid(np.linspace(-.9, 6.5, 1100), np.linspace(-2.4, 4.6, 1100))
    depth = cliff_depth(X * 3.2, Z * 3.2, 4, ledge=3.4, block=3.1) / 3.4
    shelf = 1.0 * smooth(.30, .16, Z) + .35 * smooth(-.15, -.6, Z)
    edge = 1.6 * smooth(-.15, -.9, X) ** 1.5
    Y = 2.2 - depth * .8 - shelf + edge + .10 * (Z - 1)
    layered = Z + .10 * fbm(X * .9, Z * .5, 3, 5)
    Y -= .050 * ridged(X * 1.7, layered * 2.9, 6, 7) + .022 * fbm(X * 9., layered * 15., 5, 9) + .03 * smooth(.02, .12, np.abs(fbm(X * 1.3, layered * 2.1, 4, 21)))
    wall = mesh('wall', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(1100, 1100), stone, True)

    bpy.context.view_layer.update()
    bpy.context.evaluated_depsgraph_get()

    def hit(x, z):
        ok, where, normal, _ = wall.ray_cast((x, -3, z), (0, 1, 0))
        return (where.x, where.y, where.z) if ok else (x, 1.2, z)

    def top(x, y):
        ok, where, normal, _ = wall.ray_cast((x, y, 1.0), (0, 0, -1))
        return where.z if ok else .2

    clips = []
    for (x, z), sling in zip(((1.95, 2.55), (1.25, 1.62), (1.55, .98)), (M['red'], M['teal'], M['red'])):
        clips.append(quickdraw(M, hit(x, z), sling))
    line = []
    ends = [(2.15, hit(2.15, 4.3)[1] - .04, 4.3)] + clips
    for p, q in zip(ends[:-1], ends[1:]):
        for r in hang(p, q, .035, 14)[:-1]:
            y = min(r[1], hit(r[0], r[2])[1] - .015)
            line.append((r[0], y, r[2]))
    sx, sy = .98, 1.28
    sz = top(sx, sy)
    for r in hang(clips[-1], (sx, sy, sz + .08), .02, 14):
        line.append((r[0], min(r[1], hit(r[0], max(r[2], .32))[1] - .012), r[2]))
    line = slack(line)
    for k in range(9):
        for a in np.linspace(0, 6.0, 30):
            rr = .15 + .018 * ((k * 5) % 4) + .02 * rng.rand()
            line.append((sx + .05 + rr * np.cos(a + k * .3), sy - .03 + rr * .75 * np.sin(a + k * .3), sz + .018 + .013 * k + .012 * np.sin(a * 3 + k)))
    tube('rope', line, .0105, M['rope'])
    hx, hy = .38, 1.26
    hz = top(hx, hy)
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 90), np.linspace(0, .5 * np.pi, 40))
    groove = 1 - .035 * smooth(.55, .9, np.abs(np.sin(u * 3))) * np.sin(v) ** 2 * smooth(.2, .6, v)
    X2, Y2, Z2 = .125 * np.cos(u) * np.sin(v) * groove, .15 * np.sin(u) * np.sin(v) * groove, .13 * np.cos(v) * groove
    shell = heightfield('helmet', X2, Y2, Z2, M['shell'])
    shell.modifiers.new('s', 'SOLIDIFY').thickness = .006
    rim = [(.128 * np.cos(a), .153 * np.sin(a), -.004) for a in np.linspace(0, 6.283, 50)]
    parts = [shell, tube('rim', rim, .007, M['band'], closed=True)]
    for k in (-1, 1):
        parts.append(tube('strap', [(.12 * k, .05, -.01), (.14 * k, .0, -.07), (.06 * k, -.05, -.10)], .006, M['strap']))
        for middle in (.95, 1.57, 2.2):
            for out in (.035, .078):
                lift = np.sqrt(max(0., 1 - (out / .128) ** 2))
                slot = [(out * k, .152 * np.cos(a) * lift, .131 * np.sin(a) * lift) for a in np.linspace(middle - .20, middle + .20, 8)]
                parts.append(tube('vent', slot, .0062, M['strap']))
    helmet = group(parts, (hx, hy, hz + .055), .6)
    helmet.rotation_euler[0] = -.35
    for k in range(3):
        x = 1.98 + .11 * k
        z = top(x, 1.22)
        carabiner(M, (x, 1.22, z + .012), .4 + .7 * k).rotation_euler[0] = 1.5
    kit = plant_kit(False)
    tuft = []
    for _ in range(140):
        x, z = rng.uniform(-.8, 4.4), rng.uniform(.2, 4.2)
        ok, where, normal, _i = wall.ray_cast((x, -3, z), (0, 1, 0))
        if ok and normal.z > .35:
            tuft.append((where.x, where.y, where.z - .01))
    if tuft:
        tuft = np.array(tuft)
        scatter('tufts', tuft, .25 + .3 * rng.rand(len(tuft)), rng.rand(len(tuft)) * 6, kit['tufts'])
    far_valley(rng, kit['far'], -240., -420., 420, count=9000)
    sun(*SUN, 6.4, '#ffd9a6', .6)
    world_grad('#6ea7ea', '#dfe6ea', .95, '#8f7f66')
    camera((-.25, -.45, 1.10), (.98, 1.5, .78), 29.)


def grade_picture(g, A):
    return standard_grade(g, A, SUN, DAY, ev=1.4, base=-240., mist=.0012, clouds=.3, seed=23, mist_start=150)


main('package-climbing', build, grade_picture, (1600, 1400), 9, ss=1., bounces=2)
