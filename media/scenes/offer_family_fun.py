"""offer-family-fun: swimming rings and a ball drifting on the sunlit pool, wet steps to a lounger."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from poolside import EAST, LEVEL, build_terrace, day_light, grade_day


def swim_ring(x, y, turn, radius=.42, tube_radius=.15, colours=('#d8432f', '#f4efe4'), sectors=8):
    """Inflated ring in two colours, a little squashed where it floats."""
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, 161), np.linspace(0, 2 * np.pi, 41))
    pinch = 1 - .02 * np.abs(np.cos(u * sectors / 2)) ** 8
    r = tube_radius * pinch
    X, Y, Z = (radius + r * np.cos(v)) * np.cos(u), (radius + r * np.cos(v)) * np.sin(u), r * np.sin(v) * .92
    pick = (np.floor((u / (2 * np.pi)) * sectors) % 2).astype(int)
    tone = np.stack([hexc(q) for q in colours])[pick]
    plastic = mat('ring', attr=True, rough=.22, spec=.5, coat=.5)
    ob = heightfield('ring', X, Y, Z, plastic, tone)
    ob.location, ob.rotation_euler = (x, y, LEVEL + .05), (.02, -.03, turn)


def beach_ball(x, y, radius=.21):
    """Six coloured sectors and a white cap."""
    v, u = np.meshgrid(np.linspace(.001, np.pi - .001, 60), np.linspace(0, 2 * np.pi, 121), indexing='ij')
    tones = np.stack([hexc(q) for q in ('#f3efe6', '#e0a02c', '#f3efe6', '#2b7d8c', '#f3efe6', '#cf4330')])
    tone = np.where((np.abs(v - np.pi / 2) > 1.38)[..., None], hexc('#f3efe6'), tones[(np.floor(u / (2 * np.pi) * 6) % 6).astype(int)])
    ob = heightfield('ball', radius * np.sin(v) * np.cos(u), radius * np.sin(v) * np.sin(u), radius * np.cos(v), mat('ball', attr=True, rough=.25, spec=.5, coat=.4), tone)
    ob.location, ob.rotation_euler = (x, y, LEVEL + radius * .72), (.7, .5, .3)


def towel(x, y, turn):
    """Striped towel laid over seat and back of a lounger."""
    path = np.array([(-.55, .40), (-.56, .452), (-.1, .453), (.31, .455), (.62, .735), (.95, 1.03), (1.0, 1.0), (1.02, .78)])
    t = np.linspace(0, len(path) - 1, 120)
    Y, Z = (np.interp(t, np.arange(len(path)), path[:, k])[:, None] for k in (0, 1))
    X = np.linspace(-.25, .25, 60)[None] + .012 * np.sin(3 * t)[:, None]
    fold = .012 * np.abs(fbm(X * 5, (Y + Z) * 4 + 0 * X, 3, 3))
    stripe = (np.abs(np.linspace(-1, 1, 60)) % .4 < .16)[None, :, None]
    tone = np.where(stripe, hexc('#2b7d8c'), hexc('#f4efe4')) * np.ones((120, 60, 1))
    ob = heightfield('towel', X, Y + 0 * X - .5 * fold, Z + fold, mat('terry', attr=True, rough=.95, sheen=.5, bump=.15, bscale=90), tone)
    ob.location, ob.rotation_euler = (x, y, 0), (0, 0, turn)


def footprints(rng, start, end, count=4):
    """Wet prints of bare feet, fainter with every step, and a puddle where one climbed out."""
    film = mat('wet', '#a3917a', .3)
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    start, end = np.array(start), np.array(end)
    ahead = (end - start) / np.linalg.norm(end - start)
    aside = np.array([-ahead[1], ahead[0]])

    def spot(middle, long, wide):
        ring = middle + np.outer(np.cos(a) * long, ahead) + np.outer(np.sin(a) * wide, aside)
        mesh('print', [(*q, .0062) for q in ring], [list(range(24))], film)

    for k in range(count):
        side = 1 if k % 2 else -1
        at = start + (end - start) * k / (count - 1) + aside * side * .1 + .02 * rng.randn(2)
        dry = 1 - .45 * k / count
        spot(at, .042 * dry, .036 * dry)
        spot(at + ahead * .14 + aside * side * .006, .06 * dry, .048 * dry)
        spot(at + ahead * .07 + aside * side * .022, .05, .02 * dry)
        for toe in range(5):
            spot(at + ahead * (.222 - .012 * abs(toe - 1.2) ** 1.3) + aside * side * (toe - 2) * -.02, .013 * dry, .011 * dry)
    for _ in range(5):
        spot(start - ahead * .2 + .07 * rng.randn(2), *(.03 + .05 * rng.rand(2)))


def build(A):
    lounge = (6.1, 5.8)
    build_terrace(caustics=.2, glow=.1, ripple=.09, spread=2.1, web=1.8, ior=1.42, loungers=(lounge,), shade=(6.75, 7.25))
    towel(*lounge, -1.2)
    footprints(np.random.RandomState(7), (EAST + .5, 4.2), (5.35, 5.0))
    swim_ring(1.15, 3.7, .3)
    swim_ring(2.5, 6.2, 1.1, .40, .14, ('#2b7d8c', '#f4efe4'))
    beach_ball(2.55, 4.3)
    day_light()
    camera((-.4, .0, 1.7), (3.2, 6.28, .3), 26.5, shift=(0, -.03))


main('offer-family-fun', build, lambda g, A: grade_day(g, A, edge=.5), (1600, 1088), 9, ss=1.25, bounces=4)
