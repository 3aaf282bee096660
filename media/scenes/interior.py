"""A guest room: timber and linen, a wide window over the valley. Metres; the window wall is at y = DEEP, the bed's head at x = 0."""
import os
import numpy as np
from kit import *
from valley_air import dawn_light

WIDE, DEEP, HIGH = 5.6, 5.2, 2.95
WINDOW = (1.75, 5.2, .5, 2.5)          # x0, x1, z0, z1
BED = (.1, 2.3, 1.5, 3.5)              # x0, x1, y0, y1
RUST = dict(throw='#a4583a', cushion='#3c6a68', chair='#8d8a72', rug='#c9b48f', stripes=('#3c6a68', '#a4583a'), boards=None)
INDIGO = dict(throw='#35506e', cushion='#c08a3e', chair='#a86f3d', rug='#b9ad98', stripes=('#2f4a66', '#7d3b2c'), boards='#b0824f')


def materials(style):
    """Walls, timbers, cloths and metals of one style."""
    return dict(
        wall=mat('wall', '#e6dccb', .9, spec=.2, bump=.03, bscale=14), ceiling=mat('ceiling', '#efe8dc', .9),
        floor=mat('floor', '#b08359', .38, wood=(9, .7, 1), spec=.4, attr='tint'), boards=mat('boards', style['boards'] or '#8a5f3b', .5, wood=(.6, 7, 7), attr='tint'),
        cedar=mat('cedar', '#9a6a40', .5, wood=(.7, .7, 6)), walnut=mat('walnut', '#5b3b25', .42, wood=(6, .6, .6)), dark=mat('dark', '#3a2a1e', .45, wood=(.6, 5, .6)),
        linen=mat('linen', '#f1ebe0', .85, sheen=.3, spec=.15, bump=.02, bscale=180, vary=.03, vscale=3), duvet=mat('duvet', '#f4efe6', .85, sheen=.3, spec=.15),
        throw=mat('throw', style['throw'], .9, sheen=.5, spec=.1, bump=.06, bscale=120), accent=mat('accent', style['cushion'], .9, sheen=.5, spec=.1, bump=.05, bscale=140),
        chair=mat('chair', style['chair'], .9, sheen=.5, bump=.05, bscale=110), wool=mat('wool', attr=True, rough=.95, sheen=.4, bump=.08, bscale=90),
        brass=mat('brass', '#b98a46', .28, metal=1.), ceramic=mat('ceramic', '#31545a', .25, coat=.5), china=mat('china', '#efe9dd', .2, coat=.5),
        tea=mat('tea', '#7a3b12', .1), curtain=mat('curtain', '#efe6d6', .9, translucent=.45, sheen=.2), clay=mat('clay', '#a25c3a', .8, vary=.25, vscale=8., bump=.08, bscale=30))


def pillow(place, size, material, turn=(0, 0, 0), seed=0):
    """Filled pillow of size (width, depth, height): creased, with pinched corners."""
    n = 34
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
    full = (np.clip(1 - np.abs(u) ** 2.6, 0, 1) * np.clip(1 - np.abs(v) ** 2.6, 0, 1)) ** .52
    crease = fbm(u * 2.2 + seed * 7, v * 2.2, 4, 3 + seed) * .22 + .10 * ridged(u * 1.5 + seed, v * 1.2, 3, seed) + .05 * fbm(u * 7, v * 7, 2, 9 + seed) * (1 - full * .5)
    ear = 1 + .05 * (np.abs(u) * np.abs(v)) ** 3 - .05 * (1 - u ** 2) * np.abs(v) - .05 * (1 - v ** 2) * np.abs(u)
    X, Y, Z = u * size[0] / 2 * ear, v * size[1] / 2 * ear, full * size[2] / 2 * (1 + crease * 1.6)
    faces = grid_faces(n, n)
    verts = np.concatenate([np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([X, Y, -Z * .7], -1).reshape(-1, 3)])
    ob = mesh('pillow', verts, np.concatenate([faces, faces[:, ::-1] + n * n]), material, True)
    ob.location, ob.rotation_euler = place, turn
    subsurf(ob, 1)
    return ob


