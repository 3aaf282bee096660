"""reach-road: the hill road to the resort in late sun, parapet stones along it, the river far below."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import valley
from kit import *
from valley import *
from valley_air import *

SUN = (-118., 24.)
HALF = 2.6               # of the road's width
START, RISE = 38., .035  # its height at y = 0, and how much it climbs with each metre of y


def level(y):
    """Height of the road."""
    return START + RISE * y


def road_x(y):
    """x of its centre line: where the slope, without its small bumps, has the road's height."""
    s = 760. * (-np.log(1 - level(y) / (430. * (1 + .35 * smooth(500, 1900, y))))) ** (1 / 1.35)
    return river_x(y) + 46 + s + 9 * np.sin(y / 37.) + 16 * np.sin(y / 83. + 1.)


def aside(x, y):
    """Metres right of the centre line."""
    ahead = (road_x(y + 1.) - road_x(y - 1.)) / 2
    return (x - road_x(y)) / np.sqrt(1 + ahead ** 2)


natural = valley.raw_height


def cut(x, y):
    """The slope with a terrace for the road: a bank above it, a drop below its parapet."""
    d = aside(x, y)
    h = natural(x, y)
    terrace = level(y) - .12 + np.clip(d - HALF - 1.2, 0, None) * .9 - np.clip(-d - HALF - .9, 0, None) * .8
    share = smooth(26, 5, np.abs(d)) * smooth(220, 260, y)
    return h * (1 - share) + terrace * share


def along(first, last, step, off):
    """(n,2) points beside the centre line, and the road's bearing there."""
    y = np.arange(first, last, step)
    return np.c_[beside(y, off), level(y)], -np.arctan((road_x(y + 1.) - road_x(y - 1.)) / 2)


def road():
    """Worn asphalt with a pale line at each edge."""
    v = np.r_[np.arange(320., 400., .06), np.arange(400., 1100., .5)]
    u = np.linspace(-1, 1, 161)
    ahead = ((road_x(v + 1.) - road_x(v - 1.)) / 2)[:, None]
    norm = np.sqrt(1 + ahead ** 2)
    X, Y = road_x(v)[:, None] + u * HALF / norm, v[:, None] - u * HALF * ahead / norm
    worn = .8 + .3 * fbm(X / 1.7, Y / 5., 4, 3) + .12 * smooth(.5, .1, np.abs(np.abs(u) - .45))
    tone = hexc('#6a6763') * worn[..., None]
    cracked = smooth(.035, .0, np.abs(fbm(X / 1.3, Y / 2.2, 4, 12))) * smooth(.0, .35, fbm(X / 5., Y / 9., 2, 13))
    tone = tone * (1 - .45 * cracked[..., None])
    sand = (smooth(.8, 1., np.abs(u)) * smooth(-.2, .3, fbm(X * 1.4, Y / 2., 3, 14)))[..., None]
    tone = tone * (1 - .8 * sand) + hexc('#9c8a6c') * .8 * sand
    line = smooth(.035, .012, np.abs(np.abs(u) - .9)) * (.35 + .65 * smooth(-.3, .1, fbm(X * 2, Y, 3, 8)))
    tone = tone * (1 - .7 * line[..., None]) + hexc('#d9d4c8') * .7 * line[..., None]
    heightfield('road', X, Y, level(Y) + .03 - .05 * u ** 2, mat('asphalt', attr=True, rough=.85, spec=.25, bump=.08, bscale=40), tone)


