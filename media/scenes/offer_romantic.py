"""offer-romantic: a table laid for two on the terrace under a lantern, the valley and its hamlets at dusk. Metres; y is towards the valley."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import far_valley, plant_kit

TABLE, TOP, EYE = (.42, 3.05), .75, (-.26, .25, 1.45)
LANTERN = (.62, 3.45, 1.80)


def chair(M, x, turn):
    """Slatted dining chair at the table; faces +y before its turn."""
    B = Blocks(M, 5)
    for side in (-.2, .2):
        B.beam('oak', (side, .2, 0), (side, .2, .44), .04, .04)
        B.beam('oak', (side, -.22, 0), (side, -.2, .46), .04, .045)
        B.beam('oak', (side, -.2, .44), (side * .95, -.31, 1.0), .038, .045)
        B.beam('oak', (side, .2, .36), (side, -.2, .36), .03, .06)
    B.box('oak', (-.23, -.22, .42), (.23, .23, .45), chamfer=.012)
    B.beam('oak', (-.21, -.305, .97), (.21, -.305, .97), .032, .085, chamfer=.012)
    for side in np.linspace(-.13, .13, 5):
        B.beam('oak', (side, -.2, .45), (side * .95, -.30, .94), .012, .035, chamfer=.004)
    seat = cushion((.42, .42, .07), M['rust'])
    for part in seat:
        part.location = (0, .01, .475)
    group(B.build('chair') + seat, (x, TABLE[1], 0), turn)


def table(M, kit):
    """White cloth, two places, a brass pot of flowers between two lamps."""
    x, y = TABLE
    board = cyl('board', .42, TOP - .03, TOP - .005, M['oak'], (x, y, 0), 48)
    cyl('foot', .05, 0, TOP - .03, M['oak'], (x, y, 0))
    drape('cloth', x - .76, x + .76, y - .76, y + .76, TOP + .03, M['linen'], [board], 96, 46, .004, 2.)
    z = TOP + .012
    for side in (-1, 1):
        lathe('plate', [(.001, .004), (.07, .004), (.125, .016), (.127, .019), (.07, .009), (.001, .009)], M['glaze'], 48, (x + .25 * side, y - .03, z))
        lathe('tumbler', [(.001, .0), (.026, .0), (.032, .05), (.036, .098), (.034, .098), (.028, .03), (.001, .02)], M['brass'], 40, (x + .19 * side, y + .16, z))
        for k in range(3):
            box('napkin', (x + .25 * side - .052 + .008 * k, y - .085, z + .011 + .005 * k), (x + .25 * side + .045 - .02 * k, y + .03, z + .015 + .005 * k), M['linen'], .002, rot=.25 * side)
        diya(M['clay'], M['flame'], (x + .10 * side, y - .17 + .06 * side, z), .8)
        lamp((x + .10 * side, y - .17 + .06 * side, z + .06), .10, 'fire', .05)
    brass_pot(M['brass'], (x, y + .05, z), .32)
    scatter('flowers', np.array([[x, y + .05, z + .10]]), np.array([.125]), np.array([1.]), kit['bloom'][2:])


def lantern(M):
    """It hangs from a bent iron post that stands at the parapet."""
    x, y, z = LANTERN
    bend = np.linspace(0, 1, 16)[:, None]
    arc = np.array([1.75, 4.35, 1.7]) * (1 - bend) ** 3 + 3 * bend * (1 - bend) ** 2 * np.array([1.75, 4.35, 2.50]) + 3 * bend ** 2 * (1 - bend) * np.array([x, y, 2.48]) + bend ** 3 * np.array([x, y, z + .27])
    tube('post', [(1.75, 4.35, 0)] + [tuple(p) for p in arc], .017, M['iron'])
    tube('chain', [(x, y, z + .28), (x, y, z + .1)], .005, M['iron'])
    B = Blocks(M)
    B.box('shade', (x - .06, y - .06, z - .09), (x + .06, y + .06, z + .08), chamfer=.02)
    for hand in (-1, 1):
        for way in (-1, 1):
            B.box('iron', (x + .062 * hand - .006, y + .062 * way - .006, z - .10), (x + .062 * hand + .006, y + .062 * way + .006, z + .09), chamfer=0)
    B.box('iron', (x - .09, y - .09, z + .08), (x + .09, y + .09, z + .11), chamfer=.02)
    B.box('iron', (x - .05, y - .05, z + .11), (x + .05, y + .05, z + .15), chamfer=.02)
    B.box('iron', (x - .08, y - .08, z - .12), (x + .08, y + .08, z - .09), chamfer=.01)
    B.build('lantern')
    point((x, y, z - .2), 46, '#ffb469', .09)
    lamp((x, y - .07, z), .9, size=.2)


def terrace(M):
    """Flags, and a parapet of laid stone with flat coping."""
    B = Blocks(M, 8)
    flags(B, -5, 6, 1.2, 4.7)
    B.box('stone', (-6, 1, -.3), (7, 4.8, -.03), tint=(.4, .38, .35))
    front = Frame((-6, 4.6, 0), (1, 0, 0), (0, -1, 0))
    masonry(B, front, 13., .60, course=.2)
    x = -6.
    while x < 7:
        wide = .5 + .5 * B.rng.rand()
        B.box('flag', (x, 4.52, .60), (x + wide - .012, 5.0, .665), chamfer=.014, tint=(.95, .93, .9), vary=.1)
        x += wide
    B.build('terrace')


def hamlets(rng):
    """Lit windows of far houses: lamps where rays from the eye meet the hills."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for az, el, count in ((-9, -5.2, 9), (3.5, -3.6, 6), (-21, -4.4, 7), (14, -6.2, 4)):
        for _ in range(count):
            ray = direction(az + 1.1 * rng.randn(), el + .35 * rng.randn())
            ok, where, *_rest = bpy.context.scene.ray_cast(graph, np.array(EYE) + 8 * ray, ray)
            if ok and where.length > 150:
                far = where.length
                lamp((where.x, where.y, where.z + .002 * far), .0017 * far ** 2 * (.5 + rng.rand()), '#ff9d52', .0011 * far)


