"""What the grades of the valley's pictures share: mist, river, windows, and the dawn itself."""
import numpy as np
import valley
from kit import *
from valley import height, river_x


def wisps(g, seed=91, low=.35, gain=1.9, size=260., start=150, full=900):
    """Uneven mist: multiplier of the optical depth from world-space noise, none close to the camera."""
    p = g.pos
    f = fbm(p[..., 0] / size, p[..., 1] / (size * 1.6), 5, seed)
    return ((low + gain * smooth(-.25, .5, f)) * smooth(start, full, g.dist)).astype(np.float32)


def river_life(g, c, amount=.75):
    """Deep green in mid-stream, paler shallows, white water streaks: from world position, so it costs nothing to render."""
    p = g.pos
    off = np.abs(p[..., 0] - river_x(p[..., 1])) / 46.
    river = (np.abs(g.idx - 2) < .5) * (g.a > .5)
    streak = fbm(p[..., 0] / 5., p[..., 1] / 30., 4, 70) + .8 * fbm(p[..., 0] / 22., p[..., 1] / 70., 3, 71)
    foam = smooth(.22, .75, streak + .30 * smooth(.55, .95, off)) * smooth(2200, 500, g.dist) * river * amount
    deep = (river * smooth(.9, .2, off + .25 * fbm(p[..., 0] / 30., p[..., 1] / 60., 3, 72)))[..., None]
    c = c * (1 - deep * np.array([.45, .30, .26], np.float32))
    white = lum(c).max() * .0 + (.35 + .9 * lum(c))[..., None] * np.array([.95, 1., 1.], np.float32)
    return (c * (1 - foam[..., None]) + white * foam[..., None]).astype(np.float32)


DAWN = (-72., 11.)  # where the sun glows at dawn: azimuth, elevation


def dawn_light(g, houses=True):
    """Linear picture of the valley at dawn: the hero's, and the view from the rooms' windows."""
    if houses:
        mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 3, .8))
    c = river_life(g, c) + lamplight(g) * .7
    painted = sky(g, hexc('#4f86c6') * .95, hexc('#ffd9b0') * 1.05, hexc('#ffb066') * .85, *DAWN, .30, 5, ccol=hexc('#ffe2c4') * 1.5, cshade=hexc('#b9a7b5') * .9)
    c = fog(g, c, .00016, 900., hexc('#aebfd6') * .8, glow=hexc('#ffb877') * .6, sunaz=DAWN[0], sunel=DAWN[1])
    c = fog(g, c, .0040, 40., hexc('#f0e0cc') * .95, glow=hexc('#ffb877') * .6, sunaz=DAWN[0], sunel=DAWN[1], noise=wisps(g))
    return c * a + painted * (1 - a)


def mend_windows(g):
    """Depth behind panes of glass is garbage (transparent samples spoil the mist pass): set it to the cottage's distance."""
    middle = np.sort(np.stack([shift(g.dist, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1)]), 0)[4]
    odd = (np.abs(g.dist - middle) > .25 * middle + 1) | (g.dist < 3)
    odd = blur(odd.astype(np.float32), 1.2) > .12
    X, Y = g.u * g.w, g.v * g.h
    for cx, cy, turn, _ in valley.COTTAGES:
        place = np.array([cx, cy, float(height(np.array([cx]), np.array([cy]))[0]) + 2.])
        away = np.linalg.norm(place - g.eye)
        x, y, ppm = project(g, place)
        inside = (np.abs(X - x) < 6.5 * ppm) & (Y > y - 4.6 * ppm) & (Y < y + 2.5 * ppm)
        bad = inside & odd & (g.a > .5) & ((g.dist < away - 12) | (g.dist > away + 14))
        g.dist = np.where(bad, away - 3, g.dist)
    g.pos = g.eye + g.dir * g.dist[..., None].astype(np.float32)