def verge(rng, eye_y, needles, bark, leaf):
    """The bank above the road: a dry-stone wall at its foot, grass, ferns, and rhododendrons in flower."""
    wall = Blocks(house_mats(0.), 5)
    points, _ = along(eye_y + 1., eye_y + 120., 2., HALF + 1.05)
    for k, (start, end) in enumerate(zip(points[:-1], points[1:])):
        ahead = (end - start) / np.linalg.norm((end - start)[:2])
        masonry(wall, Frame(start - (0, 0, .2), (*ahead[:2], 0), (-ahead[1], ahead[0], 0)), np.linalg.norm((end - start)[:2]), 1.1 + .25 * np.sin(k / 3.), base=-.2, thick=.5, course=.26)
    wall.build('wall')

    def spread(count, low, high, reach, first=1.5):
        y = eye_y + first + reach * rng.rand(count) ** 1.5
        return beside(y, low + (high - low) * rng.rand(count))

    tufts = [grass_tuft('verge%d' % i, 50 + i, leaf, 60, .42, .3, '#5c6f34', '#a9b064') for i in range(3)]
    for low, high, count in ((HALF + 1.5, 22., 26000), (-HALF - .2, -26., 16000), (-26., -75., 14000), (HALF + .1, HALF + .95, 2600), (-HALF - .5, -HALF, 900)):
        spots = on_ground(spread(count, low, high, 90.), -.03)
        scatter('verge', spots, .5 + .9 * rng.rand(count) ** 2, rng.rand(count) * 6, tufts)
    ferns = [fern('bankfern%d' % i, i, leaf, 10, .7) for i in range(2)]
    scatter('bankfern', on_ground(spread(500, HALF + 1.5, 9., 50.), 0.), .5 + .7 * rng.rand(500), rng.rand(500) * 6, ferns)
    bushes = [clump('bankbush%d' % i, i, leaf, 1., 900, .17) for i in range(3)]
    scatter('bankbush', on_ground(spread(220, HALF + 4., 24., 110.), -.1), .4 + 1.1 * rng.rand(220) ** 2, rng.rand(220) * 6, bushes)
    red = [rhododendron('roadburansh%d' % i, 30 + i, leaf, bark, 5.5 + i, 3.2, flowers=.34) for i in range(2)]
    at = np.array([(16., 8.5, .85), (24., 7.2, .8), (34., 9.5, 1.), (47., 8., .9), (62., 9.5, 1.1), (80., 8., 1.)])
    scatter('roadburansh', on_ground(beside(eye_y + at[:, 0], at[:, 1]), -.3), at[:, 2], rng.rand(len(at)) * 6, red)
    tall = [deodar('roadside%d' % i, 40 + i, needles, bark, 17 + 2 * i, 5., 34, 10, 14, 4, .42, .07, fineness=.11) for i in range(2)]
    at = np.array([(38., 15., 1.), (52., 17., 1.15), (66., 14., .9), (84., 15., 1.1), (70., -13., .8), (96., -11., .9), (112., -15., .8),
                   # Outside the picture: their shadows lie across the road.
                   (-2., -15., 1.), (3., -19., 1.1), (-9., -13., .9), (9., -24., 1.15)])
    scatter('roadside', on_ground(beside(eye_y + at[:, 0], at[:, 1]), -.5), at[:, 2], rng.rand(len(at)) * 6, tall)


def kilometre_stone(y, white):
    """The rounded stone that counts kilometres beside Indian roads: white, its head yellow. Without words: no place is promised."""
    yellow = mat('head', '#c79a2c', .85, vary=.25, vscale=4., bump=.1, bscale=14)
    (x, y, z), turn = along(y, y + .1, 1., HALF + .5)[0][0], along(y, y + .1, 1., 0)[1][0]
    around = np.linspace(0, np.pi, 25)
    outline = np.r_[[(.26, -.2)], np.c_[.26 * np.cos(around), .5 + .26 * np.sin(around)], [(-.26, -.2)]]
    n = len(outline)
    for name, part, deep, tone in (('stone', outline, .11, white), ('head', outline[2:-2], .118, yellow)):
        n = len(part)
        corners = [(u, side, v) for side in (-deep, deep) for u, v in part]
        faces = [list(range(n)), list(range(2 * n - 1, n - 1, -1))] + [[k, n + k, n + (k + 1) % n, (k + 1) % n] for k in range(n)]
        item = mesh('kilometre ' + name, corners, faces, tone)
        item.location, item.rotation_euler = (x, y, z), (0, 0, turn - .2)


