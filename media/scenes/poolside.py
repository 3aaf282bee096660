"""The pool terrace: water to the hills' edge, a paved deck with loungers. Metres; y is towards the valley."""
import numpy as np
from kit import *
from close import far_valley, plant_kit

WEST, EAST, SOUTH, NORTH = -6.5, 4.2, 1.2, 14.   # the basin
LEVEL, DEPTH = -.06, -1.35                       # of the water and of its floor
WATER = 5                                        # material index of everything seen through water


def water_surface(ripple=.1, ior=1.33):
    """Tinted transparent mixed with gloss by Fresnel; roughness .06 hides the lack of real refraction. A larger ior shows more of the sky."""
    material = bpy.data.materials.new('poolwater')
    material.use_nodes = True
    material.pass_index = WATER
    tree = material.node_tree
    tree.nodes.clear()
    N = NT(tree)
    place = N('Mapping', {'Vector': N('TexCoord').outputs['Object'], 'Scale': (1.2, .8, 1)}).outputs[0]
    noise = N('TexNoise', {'Vector': place, 'Scale': 1.5, 'Detail': 2., 'Distortion': .6})
    bump = N('Bump', {'Height': noise.outputs[0], 'Strength': ripple, 'Distance': .16}).outputs[0]
    share = N('Fresnel', {'IOR': ior, 'Normal': bump})
    clear = N('BsdfTransparent', {'Color': (.62, .93, .93, 1)})
    gloss = N('BsdfGlossy', {'Roughness': .06, 'Normal': bump})
    mix = N('MixShader', {0: share.outputs[0], 1: clear.outputs[0], 2: gloss.outputs[0]})
    N('OutputMaterial', {0: mix.outputs[0]})
    return material


def basin_tiles(caustics=.4, glow=0., web=1., tiles=('#6fd6d4', '#5cc8cb')):
    """Small turquoise tiles wavering under the water, with light lines; glow is that of lamps under water at night.
    web: how fine the lines are; fine ones fade with distance and on the walls, as real ones do."""
    material = mat('tiles', '#4fc0c4', .5, spec=.1)
    material.pass_index = WATER
    tree = material.node_tree
    N = NT(tree)
    shader = tree.nodes['Principled BSDF']
    place = N('TexCoord').outputs['Object']
    warp = N('TexNoise', {'Vector': place, 'Scale': 1.1, 'Detail': 3.})
    push = N('VectorMath', {0: warp.outputs['Color'], 1: (.75, .75, 0)}, operation='MULTIPLY').outputs[0]
    wavering = N('VectorMath', {0: place, 1: push}, operation='ADD').outputs[0]
    brick = N('TexBrick', {'Vector': wavering, 'Color1': c4(tiles[0]), 'Color2': c4(tiles[1]), 'Mortar': c4('#a8e6e0'), 'Scale': 2.4, 'Mortar Size': .018})
    brick.offset = 0.
    brick.inputs['Brick Width'].default_value = brick.inputs['Row Height'].default_value = .5
    tree.links.new(brick.outputs[0], shader.inputs['Base Color'])
    lines = None
    for scale in (2.0, 3.3):
        edge = N('TexVoronoi', {'Vector': wavering, 'Scale': scale * web}, feature='DISTANCE_TO_EDGE')
        bright = N('MapRange', {'Value': edge.outputs[0], 'From Min': 0., 'From Max': .13, 'To Min': 1., 'To Max': 0.})
        sharp = N('Math', {0: bright.outputs[0], 1: 3.}, operation='POWER').outputs[0]
        lines = sharp if lines is None else N('Math', {0: lines, 1: sharp}, operation='ADD').outputs[0]
    if web > 1:
        far = N('MapRange', {'Value': N('CameraData').outputs['View Distance'], 'From Min': 3., 'From Max': 10., 'To Min': 1., 'To Max': .1}).outputs[0]
        level = N('Math', {0: N('SeparateXYZ', {0: N('NewGeometry').outputs['True Normal']}).outputs[2], 1: .2}, operation='MAXIMUM').outputs[0]
        patchy = N('MapRange', {'Value': N('TexNoise', {'Vector': place, 'Scale': .45, 'Detail': 2.}).outputs[0], 'From Min': .35, 'From Max': .65, 'To Min': .25, 'To Max': 1.}).outputs[0]
        for share in (far, level, patchy):
            lines = N('Math', {0: lines, 1: share}, operation='MULTIPLY').outputs[0]
    shader.inputs['Emission'].default_value = c4('#d6fff4' if not glow else '#7fe9e0')
    strength = N('Math', {0: N('Math', {0: lines, 1: caustics}, operation='MULTIPLY').outputs[0], 1: glow}, operation='ADD')
    tree.links.new(strength.outputs[0], shader.inputs['Emission Strength'])
    return material