def shell(M, style):
    """Plank floor, walls, ceiling with beams, the window with its frame."""
    rng = np.random.RandomState(2)
    B = Blocks(M, 2)
    plank = .17
    for i in range(int(WIDE / plank) + 1):
        y = -1.5 - rng.rand()
        while y < DEEP:
            end = min(DEEP, y + 1.2 + rng.rand())
            B.box('floor', (i * plank, y, -.03), (i * plank + plank - .003, end - .003, 0), chamfer=.0015, vary=.09)
            y = end
    x0, x1, z0, z1 = WINDOW
    thick = .18
    for lo, hi in (((-.15, -2, 0), (0, DEEP, HIGH)), ((WIDE, -2, 0), (WIDE + .15, DEEP, HIGH)), ((0, DEEP, 0), (x0, DEEP + thick, HIGH)),
                   ((x1, DEEP, 0), (WIDE, DEEP + thick, HIGH)), ((x0, DEEP, 0), (x1, DEEP + thick, z0)), ((x0, DEEP, z1), (x1, DEEP + thick, HIGH))):
        box('wall', lo, hi, M['wall'])
    box('ceiling', (-.15, -2, HIGH), (WIDE + .15, DEEP, HIGH + .1), M['ceiling'])
    box('subfloor', (-1, -2, -.1), (WIDE + 1, DEEP, -.031), M['dark'])
    if style['boards']:
        panelling(B)
    for x in np.linspace(x0, x1, 4):
        B.box('walnut', (x - .035, DEEP + .02, z0), (x + .035, DEEP + .11, z1), chamfer=.006, vary=0)
    for z in (z0, z1):
        B.box('walnut', (x0, DEEP + .02, z - .035), (x1, DEEP + .11, z + .035), chamfer=.006, vary=0)
    B.box('cedar', (x0 - .08, DEEP - .16, z0 - .05), (x1 + .08, DEEP + .05, z0), chamfer=.01, vary=0)
    B.box('cedar', (0, DEEP - .045, 0), (WIDE, DEEP, .11), chamfer=.005, vary=0)
    B.box('cedar', (0, -2, 0), (.045, DEEP, .11), chamfer=.005, vary=0)
    for y in np.arange(-.4, DEEP, 1.35):
        B.box('dark', (0, y, HIGH - .2), (WIDE, y + .16, HIGH), chamfer=.015, vary=0)
    B.build('shell')


def panelling(B):
    """Level boards on the window wall and the right wall."""
    x0, x1, z0, z1 = WINDOW
    board = .145
    for z in np.arange(.11, HIGH - .05, board):
        top = z + board - .006
        pieces = [(0, WIDE)] if top < z0 or z > z1 else [(0, x0 - .03), (x1 + .03, WIDE)]
        for a, b in pieces:
            B.box('boards', (a, DEEP - .022, z), (b, DEEP, top), chamfer=.005, vary=.1)
        B.box('boards', (WIDE - .022, -2, z), (WIDE, DEEP - .02, top), chamfer=.005, vary=.1)


def bed(M):
    """Slatted headboard, mattress, duvet and throw by cloth simulation, turned-down sheet, pillows."""
    x0, x1, y0, y1 = BED
    B = Blocks(M, 5)
    for i in range(30):
        B.box('cedar', (0, .7 + i * .118, 0), (.05, .7 + i * .118 + .104, 1.55), chamfer=.006, vary=0)
    B.box('walnut', (0, .66, 1.55), (.09, 4.26, 1.6), chamfer=.008, vary=0)
    B.box('walnut', (x0, y0 - .06, .12), (x1 + .04, y1 + .06, .34), chamfer=.02, vary=0)
    B.build('bedframe')
    for x in (.25, 2.15):
        for y in (1.6, 3.4):
            cyl('foot', .04, 0, .13, M['dark'], (x, y, 0))
    box('mattress', (x0 + .02, y0, .34), (x1, y1, .6), M['linen'], .07, 4)
    hidden = [box('mattress body', (x0 + .02, y0 + .02, .3), (x1 - .02, y1 - .02, .6), M['linen'], .06, 4), box('frame body', (x0, y0 - .06, .02), (x1 + .04, y1 + .06, .34), M['dark']),
              box('pad', (.75, y0 + .12, .55), (x1 - .1, y1 - .12, .66), M['linen'], .08, 4), box('ground', (-1, 0, -.2), (4, 5, 0), M['dark'])]
    drape('duvet', .72, x1 + .30, y0 - .36, y1 + .36, .72, M['duvet'], hidden, 64, 30, .022, 5., corner=.62)
    top = box('top', (.8, y0 - .045, .3), (x1 + .06, y1 + .045, .70), M['linen'], .06, 3)
    drape('throw', 1.55, 2.02, y0 - .44, y1 + .44, .82, M['throw'], [top, hidden[1]], 26, 28, .012, 3., seed=5)
    for ob in (*hidden, top):
        ob.hide_render = True
    turned_down(M)
    for i, y in enumerate((2.02, 2.98)):
        pillow((.36, y, .88), (.54, .84, .38), M['linen'], (0, -1.12, 0), i)
        pillow((.60, y + .04 - .08 * i, .82), (.5, .78, .34), M['linen'], (0, -.86, .05 * (i - .5)), i + 3)
    pillow((.86, 2.52, .82), (.42, .46, .2), M['accent'], (0, -.9, .06), 8)