def beside(y, off):
    """(n,2) points at that distance from the centre line."""
    ahead = (road_x(y + 1.) - road_x(y - 1.)) / 2
    norm = np.sqrt(1 + ahead ** 2)
    return np.c_[road_x(y) + off / norm, y - off * ahead / norm]


def build(A):
    eye_y = float(A.get('y', 330))
    eye = (road_x(eye_y) + float(A.get('d', .8)), eye_y, level(eye_y) + float(A.get('up', 3.1)))
    valley.raw_height = cut
    scattered = valley.scatter

    def beside_road(name, points, *rest):
        """No tree stands on the road, nor between it and the river where they would hide that."""
        if name in ('trees', 'oaks'):
            d = aside(points[:, 0], points[:, 1])
            near = points[:, 1] < eye_y + 60
            free = (np.abs(d) > 7.5) & ~(near & (d > -16) & (d < 24)) & ~((d < 0) & (d > -120) & (points[:, 1] < eye_y + 130))
            rest = [item[free] if isinstance(item, np.ndarray) else item for item in rest]
            points = points[free]
        return scattered(name, points, *rest)

    valley.scatter = beside_road
    rng = np.random.RandomState(4)
    needles, bark, leaf = foliage('needles', .22, .3), mat('bark', attr=True, rough=.95, spec=.1), foliage('leaf', .3, .3)
    wilds(rng, (*eye[:2], 400.), needles, bark, leaf, '#3f5f38', '#8c9f56', int(A.get('trees', 90000)))
    road()
    white = mat('whitewash', '#d8d2c6', .9, vary=.3, vscale=3., bump=.12, bscale=14)
    block = box('parapet', (-.2, -.5, -.3), (.2, .5, .56), white, .07)
    block.hide_render = True
    spots, turns = along(280., 900., 2.1, -HALF - .55)
    scatter('parapets', spots, .92 + .16 * rng.rand(len(spots)), turns + .05 * rng.randn(len(spots)), [block])
    verge(rng, eye_y, needles, bark, leaf)
    kilometre_stone(eye_y + float(A.get('km', 8.5)), white)
    sun(*SUN, 6.2, '#ffcf9a', 1.)
    world_grad('#6b9de0', '#f3dcc0', 1.35, '#8a8468')
    camera(eye, (road_x(eye_y + 95.) + float(A.get('lx', -40)), eye_y + 110, eye[2] + float(A.get('lz', -8))), float(A.get('lens', 28.)), shift=(0, float(A.get('sy', .0))))


def grade_picture(g, A):
    c, a = unpremultiply(g, denoise(g, 3, .8))
    painted = sky(g, hexc('#4b84c8') * .95, hexc('#ffe0bd') * 1.02, hexc('#ffba78') * .5, *SUN, .34, 27, ccol=hexc('#fff0da') * 1.5, cshade=hexc('#bfb2be') * .95)
    warm = dict(glow=hexc('#ffc48a') * .4, sunaz=SUN[0], sunel=SUN[1])
    c = fog(g, c, .00030, 900., hexc('#b9c7dc') * .9, **warm)
    c = fog(g, c, .0018, 46., hexc('#eadfd2') * .95, noise=wisps(g, low=.1, size=150., start=200, full=900), **warm)
    c = bloom(c * a + painted * (1 - a), 1., .28)
    return grade(c, float(A.get('ev', 1.35)), 1.12, 1.08, warm=(1.04, 1., .96), split=((-.01, .0, .016), (.018, .006, -.018)), vignette=.16, grain=.004)


main('reach-road', build, grade_picture, (1920, 1500), 9, ss=1., bounces=1)
