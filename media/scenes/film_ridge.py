"""The film of About Us: one seamless turn of mist, cloud, river glint and lamplight over the dawn hero's G-buffer.
Nothing is rendered per frame: python3 media/scenes/film_ridge.py [frames=216] [still=N]. Needs ffmpeg and a rendered hero-dawn."""
import os
import subprocess
import sys
import time
from multiprocessing import Pool
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from kit import *
from kit.host import WORK
from valley_air import DAWN, GLOW, MIST, dawn_haze, dawn_sky, dawn_tones, mend_windows, river_life

WIDTH, HEIGHT, RATE = 1280, 720, 24
TOP = .40                     # the middle of the cut out of the taller hero, as a share of its height
FILM = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'film')


def drifting(field, t, vx, vy):
    """field(dx, dy) moving by (vx, vy) metres in one turn, t in 0..1: each moment fades into the one a turn before.
    Divided by the root of the weights' squares, or the picture would go flat in the middle of the turn."""
    now, before = field(vx * t, vy * t), field(vx * (t - 1), vy * (t - 1))
    return (now * (1 - t) + before * t) / np.sqrt((1 - t) ** 2 + t * t)


def cut(a):
    """Array of the buffer's size -> the film's frame."""
    rows = int(a.shape[0] * WIDTH / a.shape[1])
    top = int(np.clip(TOP * rows - HEIGHT / 2, 0, rows - HEIGHT))
    return resize(np.ascontiguousarray(a).astype(np.float32), rows, WIDTH)[top:top + HEIGHT]


