"""The verandah of a cottage: boards, posts, rail, chairs, lanterns, the valley behind. Metres; y is towards the rail."""
import numpy as np
from kit import *
from close import far_valley, plant_kit

RAIL = 4.5


def materials():
    """The cottages' own, and what the porch adds."""
    M = house_mats(3.)
    M['oak_plain'] = mat('oak_plain', '#8a5f3c', .45, wood=(1, 6, 6), coat=.2)
    M['linen'] = mat('linen', '#e9dfcd', .95, sheen=.3, bump=.04, bscale=90)
    M['rust'] = mat('rust', '#a9502e', .95, sheen=.4, bump=.04, bscale=90)
    M['cloth'] = M['linen']
    M['china'], M['glaze'], M['tea'] = mat('china', '#efe9dd', .18, coat=.5), mat('glaze', '#2d5f62', .22, coat=.6), mat('tea', '#7a3b12', .1)
    return M


def frame(rng, M):
    """Floor boards, posts with braces, railing, rafters and roof boards."""
    B = Blocks(M, 4)
    for k in range(42):
        y = .02 + .118 * k
        joint = rng.rand() * 2
        for lo, hi in ((-5, -1.6 + joint), (-1.597 + joint, 7)):
            B.box('oak', (lo, y, -.05), (hi, y + .113, 0), chamfer=.005, tint=(.9, .84, .78), vary=.12)
    posts = np.array([-5.2, -2.35, .95, 4.1])
    for x in posts:
        B.box('stone', (x - .15, RAIL - .15, 0), (x + .15, RAIL + .15, .2), chamfer=.03)
        B.box('wood_dark', (x - .08, RAIL - .08, .15), (x + .08, RAIL + .08, 2.55), chamfer=.018)
        for hand in (-1, 1):
            B.beam('wood_dark', (x, RAIL, 1.98), (x + hand * .52, RAIL, 2.48), .075, .09, chamfer=.012)
    B.beam('wood_dark', (-6, RAIL, 2.58), (7, RAIL, 2.58), .16, .2, chamfer=.02)
    for x0, x1 in zip(posts[:-1], posts[1:]):
        railing(B, (x0 + .08, RAIL, 0), (x1 - .08, RAIL, 0), .92, .12)
    for x in np.arange(-6, 7, .6):
        B.beam('wood_dark', (x, -.6, 3.12), (x, RAIL + 1., 2.46), .08, .14, chamfer=.012)
    for k in range(30):
        t0, t1 = k / 30, (k + 1) / 30
        B.beam('wood', (-6, -.6 + (RAIL + 1.7) * (t0 + t1) / 2, 3.22 - .68 * (t0 + t1) / 2), (7, -.6 + (RAIL + 1.7) * (t0 + t1) / 2, 3.22 - .68 * (t0 + t1) / 2), (RAIL + 1.7) * (t1 - t0) * 1.02, .03, chamfer=.005, tint=(.85, .8, .76), vary=.12)
    B.build('porch')


def chairs(M):
    """Two planter's chairs with a cushion each, turned to each other."""
    for x, y, turn in ((-.42, 2.95, -.95), (1.62, 3.0, .85)):
        armchair(M, (x, y, 0), turn, 'linen')
    for x, y, turn in ((-.64, 2.80, -.95), (1.80, 2.82, .85)):
        for part in cushion((.36, .34, .13), M['rust']):
            part.rotation_euler = (-1.05, 0, turn + .12)
            part.location = (x - .05 * turn, y, .62)


def tea(M):
    """Round table with a pot and two cups."""
    side_table(M, (.62, 3.12, 0), .30, .47)
    tea_pot(M['glaze'], (.60, 3.20, .47), .85)
    tea_cup(M['china'], M['tea'], (.48, 3.0, .47))
    tea_cup(M['china'], M['tea'], (.76, 3.02, .47))


def rug():
    """Woven rug with borders."""
    wool = mat('rug', attr=True, rough=.98, sheen=.4, bump=.1, bscale=120)
    u, v = np.meshgrid(np.linspace(0, 1, 160), np.linspace(0, 1, 90))
    stripe = np.select([np.abs(v - .5) > .46, np.abs(np.abs(v - .5) - .36) < .03, np.abs(np.abs(v - .5) - .28) < .012], [0, 1, 2], 3)
    tones = np.stack([hexc('#6d3a2a'), hexc('#cdb58a'), hexc('#3b5f60'), hexc('#94573c')])[stripe]
    heightfield('rug', -.75 + 2.7 * u, 2.25 + 1.6 * v, .012 + .004 * fbm(u * 6, v * 6, 3, 2), wool, tones)


def lanterns(M):
    """Two lanterns hanging under the eaves."""
    for x in (-.7, 2.5):
        B = Blocks(M)
        B.box('iron', (x - .006, RAIL - .21, 2.1), (x + .006, RAIL - .198, 2.5), chamfer=0)
        B.box('shade', (x - .06, RAIL - .26, 1.9), (x + .06, RAIL - .14, 2.07), chamfer=.02)
        B.box('iron', (x - .09, RAIL - .29, 2.07), (x + .09, RAIL - .11, 2.11), chamfer=.01)
        B.box('iron', (x - .08, RAIL - .28, 1.87), (x + .08, RAIL - .12, 1.9), chamfer=.01)
        B.build('lantern')
        lamp((x, RAIL - .27, 1.98), 2.2, size=.2)


def surroundings(rng, M):
    """Pots at the rail, shrubs below it, deodars, the far valley."""
    kit = plant_kit()
    clay = mat('clay', '#a25c3a', .8, vary=.25, vscale=8., bump=.08, bscale=30)
    for x, s in ((-2.0, 1.15), (-1.45, .8), (2.55, 1.0), (3.1, 1.25)):
        planter(clay, kit['bloom'] if x != -1.45 else kit['bushes'], (x, RAIL - .42, 0), s, x)
    far_valley(rng, kit['far'], -130., -60., count=18000, spread=1.5)
    spots = np.array([(-7, 16, -8, .85), (-11, 22, -11, 1.05), (9.5, 15, -8, .75), (12, 20, -9, .95), (-3.5, 28, -19, .7), (17, 24, -9, 1.1), (-20, 30, -14, 1.1)])
    scatter('deodars', spots[:, :3], spots[:, 3], rng.rand(7) * 6, kit['deodars'])
    shrubs = np.c_[-6 + 14 * rng.rand(60), RAIL + .8 + 1.6 * rng.rand(60), -.9 + .5 * rng.rand(60)]
    scatter('shrubs', shrubs, .45 + .35 * rng.rand(60), rng.rand(60) * 6, kit['bushes'] + kit['bloom'][:1])


def build_porch(table=tea):
    """The furnished porch; light and camera are the picture's own. table(M) lays the middle. Returns the materials."""
    rng = np.random.RandomState(2)
    M = materials()
    frame(rng, M)
    chairs(M)
    table(M)
    rug()
    lanterns(M)
    surroundings(rng, M)
    return M


def morning_light():
    """Low warm sun from the left."""
    sun(-50, 22, 6.0, '#ffc692', 1.)
    world_grad('#7fb0ea', '#ffe4c8', 2.4, '#a8987c')
