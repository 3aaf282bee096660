"""Plants as plain triangles (no alpha): cheap to trace, easy to denoise. Heights in metres."""
import numpy as np
from .meshes import mesh
from .palette import blend, colour
from .scatter import proto


def unit(vectors):
    """Normalise rows."""
    return vectors / (np.linalg.norm(vectors, axis=-1, keepdims=True) + 1e-9)


def blades(origin, direction, across, length, width):
    """Triangles (n,3,3): a base of the given width across, a tip at the given length."""
    half = across * (width / 2)[:, None]
    return np.stack([origin - half, origin + half, origin + direction * length[:, None]], 1)


def trunk_triangles(height, radius, sides=7):
    """Tapered trunk standing one metre in the ground."""
    angle = np.linspace(0, 2 * np.pi, sides + 1)
    ring = np.c_[np.cos(angle), np.sin(angle), np.zeros(sides + 1)] * radius
    low = ring + [0, 0, -1]
    top = np.array([0, 0, height * .97])
    return np.stack([low[:-1], low[1:], np.repeat(top[None], sides, 0)], 1)


def deodar(name, seed, needles, bark, height=20., radius=4.5, whorls=26, per_whorl=8, points=9, sprays=1, droop=.38,
           bare=.08, tint='#33502f', tip='#6d8448', fineness=.2, spray=1., girth=None):
    """Himalayan cedar: tiers of level branches with pendulous tips, each carrying narrow needle sprays.
    sprays, fineness (width) and spray (length) set the detail: 1/.3/1 far, 2/.2/1 middle, 9/.09/.55 near. girth: the trunk's radius."""
    rng = np.random.RandomState(seed)
    level = bare + (1 - bare) * (np.arange(whorls) + .7 * rng.rand(whorls)) / whorls
    rise = np.repeat(level, per_whorl)
    turn = np.tile(np.arange(per_whorl) / per_whorl * 6.283, whorls) + np.repeat(rng.rand(whorls) * 6.28, per_whorl)
    turn = turn + .25 * rng.randn(len(turn))
    keep = rng.rand(len(rise)) < .5 + .5 * (1 - rise)
    rise, turn = rise[keep], turn[keep]
    lump = 1 + .22 * np.sin(turn * 2 + seed) * np.sin(rise * 9 + seed)
    reach = radius * (1 - rise) ** .78 * (.62 + .5 * rng.rand(len(rise))) * lump
    reach = reach * np.clip((rise - bare + .09) * 8, .25, 1) + .12
    sag = droop * (.6 + .8 * rng.rand(len(rise))) - .3 * np.clip(rise - .75, 0, 1)
    lift = .12 + .5 * np.clip(rise - .7, 0, 1)
    out = np.c_[np.cos(turn), np.sin(turn), 0 * turn]
    side = np.c_[-np.sin(turn), np.cos(turn), 0 * turn]

    repeat = points * sprays * 2
    index = np.repeat(np.arange(len(rise)), repeat)
    along = np.tile(np.repeat(np.linspace(.1, 1, points), sprays * 2), len(rise)) + .06 * rng.randn(len(index))
    along = np.clip(along, .04, 1.03)
    hand = np.tile(np.tile([-1., 1.], points * sprays), len(rise))
    length_b = reach[index]
    drop = lift[index] * along - sag[index] * along ** 2
    origin = out[index] * (length_b * along)[:, None]
    origin[:, 2] += height * rise[index] + length_b * drop
    forward = out[index].copy()
    forward[:, 2] = lift[index] - 2 * sag[index] * along
    forward = unit(forward)
    swing = .75 + .5 * rng.rand(len(index))
    direction = unit(forward * .75 + side[index] * (hand * swing)[:, None] + np.c_[.18 * rng.randn(len(index), 2), -.28 + .22 * rng.randn(len(index))])
    length = (length_b * (.36 * (1 - .6 * along) + .05) * (.6 + .7 * rng.rand(len(index))) + .12) * spray
    across = unit(forward + .3 * rng.randn(len(index), 3))
    leaf = blades(origin, direction, across, length, length * fineness * 2.2 + .03 * spray)

    crown = 12
    tips = np.c_[.1 * rng.randn(crown, 2), 1 + 0 * rng.rand(crown)]
    top = blades(np.c_[np.zeros((crown, 2)), height * (.9 + .08 * rng.rand(crown))], unit(tips), unit(rng.randn(crown, 3)), .07 * height * (.6 + rng.rand(crown)), np.full(crown, .1))
    leaf = np.concatenate([leaf, top])
    stem = trunk_triangles(height, girth or height * .016 + .05)

    amount = np.r_[np.clip(along, 0, 1) * (.5 + .5 * rng.rand(len(along))), np.ones(crown) * .6]
    base, light = colour(tint), colour(tip)
    inner = base * (.45 + .75 * amount)[:, None]
    outer = inner * (1 - amount[:, None] * .5) + light * (amount[:, None] * .5)
    shades = np.stack([inner, inner, outer], 1)
    triangles = np.concatenate([leaf, stem]).reshape(-1, 3)
    tones = np.concatenate([shades.reshape(-1, 3), np.tile(colour('#4a3626'), (len(stem) * 3, 1))])
    which = np.r_[np.zeros(len(leaf)), np.ones(len(stem))]
    return proto(mesh(name, triangles, np.arange(len(triangles)).reshape(-1, 3), mats=[needles, bark], midx=which, colors=tones))


