"""package-games: a carrom board set for the first strike on the porch, a shuttlecock and racket beside it."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import GOLD, standard_grade
from porch import build_porch, morning_light

PLACE = (.62, 3.02)
TOP = .52            # height of the board's bed
SIDE = .74           # of the playing field
TURN = .30


def field_colours(u, v):
    """Paint of the playing field over u, v in -1..1: pockets, base lines with red ends, arrows, centre rings."""
    wood = hexc('#cf9d5f') * (.92 + .10 * fbm(u * 2.2, v * 26., 3, 8)[..., None] + .05 * fbm(u * 9., v * 90., 2, 9)[..., None])
    black, red = hexc('#1c1714'), hexc('#a3231f')
    r = np.hypot(u, v)
    ink = (np.abs(r - .225) < .005) | (np.abs(r - .212) < .003)
    paint_red = (r < .040) | ((np.abs(r - .045) < .004))
    for p, q in ((u, v), (v, u)):
        for side in (-1, 1):
            at = side * q
            ink |= (np.abs(p) < .64) & ((np.abs(at - .70) < .006) | (np.abs(at - .615) < .004))
            for end in (-.64, .64):
                disc = np.hypot(p - end, at - .6575)
                paint_red |= disc < .036
                ink |= np.abs(disc - .0425) < .004
    diagonal = (np.abs(np.abs(u) - np.abs(v)) < .005) & (np.abs(u) > .36) & (np.abs(u) < .74)
    hooks = np.abs(np.hypot(np.abs(u) - .40, np.abs(v) - .40) - .055) < .0035
    ink |= diagonal | (hooks & (np.abs(u) + np.abs(v) < .86))
    c = np.where(ink[..., None], black, wood)
    c = np.where(paint_red[..., None], red, c)
    pocket = np.hypot(np.abs(u) - .918, np.abs(v) - .918) < .075
    return np.where(pocket[..., None], hexc('#0c0a09'), c)


def carrom(M):
    """Board on a low table: frame, painted field, nineteen pieces in their opening rings, the striker."""
    lacquer = mat('field', attr=True, rough=.16, spec=.5, coat=.6)
    rosewood = mat('rosewood', '#4a2617', .32, wood=(.5, 7, 7), coat=.3)
    half = SIDE / 2
    u, v = np.meshgrid(np.linspace(-1, 1, 560), np.linspace(-1, 1, 560))
    parts = [heightfield('field', u * half, v * half, 0 * u, lacquer, field_colours(u, v))]
    wide, tall = .062, .028
    for lo, hi in (((-half - wide, half), (half + wide, half + wide)), ((-half - wide, -half - wide), (half + wide, -half)),
                   ((-half - wide, -half), (-half, half)), ((half, -half), (half + wide, half))):
        parts.append(box('rail', (*lo, -.03), (*hi, tall), rosewood, .008, 3))
    parts.append(box('under', (-half, -half, -.03), (half, half, -.004), M['wood_dark']))
    ivory, ebony, queen = mat('ivory', '#dcc9a0', .3, coat=.3), mat('ebony', '#26201c', .3, coat=.3), mat('queen', '#b3262a', .3, coat=.3)
    radius, thick = .0168, .0085
    profile = [(.001, 0), (radius, 0), (radius, thick * .8), (radius * .93, thick), (radius * .6, thick), (radius * .5, thick * .85), (.001, thick * .85)]

    def piece(x, y, material, scale=1.):
        ob = lathe('piece', profile, material, 36, (x, y, .001))
        ob.scale = (scale, scale, 1.1 if scale > 1 else 1)
        parts.append(ob)

    piece(0, 0, queen)
    for k in range(6):
        a = k * np.pi / 3 + .3
        piece(2.06 * radius * np.cos(a), 2.06 * radius * np.sin(a), ivory if k % 2 else ebony)
    for k in range(12):
        a = k * np.pi / 6 + .3
        reach = 4.12 * radius if k % 2 == 0 else 3.6 * radius
        piece(reach * np.cos(a), reach * np.sin(a), ebony if k % 4 in (1, 2) else ivory)
    piece(.11, -.235, mat('striker', '#e9e2d2', .2, coat=.5), 1.28)
    board = group(parts, (*PLACE, TOP), TURN)
    legs = Blocks(M, 2)
    for x in (-.3, .3):
        for y in (-.3, .3):
            legs.box('wood_dark', (x - .03, y - .03, 0), (x + .03, y + .03, TOP - .03), chamfer=.008)
    legs.build('table', (*PLACE, 0), TURN)
    return board


def shuttlecock(place, turn):
    """Cork with a crown of sixteen feathers, lying on its side."""
    cork, feather = mat('cork', '#e8ddc8', .6), mat('feather', '#f5f2ea', .8, translucent=.3)
    z = np.linspace(0, 1, 10)
    parts = [lathe('cork', [(.001, -.026), (.008, -.025), (.0125, -.018), (.0133, 0), (.001, .001)], cork, 32)]
    for k in range(16):
        a = k / 16 * 2 * np.pi
        wide = .0020 + .0075 * smooth(.25, .7, z)
        r = .011 + .022 * z
        across = np.array([-1., 1.])[:, None] * wide
        X = r * np.cos(a) - across * np.sin(a + .25)
        Y = r * np.sin(a) + across * np.cos(a + .25)
        parts.append(heightfield('feather', X, Y, np.stack([z * .062] * 2), feather))
    for k, r in ((.35, .0195), (.5, .023)):
        parts.append(tube('thread', [(r * np.cos(t), r * np.sin(t), k * .062) for t in np.linspace(0, 6.2, 40)], .0006, feather, closed=True))
    ob = group(parts, place, turn, 1.35)
    ob.rotation_euler = (0, 1.32, turn)
    return ob


def racket(place, turn, M):
    """Badminton racket of 67 cm: oval frame, strings, shaft, wrapped handle; lies flat."""
    frame_paint, string = mat('frame', '#1f5a74', .25, coat=.6), mat('string', '#f2efe6', .5)
    a = np.linspace(0, 2 * np.pi, 60)
    rx, ry = .098, .122
    parts = [tube('frame', [(rx * np.cos(t), ry * np.sin(t), 0) for t in a[:-1]], .0052, frame_paint, closed=True)]
    for x in np.linspace(-.085, .085, 17):
        y = ry * np.sqrt(1 - (x / rx) ** 2)
        parts.append(tube('main', [(x, -y, 0), (x, y, 0)], .0006, string, 4))
    for y in np.linspace(-.108, .108, 19):
        x = rx * np.sqrt(1 - (y / ry) ** 2)
        parts.append(tube('cross', [(-x, y, 0), (x, y, 0)], .0006, string, 4))
    parts.append(tube('shaft', [(0, -ry, 0), (0, -.37, 0)], .0042, mat('shaft', '#2a2d31', .3, coat=.5)))
    parts.append(tube('grip', [(0, -.37, 0), (0, -.55, 0)], .0140, mat('grip', '#c9b48f', .9, bump=.3, bscale=160)))
    return group(parts, place, turn)


def build(A):
    M = build_porch(table=carrom)
    racket((.46, 2.52, .03), 1.2, M)
    c, s = np.cos(TURN), np.sin(TURN)
    shuttlecock((PLACE[0] - .405 * c - .12 * s, PLACE[1] - .405 * s + .12 * c, TOP + .055), 2.2)
    morning_light()
    camera((.02, 1.72, 1.36), (.66, 3.14, .56), 27.)


def grade_picture(g, A):
    return standard_grade(g, A, (-50., 22.), GOLD, ev=1.4, base=-130., mist=.0022, clouds=.26)


main('package-games', build, grade_picture, (1080, 940), 12, ss=1., bounces=3)
