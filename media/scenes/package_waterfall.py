"""package-waterfall: tall fall in a forested gorge, long exposure, seen through mist."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import *

SUN = (-40., 48.)
TOP, FOOT = (2., 95.6, 50.), (2.5, 92.5, 2.)


def floor(x, y):
    """Height (m) of the gorge: stream bed in the middle, banks, then slopes steep enough to close the view."""
    side = np.abs(x - 2.2 - 2.2 * np.sin(y / 17.))
    wander = 5 * fbm(x / 21., y / 21., 4, 12) + 11 * fbm(x / 55., y / 40., 3, 14)
    slope = np.clip(side + wander - 15 - .05 * (100 - y), 0, None)
    gorge = 74 * (1 - np.exp(-(slope / 46.) ** 1.25)) * smooth(-4, 60, y)
    return gorge + .045 * np.clip(y - 6, 0, None) + 5.5 * smooth(3.5, 22, side) + 16 * smooth(18, 60, side) - .9 * smooth(5.5, 1.5, side) + .5 * fbm(x / 4., y / 4., 4, 3) * smooth(3, 7, side)


def build(A):
    rng = np.random.RandomState(31)
    kit = plant_kit(True, '#35572f', '#7a954c')
    stone = rock('cliff', '#8a8478', '#3d3a35', '#55682f', .40, 3.2)
    cliff('back', stone, -46, 50, -3, 56, 100., 520, 300, 3, .06, ledge=6.5, block=6.)
    X, Y = np.meshgrid(np.linspace(-120, 120, 300), np.linspace(100, 200, 120))
    crest = 52 + 26 * smooth(8, 50, np.abs(X - 2)) + .22 * (Y - 100) + 5 * fbm(X / 16., Y / 16., 4, 3)
    heightfield('above', X, Y, crest, mat('above', '#4c5c33', .95, vary=.3, vscale=.5))
    v = np.linspace(0, 1, 360)
    rows = -3 + 108 * v ** 1.5
    X = np.linspace(-1, 1, 360)[None] * (12 + rows[:, None] * .9)
    Y = np.repeat(rows[:, None], 360, 1)
    n = (fbm(X / 3., Y / 3., 5, 9) * .5 + .5)[..., None]
    heightfield('floor', X, Y, floor(X, Y), mat('soil', attr=True, rough=.95, spec=.15, vary=.3, vscale=3., bump=.4, bscale=8.), hexc('#66713d') * n + hexc('#4b4f33') * (1 - n))
    stream = water('stream', '#a9cfcb', '#2d6f70', .5, .15, .12, (1.5, .4, 1))
    stream.pass_index = 2
    u, w = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(-3, 96, 160))
    heightfield('stream', 2.2 + 2.2 * np.sin(w / 17.) + u * 7, w, .045 * np.clip(w - 6, 0, None) - .42 + 0 * u, stream)
    rocks = [boulder('stone%d' % i, 20 + i, rock('r%d' % i, '#8d867a', '#403c36', '#5a6a34', .22, .9), 1., .66) for i in range(4)]
    count = 520
    y = 1 + 88 * rng.rand(count) ** 1.3
    x = 2.2 + 2.2 * np.sin(y / 17.) + rng.randn(count) * (3.2 + .02 * y)
    size = (.18 + 1.3 * rng.rand(count) ** 2.6) * (1 + .012 * y)
    scatter('rocks', np.c_[x, y, .045 * np.clip(y - 6, 0, None) - .45], size, rng.rand(count) * 6, rocks)
    ferns = [fern('fern%d' % i, i, kit['leaf']) for i in range(2)]
    count = 600
    y = 1 + 16 * rng.rand(count)
    x = 2.2 + rng.choice([-1, 1], count) * (3.6 + 6 * rng.rand(count))
    scatter('ferns', np.c_[x, y, floor(x, y)], .6 + .9 * rng.rand(count), rng.rand(count) * 6, ferns)
    count = 900
    y = 6 + 84 * rng.rand(count)
    x = 2.2 + rng.choice([-1, 1], count) * (6 + 34 * rng.rand(count))
    scatter('bush', np.c_[x, y, floor(x, y) - .2], .6 + 1.5 * rng.rand(count), rng.rand(count) * 6, kit['bushes'])
    count = 5200
    y = 12 + 86 * rng.rand(count)
    x = 2.2 + rng.choice([-1, 1], count) * (9 + 78 * rng.rand(count))
    # The middle stays open: the fall must be seen from its lip to its foot.
    keep = np.abs(x - 2.2) > 8 + .06 * y + 5 * smooth(60, 92, y)
    scatter('trees', np.c_[x, y, floor(x, y) - .3][keep], (.32 + .4 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, kit['deodars'] + kit['oaks'])
    count = 4200
    x, y = (rng.rand(count) * 2 - 1) * 100, 101 + 60 * rng.rand(count)
    h = 52 + 26 * smooth(8, 50, np.abs(x - 2)) + .22 * (y - 100) + 5 * fbm(x / 16., y / 16., 4, 3)
    keep = np.abs(x - 2) > 4
    scatter('crest', np.c_[x, y, h - .5][keep], (.45 + .5 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, kit['deodars'] + kit['oaks'])
    graph = bpy.context.evaluated_depsgraph_get()
    ledge = []
    wall = bpy.data.objects['back']
    for _ in range(1500):
        x, z = rng.uniform(-45, 49), rng.uniform(2, 56)
        hit, where, normal, _ = wall.ray_cast((x, 40, z), (0, 1, 0))
        if hit and normal.z > .12 and abs(x - 2.2) > 3.2:
            ledge.append((where.x, where.y - .1, where.z - .2))
    ledge = np.array(ledge)
    scatter('ledge', ledge, .5 + 1.1 * rng.rand(len(ledge)) ** 2, rng.rand(len(ledge)) * 6, kit['bushes'])
    ridge_layer('ridge', 420, 260, 400., 41, .3, 0, foot=20)
    sun(*SUN, 3.4, '#fff0d8', 3.)
    world_grad('#9cc3e6', '#eaf0f0', 1.5, '#66704a')
    camera((.2, -2.4, 2.3), (1.6, 95, 25.5), 32.)


def grade_picture(g, A):
    c = denoise(g, 4, 1.)
    c, a = unpremultiply(g, c)
    p = g.pos
    river = (np.abs(g.idx - 2) < .5) * (g.a > .5)
    silk = smooth(-.35, .6, fbm(p[..., 0] * 1.6, p[..., 1] / 5., 4, 70) + .5 * fbm(p[..., 0] * .5, p[..., 1] / 9., 3, 71)) * river * .72
    c = c * (1 - silk[..., None]) + silk[..., None] * np.array([.78, .86, .88]) * .8
    painted = sky(g, hexc('#7fa6c8') * .95, hexc('#e4ecef') * 1.05, hexc('#fff2d8') * .4, *SUN, .6, 5, ccol=hexc('#ffffff') * 1.4, cshade=hexc('#b7c4cf'))
    xt, yt, ppm = project(g, TOP)
    xf, yf, _ = project(g, FOOT)
    X, Y = g.u * g.w, g.v * g.h
    t = (Y - yt) / (yf - yt)
    drift = .6 * np.sin(t * 5.) + .35 * np.sin(t * 13. + 1) + 1.1 * smooth(.40, .47, t)
    width = (2.1 + 3.2 * smooth(0, 1, t) + 1.4 * smooth(.42, .47, t)) * ppm
    s = (X - (xt + (xf - xt) * t) - drift * ppm) / width
    strand = fbm(s * 4. + .6 * fbm(s * 2, t * 3, 2, 4), t * 1.6, 5, 8) + .5 * fbm(s * 11, t * 2.2, 3, 9)
    body = smooth(1.05, .30, np.abs(s) + .42 * (.15 - strand)) * smooth(-.012, .004, t) * smooth(1.0, .93, t)
    veil = np.clip(body * (.62 + .5 * strand), 0, 1)[..., None]
    tone = np.array([.90, .96, 1.0]) * (1.05 + .30 * strand[..., None])
    c = fog(g, c, .0011, 300., hexc('#c9d8de') * .95)
    c = c * (1 - veil) + tone * veil
    spray = np.exp(-(((X - xf) / ppm) / 11.) ** 2 - (((Y - yf) / ppm + 2.5) / 6.5) ** 2) * (1 + .5 * fbm(X / ppm / 7., Y / ppm / 5., 4, 2))
    fall = np.exp(-(((X - xf) / ppm) / 7.) ** 2) * smooth(.05, .9, t) * .25 * (t < 1.2)
    far = smooth(40, 85, g.dist)
    m = (np.clip(.95 * spray + fall, 0, .95) * far)[..., None]
    c = c * (1 - m) + hexc('#e8f0f2') * m
    c = fog(g, c, .004, 14., hexc('#dde8ea') * .95, base=2., noise=smooth(12, 70, g.dist) * (.22 + .85 * smooth(-.3, .4, fbm(p[..., 0] / 14., p[..., 2] / 9., 4, 3))))
    c = c * a + painted * (1 - a)
    c = bloom(c, .95, .32)
    return grade(c, float(A.get('ev', 1.62)), 1.1, 1.1, warm=(1., 1., 1.), split=((-.01, .002, .012), (.012, .006, -.008)), vignette=.2, grain=.006)


main('package-waterfall', build, grade_picture, (1600, 1280), 11, ss=1., bounces=2)