def broadleaf(name, seed, leaves, bark, height=8., radius=3.2, lumps=16, count=150, leaf=.3, tint='#55703a', tip='#8c9a4e'):
    """Oak or walnut: trunk with leaf shells on overlapping lumps, dark inside and light on top."""
    rng = np.random.RandomState(seed)
    spread = unit(rng.randn(lumps, 3)) * (rng.rand(lumps, 1) ** .4)
    centre = spread * [radius * .7, radius * .7, height * .26] + [0, 0, height * .66]
    size = radius * (.34 + .22 * rng.rand(lumps))
    index = np.repeat(np.arange(lumps), count)
    direction = unit(rng.randn(len(index), 3))
    direction[:, 2] = direction[:, 2] * .8 + .15
    origin = centre[index] + direction * (size[index] * (.75 + .35 * rng.rand(len(index))))[:, None]
    length = leaf * (.7 + .7 * rng.rand(len(index)))
    leaf_triangles = blades(origin, unit(direction + .9 * rng.randn(len(index), 3)), unit(rng.randn(len(index), 3)), length, length * .75)
    stem = trunk_triangles(height * .8, height * .025 + .04)
    high = np.clip((origin[:, 2] - height * .4) / (height * .55), 0, 1) * (.6 + .4 * rng.rand(len(index)))
    tone = colour(tint) * (.5 + .6 * high)[:, None]
    tone = tone * (1 - .6 * high[:, None]) + colour(tip) * (.6 * high[:, None])
    triangles = np.concatenate([leaf_triangles, stem]).reshape(-1, 3)
    tones = np.concatenate([np.repeat(tone, 3, 0), np.tile(colour('#5a4633'), (len(stem) * 3, 1))])
    which = np.r_[np.zeros(len(leaf_triangles)), np.ones(len(stem))]
    return proto(mesh(name, triangles, np.arange(len(triangles)).reshape(-1, 3), mats=[leaves, bark], midx=which, colors=tones))


def limb(points, radius, sides=5):
    """Triangles of a branch along points (n,3) that thins out to its end."""
    turn = np.linspace(0, 2 * np.pi, sides + 1)
    ring = np.c_[np.cos(turn), np.sin(turn), 0 * turn]
    rings = points[:, None] + ring * (radius * np.linspace(1, .3, len(points)))[:, None, None]
    a, b, c, d = rings[:-1, :-1], rings[:-1, 1:], rings[1:, 1:], rings[1:, :-1]
    return np.concatenate([np.stack(q, -2).reshape(-1, 3, 3) for q in ((a, b, c), (a, c, d))])


def rhododendron(name, seed, leaves, bark, height=6., radius=3., twigs=420, flowers=.3):
    """Buransh: crooked stems from the ground, rosettes of long drooping leaves, red trusses on that share of them."""
    rng = np.random.RandomState(seed)
    lean = np.arange(9) * 2.4 + .5 * rng.rand(9)
    ends = np.c_[np.cos(lean), np.sin(lean), np.zeros(9)] * radius * (.25 + .6 * rng.rand(9, 1)) + np.c_[np.zeros((9, 2)), height * (.5 + .4 * rng.rand(9))]
    limbs = []
    for end in ends:
        t = np.linspace(0, 1, 7)[:, None]
        limbs.append(end * np.c_[t, t, t ** .7] + .16 * rng.randn(7, 3) * t - [0, 0, .4])
    wood = [limb(points, .11 + .05 * rng.rand()) for points in limbs]
    # Every stem carries a cushion of twigs of its own, so that sky shows between them.
    which = rng.randint(9, size=twigs)
    away = unit(rng.randn(twigs, 3) + [0, 0, .45])
    tips = ends[which] + away * radius * [.42, .42, .34] * (.55 + .5 * rng.rand(twigs, 1))
    wood += [limb(np.linspace(ends[k] * .96, tip, 3), .03, 3) for k, tip in zip(which, tips)]
    index = np.repeat(np.arange(twigs), 13)
    turn = rng.rand(len(index)) * 6.28
    out = np.c_[np.cos(turn), np.sin(turn), -.35 + .55 * rng.rand(len(index))]
    across = np.c_[-np.sin(turn), np.cos(turn), 0 * turn]
    length = .27 * (.7 + .6 * rng.rand(len(index)))
    foot = tips[index] + .03 * rng.randn(len(index), 3)
    middle = foot + unit(out) * (length * .55)[:, None]
    # Two triangles a leaf: widest in its middle.
    green = np.concatenate([blades(middle, unit(out - [0, 0, .35]), across, length * .5, length * .34), blades(middle, -unit(out), across, length * .55, length * .34)])
    high = np.clip((foot[:, 2] / height - .3) * 1.3, 0, 1) * (.5 + .5 * rng.rand(len(index)))
    tone = blend(colour('#34502f') * (.5 + .6 * high[:, None]), colour('#71894e'), .5 * high)
    heads = np.flatnonzero((rng.rand(twigs) < flowers) & (away[:, 2] > -.2))
    bell = np.repeat(heads, 34)
    round_it = unit(rng.randn(len(bell), 3) + [0, 0, .3])
    petal = tips[bell] + [0, 0, .07] + round_it * .07
    red = blades(petal, round_it, unit(np.cross(round_it, rng.randn(len(bell), 3))), .07 + .03 * rng.rand(len(bell)), np.full(len(bell), .08))
    blush = colour('#b3202f') * (.6 + .7 * rng.rand(len(bell), 1))
    wood = np.concatenate(wood)
    triangles = np.concatenate([green, red, wood])
    tones = np.concatenate([tone, tone, blush, np.tile(colour('#6a5140'), (len(wood), 1))])
    part = np.r_[np.zeros(len(green) + len(red)), np.ones(len(wood))]
    return proto(mesh(name, triangles.reshape(-1, 3), np.arange(len(triangles) * 3).reshape(-1, 3), mats=[leaves, bark], midx=part, colors=np.repeat(tones, 3, 0)))