def build(A):
    rng = np.random.RandomState(6)
    M = house_mats(2.)
    M['linen'], M['rust'] = mat('linen', '#e9dfcd', .95, sheen=.3, bump=.03, bscale=160), mat('rust', '#5e3431', .95, sheen=.4, bump=.04, bscale=120)
    M['glaze'], M['brass'], M['clay'] = mat('glaze', '#2d5f62', .22, coat=.6), mat('brass', '#c2913f', .28, 1.), mat('clay', '#8a4f36', .8, vary=.25, vscale=8., bump=.08, bscale=30)
    M['flame'], M['shade'] = emission('flame', '#ffb050', 9.), emission('shade', '#ffa64e', 2.4)
    kit = plant_kit()
    terrace(M)
    table(M, kit)
    chair(M, TABLE[0] - .72, -math.pi / 2 - .12)
    chair(M, TABLE[0] + .74, math.pi / 2 + .2)
    lantern(M)
    for x, y, size, plants in ((-1.75, 4.2, 1.1, kit['bloom'][:1]), (-1.25, 4.3, .8, kit['bushes']), (2.35, 4.15, 1.2, kit['bloom'][1:2])):
        planter(M['clay'], plants, (x, y, 0), size, x)
    far_valley(rng, kit['far'], -130., -60., count=18000, spread=1.5)
    spots = np.array([(-7.5, 15, -7, .9), (-11, 21, -11, 1.05), (11.5, 19, -9, 1.), (15, 24, -9, 1.1), (-18, 30, -14, 1.1)])
    scatter('deodars', spots[:, :3], spots[:, 3], rng.rand(5) * 6, kit['deodars'])
    shrubs = np.c_[-7 + 15 * rng.rand(70), 5.6 + 1.6 * rng.rand(70), -.7 + .5 * rng.rand(70)]
    scatter('shrubs', shrubs, .4 + .3 * rng.rand(70), rng.rand(70) * 6, kit['bushes'])
    hamlets(rng)
    sun(40, 20, .30, '#9fb4ff', 8.)
    world_grad('#3a559c', '#b09ab4', .75, '#2c2a30')
    area((-.9, -.9, 2.3), (.4, 3., .8), 1.6, 9, '#ffc184')
    camera(EYE, (.42, 3.4, 1.45), 32., shift=(0, -.095))


def grade_picture(g, A):
    """Last afterglow over dark ridges, warm cloth."""
    c, a = unpremultiply(g, denoise(g, 5, 1.2) + denoise(g, 5, 1.4, src=g.lamp))
    c = c + lamplight(g)
    painted = sky(g, hexc('#16316f') * .6, hexc('#d3968c') * .66, hexc('#ff9a5c') * .3, -30, -1, .26, 5, ccol=hexc('#dba59a') * .5, cshade=hexc('#44528a') * .55, stars=.15)
    p = g.pos
    drift = (.3 + 1.8 * smooth(-.3, .5, fbm(p[..., 0] / 260., p[..., 1] / 430., 4, 91))).astype(np.float32) * smooth(60, 420, g.dist)
    c = fog(g, c, .00018, 900., hexc('#6a76a6') * .46, glow=hexc('#ff9a70') * .16, sunaz=-30, sunel=2)
    c = fog(g, c, .0022, 55., hexc('#8a8cb0') * .50, base=-130., noise=drift)
    c = c * a + painted * (1 - a)
    c = bloom(c + halos(g, .0016), .8, .35, neutral=.4)
    return grade(c, float(A.get('ev', 1.7)), 1.08, 1.07, split=((-.012, .004, .024), (.018, .008, -.016)), vignette=.2, grain=.006)


main('offer-romantic', build, grade_picture, (1600, 1184), 12, ss=1., bounces=3)
