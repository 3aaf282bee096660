"""offer-family-fun: a swimming ring and a ball drifting on the sunlit pool."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from poolside import LEVEL, build_terrace, day_light, grade_day


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


def build(A):
    build_terrace(ripple=.12, spread=2.1)
    swim_ring(1.15, 3.7, .3)
    swim_ring(2.5, 6.2, 1.1, .40, .14, ('#2b7d8c', '#f4efe4'))
    beach_ball(2.55, 4.3)
    day_light()
    camera((-.2, .2, 1.62), (3.1, 6.28, .25), 27., shift=(0, -.03))


main('offer-family-fun', build, lambda g, A: grade_day(g, A, edge=.5), (1600, 1088), 9, ss=1.25, bounces=4)
