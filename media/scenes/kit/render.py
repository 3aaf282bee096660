"""Cycles render -> G-buffer (<name>.npz), its reader, and the command line of every scene."""
import os
import subprocess
import sys
import time
import numpy as np
from .camera import LAMPS
from .grade import blur, resize, save
from .host import BUFFERS, FINALS, PREVIEWS, bpy
from .meshes import reset

MIST_DEPTH = 30000.
PASSES = dict(rgb='Image', mist='Mist', nrm='Normal', alb='DiffCol', idx='IndexMA')


def read_exr(path, w, h):
    """Picture file -> (h, w, 4) array, top row first."""
    image = bpy.data.images.load(path)
    flat = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(h, w, 4)[::-1]


def cycles_settings(scene, spp, bounces, clamp, adaptive, transparent, fast_gi, threads):
    """Few bounces, no caustics, no denoiser."""
    cycles, r = scene.cycles, scene.render
    cycles.samples = spp
    cycles.use_adaptive_sampling = adaptive > 0
    cycles.adaptive_threshold = adaptive or .01
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(3, bounces)
    cycles.glossy_bounces = min(3, bounces)
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.
    cycles.sample_clamp_indirect = clamp
    cycles.sample_clamp_direct = 0
    r.film_transparent = transparent
    r.use_persistent_data = False
    r.threads_mode = 'FIXED'
    r.threads = threads
    if fast_gi:
        cycles.use_fast_gi = True
        cycles.fast_gi_method = 'REPLACE'
        cycles.ao_bounces_render = fast_gi


def file_output(scene, name):
    """Compositor that writes every pass as EXR."""
    layer = scene.view_layers[0]
    layer.use_pass_mist = layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_material_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = BUFFERS + '/'
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.color_mode = 'RGBA'
    out.format.exr_codec = 'ZIP'
    out.file_slots.clear()
    for key, socket in PASSES.items():
        out.file_slots.new(f'{name}_{key}_')
        tree.links.new(source.outputs[socket], out.inputs[-1])
    final = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], final.inputs[0])