def basin(caustics, glow, ripple=.1, web=1., ior=1.33):
    """Floor, four walls and the water, which runs over the far wall."""
    tiles = basin_tiles(caustics, glow, web)
    corners = [(WEST, SOUTH), (EAST, SOUTH), (EAST, NORTH), (WEST, NORTH)]
    mesh('floor', [(x, y, DEPTH) for x, y in corners], [[0, 1, 2, 3]], tiles)
    for lo, hi in (((WEST - .05, SOUTH), (WEST, NORTH)), ((EAST, SOUTH), (EAST + .05, NORTH)), ((WEST, SOUTH - .05), (EAST, SOUTH))):
        box('wall', (*lo, DEPTH - .05), (*hi, -.02), tiles)
    box('weir', (WEST, NORTH, DEPTH - .05), (EAST, NORTH + .22, -.075), tiles)
    mesh('water', [(x, y + (.22 if y == NORTH else 0), LEVEL) for x, y in corners], [[0, 1, 2, 3]], water_surface(ripple, ior))


def deck(rng, west=False):
    """Paving of large slabs on two sides, or on the west too; rims of the basin."""
    slab = mat('slab', '#bba98f', .6, attr='tint', vary=.16, vscale=2.2, bump=.05, bscale=25, spec=.35)
    B = Blocks(dict(slab=slab), 1)
    size = .9
    areas = [(WEST - .9, EAST + .9, SOUTH - 4.5, SOUTH), (EAST, EAST + 6.3, SOUTH - 4.5, NORTH + .5)]
    if west:
        areas.append((WEST - 3.6, WEST, SOUTH - 4.5, NORTH + .5))
        B.box('slab', (WEST - 3.6, SOUTH - 4.5, -3), (WEST - .06, NORTH + .5, -.1), vary=0)
    for x0, x1, y0, y1 in areas:
        for x in np.arange(x0, x1 - .1, size):
            for y in np.arange(y0, y1 - .1, size):
                B.box('slab', (x, y, -.09), (x + size - .012, y + size - .012, rng.rand() * .004), chamfer=.008)
    B.box('slab', (WEST - 1, SOUTH - 5, -.6), (EAST + 8, SOUTH - .1, -.1), vary=0)
    B.box('slab', (EAST + .06, SOUTH - 5, -3), (EAST + 8, NORTH + .6, -.1), vary=0)
    B.box('slab', (EAST - .03, SOUTH - .32, -.05), (EAST + .32, NORTH, .03), tint=(1.05, 1.04, 1.02), chamfer=.015)
    B.box('slab', (WEST, SOUTH - .32, -.05), (EAST - .036, SOUTH + .03, .03), tint=(1.05, 1.04, 1.02), chamfer=.015)
    B.build('deck')


def lounger(x, y, turn, M):
    """Slatted teak frame, cushions, a rolled towel at the feet."""
    parts = []

    def put(material, lo, hi, bevel=.008):
        parts.append(box('lounger', lo, hi, M[material], bevel))

    for s in (-.34, .34):
        put('teak', (s - .03, -1., .26), (s + .03, 1., .33))
        for end in (-.85, .75):
            put('teak', (s - .03, end - .03, 0), (s + .03, end + .03, .27))
    for i in range(14):
        put('teak', (-.33, -.98 + i * .1, .32), (.33, -.98 + i * .1 + .075, .345), .004)
    put('cushion', (-.31, -.97, .345), (.31, .36, .44), .035)
    for material, half, thick, where in (('cushion', .31, .05, (0, .66, .68)), ('teak', .34, .02, (0, .68, .62))):
        back = box('back', (-half, 0, -thick), (half, .86, thick), M[material], thick * .7, 4)
        back.location = where
        back.rotation_euler[0] = .75
        parts.append(back)
    towel = cyl('towel', .085, -.26, .26, M['towel'], seg=32)
    towel.rotation_euler = (0, np.pi / 2, 0)
    towel.location = (0, -.62, .52)
    parts.append(towel)
    group(parts, (x, y, 0), turn)


