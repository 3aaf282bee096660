"""package-lake: still tarn with the snows mirrored in it, boulders and flowers on the shore."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import *

SUN = (-62., 24.)


def shore(x, y):
    """Ground height; the lake surface is z = 0."""
    far = np.hypot((x - 6) / 78., (y - 96) / 86.)
    bank = (5 + 30 * smooth(40, 150, np.abs(x - 4 - .05 * y))) * smooth(.98, 1.9, far + .16 * fbm(x / 26., y / 26., 4, 3)) * smooth(15, 120, y)
    near = .9 * smooth(13.5, 2, y + .28 * x + 2.5 * fbm(x / 6., y / 6., 4, 5)) - .35
    return np.where(y < 26, np.maximum(near, -.4), -.4 + bank) + .12 * fbm(x / 2., y / 2., 3, 8) * (y < 40)


def build(A):
    rng = np.random.RandomState(11)
    kit = plant_kit()
    v = np.linspace(0, 1, 420)
    rows = -4 + 420 * v ** 1.8
    X = np.linspace(-1, 1, 420)[None] * (16 + rows[:, None] * .95)
    Y = np.repeat(rows[:, None], 420, 1)
    Z = shore(X, Y)
    n = (fbm(X / 5., Y / 5., 5, 9) * .5 + .5)[..., None]
    green = hexc('#7f8a4c') * n + hexc('#566638') * (1 - n)
    sand = hexc('#9b8f7a') * (.7 + .5 * n)
    low = smooth(.42, .12, Z)[..., None]
    heightfield('ground', X, Y, Z, mat('soil', attr=True, rough=.95, spec=.15, vary=.3, vscale=3., bump=.4, bscale=9.), green * (1 - low) + sand * low)
    lake = bpy.data.materials.new('lake')
    lake.use_nodes = True
    tree = lake.node_tree
    N = NT(tree)
    shader = tree.nodes['Principled BSDF']
    place = N('Mapping', {'Vector': N('TexCoord').outputs['Object'], 'Scale': (.5, 1.6, 1)}).outputs[0]
    calm = N('TexNoise', {'Vector': N('TexCoord').outputs['Object'], 'Scale': .03, 'Detail': 3.})
    ripple = N('TexNoise', {'Vector': place, 'Scale': 1.6, 'Detail': 4.})
    force = N('MapRange', {'Value': calm.outputs['Fac'], 'From Min': .42, 'From Max': .62, 'To Min': .010, 'To Max': .06}).outputs[0]
    tree.links.new(N('Bump', {'Height': ripple.outputs['Fac'], 'Strength': force, 'Distance': .5}).outputs[0], shader.inputs['Normal'])
    shader.inputs['Base Color'].default_value = c4('#0d4a52')
    shader.inputs['Roughness'].default_value = .02
    shader.inputs['IOR'].default_value = 1.45
    lake.pass_index = 2
    mesh('lake', [(-500, -20, 0), (500, -20, 0), (500, 420, 0), (-500, 420, 0)], [[0, 1, 2, 3]], lake)
    rocks = [boulder('stone%d' % i, 20 + i, rock('r%d' % i, '#948b7d', '#4f4a43', '#66703f', .38, .9), 1., .62) for i in range(4)]
    count = 900
    x, y = (rng.rand(count) * 2 - 1) * 14, 1 + 15 * rng.rand(count)
    z = shore(x, y)
    keep = (z > -.38) & (z < .30)
    scatter('pebbles', np.c_[x, y, z][keep], (.06 + .34 * rng.rand(count) ** 4)[keep], rng.rand(count)[keep] * 6, rocks)
    heroes = np.array([(-3.6, 6.9, .02, .95), (-2.1, 8.4, -.2, .55), (4.6, 5.6, .0, .75), (-6.6, 9.6, -.2, .8), (1.8, 7.6, -.16, .34), (6.8, 6.9, -.1, .42), (-.6, 6.2, -.02, .3)])
    scatter('boulders', heroes[:, :3], heroes[:, 3], rng.rand(7) * 6, rocks)
    count = 34000
    x, y = (rng.rand(count) * 2 - 1) * 11, -2 + 14 * rng.rand(count)
    z = shore(x, y)
    keep = z > .24 + .12 * rng.rand(count)
    scatter('grass', np.c_[x, y, z - .02][keep], (.25 + .4 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, kit['tufts'])
    petal = foliage('petal', .3, .2)
    flower = [clump('flower%d' % i, 30 + i, petal, .5, 240, .10, .5, '#5d7a3a', '#7d9448', .30, f) for i, f in enumerate(['#7d6fd0', '#f0d25a', '#f4f0ea', '#d65a86'])]
    count = 1800
    x, y = (rng.rand(count) * 2 - 1) * 9, .2 + 10 * rng.rand(count)
    z = shore(x, y)
    keep = (z > .34) & (fbm(x / 1.6, y / 1.6, 3, 4) > .0)
    scatter('flowers', np.c_[x, y, z + .05][keep], (.22 + .26 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, flower)
    count = 9000
    x, y = (rng.rand(count) * 2 - 1) * 330, 20 + 320 * rng.rand(count)
    z = shore(x, y)
    keep = (z > .9) & (y > 60) & (rng.rand(count) < .55 + fbm(x / 30., y / 30., 3, 7)) & (np.abs(x) < 30 + .9 * y) & ((np.abs(x - 4 - .05 * y) > 26 + 12 * rng.rand(count)) | (rng.rand(count) < .10))
    scatter('wood', np.c_[x, y, z - .3][keep], (.55 + .55 * rng.rand(count))[keep], rng.rand(count)[keep] * 6, kit['far'])
    side = np.array([(-15, 24, -.2, .85), (-20, 30, 0, 1.05), (18, 26, 0, .9), (24, 34, 0, 1.1), (-27, 38, 1, 1.15), (21.5, 22, 0, .7)])
    scatter('deodars', side[:, :3], side[:, 3], rng.rand(6) * 6, kit['deodars'])
    ridge_layer('spur0', 380, 150, 420., 31, .97, 20., foot=-6, gap_width=.36)
    for k, (distance, rise, wave, seed, gap) in enumerate([(900, 300, 900., 37, .93), (2200, 480, 1700., 47, .85), (4600, 760, 2900., 53, .7)]):
        grid = ridge_layer('ridge%d' % k, distance, rise, wave, seed, gap, .03 * distance, foot=-10, gap_width=.4)
        if k == 0:
            points = sample_grid(*grid, 26000, rng)
            scatter('ridgewood', points[points[:, 2] > 2] - [0, 0, 2], .8 + .5 * rng.rand(int((points[:, 2] > 2).sum())), rng.rand(int((points[:, 2] > 2).sum())) * 6, kit['far'])
    ridge_layer('snow', 9000, 4300, 4600., 68, .0, 600, kind='snow', foot=-300, snow=.34, columns=900, rows=260)
    sun(*SUN, 6., '#ffe0bd', .8)
    world_grad('#5c97de', '#dfe9f2', 1.5, '#8a9674')
    camera((.3, .2, 2.0), (1.6, 60, 5.6), 27.)


def grade_picture(g, A):
    return standard_grade(g, A, SUN, DAY, ev=1.28, base=0., mist=.0035, mist_height=9., mist_start=70, haze=.00011, clouds=.34, seed=27)


main('package-lake', build, grade_picture, (1200, 900), 20, ss=1.15, bounces=3)