class Still:
    """What does not move, computed once: lit land, lamps, depth of mist, the sky's rays, places on land and river."""

    def __init__(self):
        g = G('hero-dawn')
        mend_windows(g)
        land, a = unpremultiply(g, denoise(g, 3, .8))
        land = dawn_tones(g, river_life(g, land))
        plain = dawn_haze(g, land)
        self.land, self.cover = cut(plain * a), cut(a)
        self.lamps = cut((dawn_haze(g, land + lamplight(g) * .7) - plain) * a) + cut(halos(g, .0012))
        clear = fog(g, np.ones_like(g.rgb), *MIST[:2], np.zeros(3))[..., :1]
        self.depth = cut(-np.log(np.clip(clear, 1e-6, 1)) * smooth(150, 900, g.dist)[..., None])
        toward = np.clip(g.dir @ direction(*DAWN), -1, 1)
        self.mist = cut(MIST[2] + GLOW['glow'] * np.exp((toward - 1) * 7)[..., None])
        place = cut(g.pos)
        self.coarse = resize(place, HEIGHT // 3, WIDTH // 3)
        wet = cut((np.abs(g.idx - 2) < .5).astype(np.float32)[..., None])[..., 0]
        self.water = np.nonzero(wet > .02)
        self.wet, self.river = wet[self.water], place[self.water]
        # The sky is soft: painted at a quarter of the size, and only as far down as it is seen.
        self.sky_rows = int(np.nonzero((self.cover[..., 0] < .98).any(1))[0].max() // 4 + 2)
        self.rays = type('Rays', (), {})()
        self.rays.dir = resize(cut(g.dir), HEIGHT // 4, WIDTH // 4)[:self.sky_rows]
        self.rays.w, self.rays.h = WIDTH // 4, self.sky_rows

    def sky(self, drift):
        return dawn_sky(self.rays, (drift, drift * .3))


def frame(t):
    """One frame at t in 0..1 -> (HEIGHT, WIDTH, 3) bytes."""
    x, y = STILL.coarse[..., 0], STILL.coarse[..., 1]
    wisps = drifting(lambda dx, dy: fbm((x + dx) / 260., (y + dy) / 416., 5, 91), t, 120., 60.)
    fine = drifting(lambda dx, dy: fbm((x + dx) / 110., (y + dy) / 190., 3, 55), t, 90., -30.)
    thick = resize((.35 + 1.9 * smooth(-.25, .5, wisps + .28 * fine)).astype(np.float32), HEIGHT, WIDTH)[..., None]
    clear = np.exp(-np.clip(STILL.depth * thick, 0, 30))

    # Two skies in antiphase; each jumps back only while its own weight is nought.
    weight, other = .5 - .5 * np.cos(2 * np.pi * t), (t + .5) % 1
    clouds = STILL.sky(.22 * (t - .5)) * weight + STILL.sky(.22 * (other - .5)) * (1 - weight)
    heaven = np.zeros((HEIGHT, WIDTH, 3), np.float32)
    rows = min(HEIGHT, STILL.sky_rows * 4)
    heaven[:rows] = resize(clouds, STILL.sky_rows * 4, WIDTH)[:rows]

    # Whole numbers of flickers in a turn.
    flicker = 1 + .05 * np.sin(2 * np.pi * 3 * t) + .03 * np.sin(2 * np.pi * 7 * t + 1)
    rx, ry = STILL.river[..., 0], STILL.river[..., 1]
    wave = drifting(lambda dx, dy: perlin((rx + dx) / 5.5, (ry + dy) / 26., 5), t, 9., 110.)
    ripple = drifting(lambda dx, dy: perlin((rx - dx) / 2.4, (ry + dy) / 11., 6), t, 6., 70.)
    glint = np.zeros((HEIGHT, WIDTH, 1), np.float32)
    glint[STILL.water] = (STILL.wet * (wave * .16 + ripple * .10 + .8 * np.clip(wave + ripple - .62, 0, 1)) * np.exp(-np.maximum(ry, 60.) / 900.))[:, None]

    c = STILL.land * (1 + glint) + STILL.lamps * flicker
    c = c * clear + STILL.mist * (1 - clear) * STILL.cover + heaven * (1 - STILL.cover)
    x = grade(bloom(c.astype(np.float32), .9, .35), 1.6, 1.13, 1.09, warm=(1.05, 1., .95), split=((-.012, .0, .02), (.02, .006, -.02)), vignette=.2, grain=0., sharpen=.15)
    dither = np.random.RandomState(0).rand(HEIGHT, WIDTH, 1)
    return np.minimum(np.clip(x, 0, 1) * 255 + dither, 255).astype(np.uint8)


def frame_bytes(t):
    return frame(t).tobytes()


def encode(raw, name, *words):
    """One encoding of the raw film, without metadata."""
    picture = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{WIDTH}x{HEIGHT}', '-r', str(RATE), '-i', raw]
    subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', *picture, '-map_metadata', '-1', '-pix_fmt', 'yuv420p', *words, os.path.join(FILM, name)], check=True)


if __name__ == '__main__':
    A, _ = options()
    count = int(A.get('frames', 216))
    started = time.time()
    STILL = Still()
    print(f'STILL {time.time() - started:.1f}s')
    if 'still' in A:
        save(f'{PREVIEWS}/film_{A["still"]}.png', frame(int(A['still']) / count) / 255.)
        sys.exit()
    raw = os.path.join(WORK, 'film.raw')
    with open(raw, 'wb') as out, Pool(2) as pool:
        for picture in pool.imap(frame_bytes, [i / count for i in range(count)]):
            out.write(picture)
    print(f'FRAMES {time.time() - started:.1f}s')
    # aq-mode 3 gives the dark and the mist their bits, or the seam would show there.
    encode(raw, 'ridge.mp4', '-c:v', 'libx264', '-preset', 'slow', '-crf', A.get('crf', '23'), '-x264-params', 'keyint=240:aq-mode=3:deblock=-1,-1', '-movflags', '+faststart')
    encode(raw, 'ridge.webm', '-c:v', 'libsvtav1', '-preset', '5', '-crf', A.get('av1', '36'), '-svtav1-params', 'keyint=240:tune=0')
    # Cut from the encoded film, so that nothing jumps when it starts to play.
    subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', '-i', os.path.join(FILM, 'ridge.mp4'), '-frames:v', '1', '-c:v', 'libwebp', '-quality', '88', os.path.join(FILM, 'ridge-poster.webp')], check=True)
    os.remove(raw)
    print(f'FILM {time.time() - started:.1f}s')