def parasol(x, y, M, radius=1.75, height=2.55, ribs=8):
    """Canvas sagging between eight ribs, with a valance."""
    cyl('pole', .028, 0, height + .1, M['teak'], (x, y, 0))
    a = np.linspace(0, 2 * np.pi, ribs * 12 + 1)
    k = np.linspace(.02, 1, 14)
    sag = np.abs(np.sin(a * ribs / 2))
    X, Y = (np.outer(k, f(a) * (1 - .07 * sag)) * radius for f in (np.cos, np.sin))
    Z = height - .62 * k[:, None] ** 1.25 * (1 + .09 * sag[None] * k[:, None])
    heightfield('canopy', X + x, Y + y, Z, M['canvas']).modifiers.new('s', 'SOLIDIFY').thickness = .012
    rim = [np.stack([q[-1], q[-1] * 1.005]) for q in (X, Y)]
    heightfield('valance', rim[0] + x, rim[1] + y, np.stack([Z[-1], Z[-1] - .16 - .03 * np.cos(a * ribs)]), M['canvas'])
    for i in range(ribs):
        t = i * 2 * np.pi / ribs
        tube('rib', [(x, y, height - .03), (x + radius * np.cos(t), y + radius * np.sin(t), height - .65)], .012, M['teak'])
    cyl('foot', .28, 0, .07, M['stone'], (x, y, 0), 40)


def planting(rng, M, spread, valley):
    """Pots, a hedge along the deck, and before a valley the deodars at both sides."""
    kit = plant_kit(True)
    pot = [(.001, 0), (.26, 0), (.36, .5), (.39, .52), (.39, .58), (.34, .58), (.32, .5), (.001, .5)]
    plants = []
    for x, y in ((6.7, 13.5), (8.2, 9.8), (9.6, 3.8), (9.9, 8)):
        lathe('pot', pot, M['pot'], 40, (x, y, 0))
        plants.append((x, y, .55, .62))
    plants += [(10.6 + .8 * rng.rand(), 1 + i * .55, .1, .75 + .35 * rng.rand()) for i in range(26)]
    plants += [(5.0 + i * .42, 14.75 + .2 * rng.rand(), -.25, .42 + .25 * rng.rand()) for i in range(16)]
    plants = np.array(plants)
    scatter('plants', plants[:, :3], plants[:, 3], rng.rand(len(plants)) * 6, kit['bushes'] + kit['bloom'][:1])
    if not valley:
        return
    trees = np.array([(-17, 27, -9, 1.), (-22, 34, -10, 1.15), (-13.5, 38, -13, .95), (17, 24, -5, .85), (22, 28, -5, 1.05), (14.5, 36, -9, .8), (-28, 40, -10, 1.2), (27, 36, -6, 1.2)])
    scatter('deodars', trees[:, :3], trees[:, 3], rng.rand(len(trees)) * 6, kit['deodars'])
    far_valley(rng, kit['far'], -140., -30., count=16000, spread=spread)


def build_terrace(caustics=.22, glow=0., ripple=.1, spread=1.3, valley=True, web=1., ior=1.33, loungers=((6.05, 3.1), (6.05, 5.9)), shade=(6.5, 4.55)):
    """Everything but light, camera and what a picture adds; spread: how wide the hills are, without them (valley) the west is paved.
    shade: where the parasol stands. Returns the materials."""
    rng = np.random.RandomState(1)
    M = dict(teak=mat('teak', '#9c6b42', .5, wood=(6, 1, 6)), cushion=mat('cushion', '#efe8da', .85, sheen=.3, bump=.03, bscale=40),
             towel=mat('towel', '#b65f3c', .95, sheen=.5, bump=.1, bscale=60), canvas=mat('canvas', '#efe4cf', .85, translucent=.4),
             stone=mat('footstone', '#a89c8a', .8, vary=.2, vscale=3, bump=.1, bscale=20), pot=mat('pot', '#9c5a3c', .7, vary=.2, vscale=6, bump=.1, bscale=20),
             juice=mat('juice', '#e08a3a', .08, coat=.6))
    basin(caustics, glow, ripple, web, ior)
    deck(rng, not valley)
    for x, y in loungers:
        lounger(x, y, -1.2, M)
    x, y = shade
    parasol(x, y, M)
    cyl('table', .24, .4, .44, M['teak'], (x - .75, y - .05, 0), 40)
    cyl('leg', .03, 0, .4, M['teak'], (x - .75, y - .05, 0))
    for dx in (-.08, .09):
        cyl('drink', .032, .44, .54, M['juice'], (x - .75 + dx, y - .08, 0), 32)
    planting(rng, M, spread, valley)
    return M


def calm_water(g, edge=.12):
    """Transparent and glossy samples make the denoiser's guides noisy under water: constants in their place.
    edge: .5 where things float, which are partly seen through the water, or dots stay on them."""
    # The mist pass fails through clear water, and fog would leave white dots: nothing over the basin is farther than its surface.
    reach = (LEVEL - g.eye[2]) / np.minimum(g.dir[..., 2], -1e-3)
    x, y = g.eye[0] + reach * g.dir[..., 0], g.eye[1] + reach * g.dir[..., 1]
    over = (g.dir[..., 2] < -1e-3) & (x > WEST) & (x < EAST) & (y > SOUTH) & (y < NORTH + .25)
    g.dist = np.where(over, np.minimum(g.dist, reach), g.dist)
    wet = (blur((np.abs(g.idx - WATER) < .5).astype(np.float32), 2.) > edge)
    g.alb = np.where(wet[..., None], .4, g.alb).astype(np.float32)
    g.dist = np.where(wet, 6., g.dist)
    g.nrm = np.where(wet[..., None], np.array([0, 0, 1.], np.float32), g.nrm)
    g.pos = g.eye + g.dir * g.dist[..., None].astype(np.float32)