def clump(name, seed, m, R=1., n=220, leaf=.22, squash=.8, tint='#4f6a34', tip='#86964c', flowers=0, flower='#c8324a'):
    """Bush of leaf triangles on a lumpy shell; flowers = share of leaves replaced by blossom."""
    rng = np.random.RandomState(seed)
    d = unit(rng.randn(n, 3))
    d[:, 2] = np.abs(d[:, 2]) * 1.1 - .15
    shell = R * (.6 + .42 * rng.rand(n) + .25 * np.sin(d[:, 0] * 5 + seed) * np.cos(d[:, 1] * 4))
    origin = d * shell[:, None]
    origin[:, 2] *= squash
    length = leaf * (.7 + .6 * rng.rand(n))
    triangles = blades(origin, unit(d * .5 + rng.randn(n, 3) * .6), unit(rng.randn(n, 3)), length, length * .6)
    high = np.clip(shell / R - .3, 0, 1) * (.5 + .5 * rng.rand(n))
    tone = colour(tint) * (.45 + .7 * high)[:, None]
    tone = tone * (1 - .5 * high[:, None]) + colour(tip) * (.5 * high[:, None])
    bloom = (rng.rand(n) < flowers) & (shell > .75 * R)
    tone[bloom] = colour(flower) * (.7 + .5 * rng.rand(int(bloom.sum()), 1))
    return proto(mesh(name, triangles.reshape(-1, 3), np.arange(n * 3).reshape(n, 3), m, colors=np.repeat(tone, 3, 0)))


def grass_tuft(name, seed, m, n=26, h=.35, r0=.14, tint='#5c6a30', tip='#9aa052'):
    """Tuft of bent two-part blades, dark at the root."""
    rng = np.random.RandomState(seed)
    turn = rng.rand(n) * 6.28
    root = np.c_[np.cos(turn), np.sin(turn), 0 * turn] * (r0 * rng.rand(n) ** .5)[:, None]
    face = rng.rand(n) * 6.28
    across = np.c_[np.cos(face), np.sin(face), 0 * face] * .011
    size = h * (.55 + .65 * rng.rand(n))
    lean = np.c_[.3 * rng.randn(n, 2), np.ones(n)]
    mid = root + unit(lean) * (size * .55)[:, None]
    end = mid + unit(lean * [2.2, 2.2, .7]) * (size * .5)[:, None]
    first = np.stack([root - across, root + across, mid], 1)
    low = np.stack([root + across, mid + across * .6, mid - across * .6], 1)
    last = np.stack([mid - across * .7, mid + across * .7, end], 1)
    triangles = np.concatenate([first, low, last]).reshape(-1, 3)
    a, b, c = colour(tint) * .5, colour(tint), colour(tip)
    vary = (.8 + .4 * rng.rand(n))[:, None, None]
    tones = np.concatenate([np.stack([a, a, b])[None] * vary, np.stack([a, b, b])[None] * vary, np.stack([b, b, c])[None] * vary]).reshape(-1, 3)
    return proto(mesh(name, triangles, np.arange(len(triangles)).reshape(-1, 3), m, colors=tones))


def foliage(name, translucent=.25, instvar=.25, rough=.75):
    """Leaf material that takes its colour from the plant's vertices."""
    from .materials import mat
    return mat(name, attr=True, rough=rough, spec=.2, instvar=instvar, translucent=translucent)