def turned_down(M):
    """The sheet folded back over the duvet's upper edge, hanging a little at both sides."""
    x0, x1, y0, y1 = BED
    u, v = np.meshgrid(np.linspace(0, 1, 70), np.linspace(-1, 1, 70))
    X, side = .66 + u * .34, np.abs(v) * 1.2
    over = np.clip((side - .97) / .23, 0, 1)
    Y = (y0 + y1) / 2 + np.sign(v) * np.minimum(side, 1.045 + .012 * np.sin(X * 40))
    Z = .735 + .035 * np.sin(u * np.pi) + fbm(X * 4, v * 3.6, 4, 31) * .03 - .26 * over ** 1.2
    sheet = heightfield('sheet', X, Y, Z, M['linen'])
    subsurf(sheet, 1)
    solid = sheet.modifiers.new('t', 'SOLIDIFY')
    solid.thickness, solid.offset = .025, -1


def bedside(M, power, glow):
    """Two night tables with lamps, a book and a cup."""
    shade = mat('shade', '#f3dcb4', .8, translucent=.55, emit='#ffb765', estr=glow)
    for y in (1.02, 4.0):
        box('table', (.12, y - .26, .18), (.6, y + .26, .52), M['walnut'], .015)
        box('drawer', (.6, y - .23, .24), (.615, y + .23, .47), M['cedar'], .006)
        cyl('knob', .014, 0, .03, M['brass'], (.63, y, .36))
        for q in (-.2, .2):
            for x in (.2, .54):
                cyl('leg', .018, 0, .2, M['dark'], (x, y + q, 0))
        lathe('base', [(.001, 0), (.07, 0), (.075, .01), (.1, .08), (.085, .18), (.03, .24), (.012, .27), (.012, .36)], M['ceramic'], 40, (.3, y, .52))
        lathe('shade', [(.17, .34), (.12, .6)], shade, 48, (.3, y, .52))
        point((.3, y, .99), power, '#ffb060', .05)
    box('book', (.42, .84, .52), (.56, 1.04, .545), M['throw'], .003)
    tea_cup(M['china'], M['tea'], (.47, 4.14, .52))


