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


SILT = np.array([-.4, .17, .34], np.float32)  # of snow melt: water is greener and duller than a pool


def river_life(g, c, amount=.75):
    """Deep green in mid-stream, paler shallows, white water streaks: from world position, so it costs nothing to render."""
    y = g.pos[..., 1]
    across = g.pos[..., 0] - river_x(y)
    off = np.abs(across) / 46.
    river = (np.abs(g.idx - 2) < .5) * (g.a > .5)
    streak = fbm(across / 5., y / 30., 4, 70) + .8 * fbm(across / 22., y / 70., 3, 71)
    riffle = smooth(.1, .42, fbm(across / 90., y / 130., 2, 73) + .12 * smooth(.5, 1., off))
    foam = smooth(.22, .75, streak + .30 * smooth(.55, .95, off)) * riffle * smooth(2200, 500, g.dist) * river * amount
    deep = (river * smooth(.9, .2, off + .25 * fbm(across / 30., y / 60., 3, 72)))[..., None]
    current = (river * fbm(across / 9., y / 110., 4, 74))[..., None]
    c = c * (1 - river[..., None] * SILT) * (1 - deep * np.array([.45, .30, .26], np.float32)) * (1 + .22 * current)
    white = lum(c).max() * .0 + (.35 + .9 * lum(c))[..., None] * np.array([.95, 1., 1.], np.float32)
    return (c * (1 - foam[..., None]) + white * foam[..., None]).astype(np.float32)


DAWN = (-72., 11.)  # where the sun glows at dawn: azimuth, elevation
GLOW = dict(glow=hexc('#ffb877') * .5, sunaz=DAWN[0], sunel=DAWN[1])
AIR = (.00015, 900., hexc('#a9bfdc') * .8)      # density, height, colour of the haze
MIST = (.0030, 40., hexc('#efe6dc') * 1.12)      # and of the mist in the valley


def dawn_sky(rays, drift=(0, 0)):
    """A clear sky, darker than lit snow."""
    return sky(rays, hexc('#2f74b4') * .8, hexc('#cfcdd2') * .82, hexc('#ffb880') * .5, *DAWN, .2, 5,
               ccol=hexc('#ffe2c4') * 1.2, cshade=hexc('#a9a9bc') * .8, drift=drift)


def dawn_haze(g, c):
    """Aerial haze, thin before the snows: they stand high above it."""
    return fog(g, c, *AIR, **GLOW, noise=1 - .62 * smooth(11000, 14500, g.dist))


def dawn_tones(g, c):
    """Colours of the land in low light, from its own colours: under an orange sun green turns to ochre."""
    own = lum(g.alb)[..., None]
    base = g.alb + .015

    def recolour(c, tone, share):
        return c * (1 + share[..., None] * (tone / base - 1))

    red, green, blue = np.moveaxis(base, -1, 0)
    plants = smooth(1.75, 1.4, red / green) * smooth(.8, .6, blue / green)
    slope = smooth(150, 420, g.dist) * smooth(12000, 9000, g.dist) * (np.abs(g.idx - 2) > .5)
    c = recolour(c, (own / (1 + own / .05)) * np.array([.64, 1.06, .54]) * 1.4 + .015, .92 * slope)
    near = plants * smooth(170, 110, g.dist)
    c = recolour(c, (own + (base - own) * .66) * np.array([.84, .97, 1.1]), near)
    x, y = g.pos[..., 0], g.pos[..., 1]
    cottage = np.hypot(x - 21, y - 52)
    cloud = near * smooth(-.12, .3, fbm(x / 26. + 3, y / 26., 2, 14)) * smooth(9, 20, cottage)
    c = c * (1 - cloud[..., None] * np.array([.4, .35, .27]))
    snow = smooth(13000, 15000, g.dist)[..., None]
    away = smooth(.62, .2, g.nrm @ direction(-100, 27))[..., None]
    return (c * (1 - snow * (.1 + away * np.array([.6, .5, .3])))).astype(np.float32)


def dawn_light(g, houses=True, foam=.75):
    """Linear picture of the valley at dawn: the hero's, the film's, and the view from the rooms' windows."""
    if houses:
        mend_windows(g)
    c, a = unpremultiply(g, denoise(g, 3, .8))
    c = dawn_tones(g, river_life(g, c, foam)) + lamplight(g) * .7
    c = fog(g, dawn_haze(g, c), *MIST, **GLOW, noise=wisps(g))
    return c * a + dawn_sky(g) * (1 - a)


def soft_foreground(g, x, above, below):
    """A hero's finished picture, blurred from above to below (shares of its height): text covers it there, and sharp fields take a phone's bytes."""
    near = smooth(above, below, g.v)[..., None]
    return x * (1 - near) + blur(x.astype(np.float32), 2.2) * near


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