def day_light():
    """Late-morning sun from the left."""
    sun(-58, 32, 7.0, '#ffdcb4', .8)
    world_grad('#5f9ae0', '#f2e6d6', 1.35, '#7d8a70')


def grade_day(g, A, ev=1.15, clouds=.24, edge=.12):
    """Clear sky, light haze in the valley."""
    calm_water(g, edge)
    c, a = unpremultiply(g, denoise(g, 4, 1.))
    p = g.pos
    at = (-58., 32.)
    painted = sky(g, hexc('#4484d2') * .95, hexc('#e2ebf2') * 1.05, hexc('#ffe6c0') * .4, *at, clouds, 12, ccol=hexc('#ffffff') * 1.6, cshade=hexc('#b9c3d4') * .98)
    drift = (.3 + 1.7 * smooth(-.3, .5, fbm(p[..., 0] / 300., p[..., 1] / 500., 4, 91))).astype(np.float32)
    c = fog(g, c, .00016, 900., hexc('#b8cbe4') * .9)
    c = fog(g, c, .0014, 60., hexc('#dfe5ea') * .9, base=-140., noise=drift * smooth(80, 500, g.dist))
    c = c * a + painted * (1 - a)
    c = bloom(c, 1., .25)
    return grade(c, float(A.get('ev', ev)), 1.1, 1.06, split=((-.01, .0, .015), (.02, .006, -.02)), vignette=.14, grain=.005)


LANTERNS = [(EAST + .75, y) for y in (2.2, 5.4, 8.6, 11.8)] + [(1.6, SOUTH - .75), (-1.4, SOUTH - .75)]


def lantern(x, y, iron, shade):
    """Iron lantern of 45 cm with a candle-coloured shade, and its light on the paving."""
    B = Blocks(dict(iron=iron, shade=shade))
    B.box('iron', (-.13, -.13, 0), (.13, .13, .03), chamfer=.01)
    B.box('shade', (-.09, -.09, .03), (.09, .09, .34), chamfer=.02)
    for sx in (-.11, .11):
        for sy in (-.11, .11):
            B.box('iron', (sx - .012, sy - .012, .03), (sx + .012, sy + .012, .36), chamfer=0)
    B.box('iron', (-.14, -.14, .36), (.14, .14, .40), chamfer=.02)
    B.build('lantern', (x, y, 0))
    lamp((x, y, .25), 5., size=.3)


def build_evening(valley=True):
    """The terrace at blue hour: lamps under water, lanterns, dim sky."""
    build_terrace(caustics=.34, glow=.12, ripple=.10, valley=valley)
    iron, shade = mat('iron', '#1d1b1a', .5, metal=.6), emission('candle', '#ffb060', 3.2)
    for x, y in LANTERNS:
        lantern(x, y, iron, shade)
    sun(-60, 24, .35, '#9fb4ff', 8.)
    world_grad('#38549a', '#a8a4c4', .70, '#2a2d33')


def grade_evening(g, A, afterglow=12):
    """First stars; afterglow is the azimuth of the set sun."""
    calm_water(g)
    c, a = unpremultiply(g, denoise(g, 5, 1.3))
    c = c + lamplight(g, spread=1.)
    p = g.pos
    painted = sky(g, hexc('#1d4488') * .6, hexc('#c39a9c') * .62, hexc('#ff9a5c') * .28, afterglow, -1, .34, 8, ccol=hexc('#d9a9a0') * .5, cshade=hexc('#3f4f86') * .55, stars=.2)
    drift = (.3 + 1.7 * smooth(-.3, .5, fbm(p[..., 0] / 300., p[..., 1] / 500., 4, 91))).astype(np.float32)
    c = fog(g, c, .00018, 900., hexc('#6a76a6') * .44, glow=hexc('#ff9a70') * .14, sunaz=afterglow, sunel=2)
    c = fog(g, c, .0016, 60., hexc('#8288b0') * .48, base=-140., noise=drift * smooth(80, 500, g.dist))
    c = c * a + painted * (1 - a)
    c = bloom(c + halos(g, .0012), .8, .35, neutral=.4)
    return grade(c, float(A.get('ev', 1.6)), 1.08, 1.07, split=((-.012, .004, .024), (.018, .008, -.016)), vignette=.2, grain=.006)