def lamp_pass(scene, name, w, h, spp):
    """Point and spot lamps alone: Cycles 3.4 has no light tree, so lamps would make the sun noisy."""
    lights = [o for o in scene.objects if o.type == 'LIGHT']
    lamps = [o for o in lights if o.data.type in ('POINT', 'SPOT')]
    if not lamps:
        return None
    others = [o for o in lights if o not in lamps]
    backgrounds = [n for n in scene.world.node_tree.nodes if n.type == 'BACKGROUND'] if scene.world.use_nodes else []
    keep = [n.inputs[1].default_value for n in backgrounds]
    for o in others:
        o.hide_render = True
    for n in backgrounds:
        n.inputs[1].default_value = 0
    scene.cycles.samples = max(4, spp // 3)
    bpy.ops.render.render(write_still=False)
    picture = read_exr(f'{BUFFERS}/{name}_rgb_{scene.frame_current:04d}.exr', w, h)[..., :3]
    for o in others:
        o.hide_render = False
    for n, value in zip(backgrounds, keep):
        n.inputs[1].default_value = value
    for o in lamps:
        o.hide_render = True
    scene.cycles.samples = spp
    return picture


def render(name, w, h, spp, bounces=4, clamp=6., adaptive=.02, transparent=True, fast_gi=None, split=True, threads=2):
    """Render the scene and store colour, depth, normal, albedo, material index, camera and lamps."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = w, h, 100
    cycles_settings(scene, spp, bounces, clamp, adaptive, transparent, fast_gi, threads)
    if scene.world is None:
        scene.world = bpy.data.worlds.new('w')
    scene.world.mist_settings.start = 0
    scene.world.mist_settings.depth = MIST_DEPTH
    scene.world.mist_settings.falloff = 'LINEAR'
    file_output(scene, name)
    started = time.time()
    out = {}
    extra = lamp_pass(scene, name, w, h, spp) if split else None
    if extra is not None:
        out['lamp'] = extra
    bpy.ops.render.render(write_still=False)
    for key in PASSES:
        path = f'{BUFFERS}/{name}_{key}_{scene.frame_current:04d}.exr'
        a = read_exr(path, w, h)
        out[key] = a if key == 'rgb' else (a[..., :3] if key in ('nrm', 'alb') else a[..., 0])
        os.remove(path)
    out['cam'] = np.array(scene.camera.matrix_world)
    out['frame'] = np.array(scene.camera.data.view_frame(scene=scene))
    out['lamps'] = np.array(LAMPS, np.float32).reshape(-1, 7)
    np.savez(f'{BUFFERS}/{name}.npz', **{k: np.ascontiguousarray(v) for k, v in out.items()})
    print(f'RENDER {name} {w}x{h} {spp}spp {time.time() - started:.1f}s')


class G:
    """G-buffer: rgb, a(lpha), nrm, alb, idx, dist (m), and per pixel dir, pos (world, m), u, v."""

    def __init__(self, name):
        z = np.load(f'{BUFFERS}/{name}.npz')
        self.rgb = z['rgb'][..., :3]
        self.a = z['rgb'][..., 3]
        self.nrm, self.alb, self.idx, self.cam = z['nrm'], z['alb'], z['idx'], z['cam']
        self.lamp = z['lamp'] if 'lamp' in z else None
        self.lamps = z['lamps'] if 'lamps' in z else np.zeros((0, 7), np.float32)
        self.h, self.w = self.a.shape
        alpha = np.clip(self.a, 1e-3, 1)
        self.dist = np.clip((z['mist'] - (1 - self.a)) / alpha, 0, 1) * MIST_DEPTH
        self.trace(z['frame'])

    def trace(self, frame):
        """Camera ray of every pixel."""
        u = (np.arange(self.w) + .5) / self.w
        v = (np.arange(self.h) + .5) / self.h
        left, right = frame[:, 0].min(), frame[:, 0].max()
        low, top = frame[:, 1].min(), frame[:, 1].max()
        X, Y = np.meshgrid(left + (right - left) * u, top + (low - top) * v)
        d = np.stack([X, Y, np.full_like(X, frame[0, 2])], -1)
        d /= np.linalg.norm(d, axis=-1, keepdims=True)
        self.dir = (d @ self.cam[:3, :3].T).astype(np.float32)
        self.eye = self.cam[:3, 3].astype(np.float32)
        self.pos = self.eye + self.dir * self.dist[..., None].astype(np.float32)
        self.u, self.v = np.meshgrid(u, v)


def project(g, p):
    """World point -> pixel (x, y) and pixels per metre there."""
    inverse = np.linalg.inv(g.cam)
    q = inverse @ np.array([*p, 1.])
    first = inverse[:3, :3] @ g.dir[0, 0]
    last = inverse[:3, :3] @ g.dir[-1, -1]
    x0, y0 = first[0] / -first[2], first[1] / -first[2]
    x1, y1 = last[0] / -last[2], last[1] / -last[2]
    X, Y = q[0] / -q[2], q[1] / -q[2]
    return (X - x0) / (x1 - x0) * g.w, (Y - y0) / (y1 - y0) * g.h, g.w / (x1 - x0) / -q[2]


def unpremultiply(g, c):
    """Colour without the empty part of the pixel, and alpha as a third axis."""
    a = g.a[..., None]
    return c / np.maximum(a, 1e-3) * (a > 1e-3), a


def options():
    """key=value words of the command line."""
    if '--' in sys.argv:
        words = sys.argv[sys.argv.index('--') + 1:]
    else:
        words = [] if bpy else sys.argv[1:]
    return dict(q.split('=', 1) for q in words if '=' in q), words


def main(name, build, grade_fn, size, spp, ss=1.2, **settings):
    """Inside Blender: build, render, then start the grade. In plain Python: grade the cached G-buffer.
    Options: s=0.35 preview scale, spp=8, ss=1.3 supersampling, t=1 threads, tag=name."""
    A, words = options()
    s = float(A.get('s', 1))
    ss = float(A.get('ss', ss)) if s == 1 else 1.
    tag = A.get('tag', name) + ('' if s == 1 else '_p')
    if bpy:
        reset()
        started = time.time()
        build(A)
        print(f'BUILD {time.time() - started:.1f}s')
        threads = int(A.get('t', 2))
        render(tag, int(size[0] * s * ss), int(size[1] * s * ss), int(A.get('spp', spp)), threads=threads, **settings)
        script = os.path.abspath(sys.argv[sys.argv.index('-P') + 1])
        subprocess.run(['python3', script, *words], check=True)
        return
    started = time.time()
    x = grade_fn(G(tag), A)
    H, W = int(size[1] * s), int(size[0] * s)
    if x.shape[1] > W:
        x = resize(blur(x.astype(np.float32), .42 * x.shape[1] / W), H, W)
        x = np.clip(x + .22 * (x - blur(x.astype(np.float32), .8)), 0, 1)
    folder = FINALS if s == 1 else PREVIEWS
    save(f'{folder}/{tag}{A.get("o", "")}.png', x)
    print(f'POST {tag} {time.time() - started:.1f}s')