def seating(M, style):
    """Striped rug, bench at the bed's foot, armchair and tea table at the window, curtains, a plant."""
    u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 240))
    stripe = np.floor((v - .06) / .2)
    on = ((v - .06) - stripe * .2 < .016) & (v > .06)
    tones = np.stack([hexc(q) for q in style['stripes']])[(stripe % 2).astype(int)]
    tones = np.where(on[..., None], tones, hexc(style['rug']))
    heightfield('rug', 1.2 + u * 2.9, .9 + v * 3.1, .012 + .004 * fbm(u * 6, v * 6, 3, 2), M['wool'], tones)
    box('bench', (2.62, 1.75, .38), (3.05, 3.25, .47), M['accent'], .04, 4)
    for x in (2.68, 2.98):
        for y in (1.85, 3.15):
            cyl('leg', .02, 0, .39, M['dark'], (x, y, 0))
    parts = [box('chair', lo, hi, M['chair'], soft, 4) for lo, hi, soft in (
        ((-.36, -.36, .28), (.36, .36, .46), .07), ((-.38, -.46, .3), (.38, -.28, .95), .08), ((-.47, -.4, .22), (-.35, .34, .62), .05), ((.35, -.4, .22), (.47, .34, .62), .05))]
    parts += [cyl('leg', .022, 0, .3, M['dark'], (x, y, 0)) for x in (-.36, .36) for y in (-.34, .3)]
    parts.append(pillow((0, -.12, .64), (.42, .42, .18), M['throw'], (1.15, 0, 0), 5))
    group(parts, (4.35, 4.1, 0), -2.5)
    cyl('top', .24, .5, .53, M['cedar'], (3.50, 4.5, 0), 48)
    cyl('stem', .025, 0, .5, M['dark'], (3.50, 4.5, 0))
    cyl('foot', .16, 0, .02, M['dark'], (3.50, 4.5, 0), 40)
    tea_cup(M['china'], M['tea'], (3.44, 4.43, .53), 1.15)
    tea_pot(M['ceramic'], (3.57, 4.58, .53), .8)
    for xa, xb in ((1.28, 1.78), (5.12, 5.55)):
        u, v = np.meshgrid(np.linspace(0, 1, 110), np.linspace(0, 1, 12))
        heightfield('curtain', xa + u * (xb - xa), DEEP - .13 + .05 * np.sin(u * 44 + .5 * np.sin(v * 3)) * (1 - .25 * v), .02 + v * 2.62, M['curtain'])
    tube('rod', [(1.15, DEEP - .13, 2.66), (5.58, DEEP - .13, 2.66)], .014, M['brass'])
    leaf = foliage('houseleaf', .3, .3)
    planter(M['clay'], [clump('houseplant', 4, leaf, 1., 700, .24, tint='#3f6130', tip='#7d9a4e')], (5.12, 3.25, 0), 1.25)


def build_room(style, lamps=9., glow=1.6, sun_strength=30., sky_light=150., fill=60.):
    """The furnished room and its light; the camera is the picture's own."""
    need_dawn()
    M = materials(style)
    shell(M, style)
    bed(M)
    bedside(M, lamps, glow)
    seating(M, style)
    x0, x1, z0, z1 = WINDOW
    sun(40, 27, sun_strength, '#ffbe84', 1.2)
    world_grad('#9cc0ea', '#ffe3c4', sky_light / 150., '#8a8a70')
    area(((x0 + x1) / 2, DEEP + .35, 1.5), ((x0 + x1) / 2, 0, 1.2), x1 - x0, sky_light, '#e3ebf5', z1 - z0)
    area((4.9, -1.3, 2.5), (2, 3, .8), 2.4, fill, '#ffe9d4')


def need_dawn():
    if not os.path.exists(f'{BUFFERS}/hero-dawn.npz'):
        raise SystemExit('The room looks out on the dawn: render hero-dawn first.')


def valley_plate():
    """The dawn hero's linear picture (rows, columns, 3): it stands behind the window."""
    kept = f'{BUFFERS}/plate.npy'
    if not os.path.exists(kept):
        np.save(kept, blur(dawn_light(G('hero-dawn')).astype(np.float32), 1.))
    return np.load(kept)


def grade_room(g, A, ev=1.55, view=1.35, view_tint=(1, 1, 1)):
    """Denoise room and lamps apart, put the valley behind the window, film grade."""
    c = denoise(g, 5, 1.5)
    if g.lamp is not None:
        c = c + denoise(g, 5, 2.1, src=g.lamp)
    plate = valley_plate()
    azimuth = np.arctan2(g.dir[..., 0], g.dir[..., 1])
    elevation = np.arctan2(g.dir[..., 2], np.hypot(g.dir[..., 0], g.dir[..., 1]))
    rows, columns = plate.shape[:2]
    # The sill hides the hero's near trees, which would stand on it like bonsai; above the picture its sky goes on, mirrored.
    x = np.clip(.544 + .593 * azimuth, 0, 1) * (columns - 1)
    y = np.clip(np.abs(.148 - .76 * elevation), 0, 1) * (rows - 1)
    outside = plate[y.astype(int), x.astype(int)] * np.array(view_tint, np.float32)
    c = bloom(c + outside * (1 - g.a[..., None]) * view, 1.1, .3, (5, 20, 60))
    return grade(c, float(A.get('ev', ev)), 1.06, 1.04, split=((-.004, 0, .01), (.02, .006, -.02)), vignette=.15, grain=.005, sharpen=.2)
