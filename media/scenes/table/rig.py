"""The table: light, wood, linen, camera, render, finish. A dish scene calls picture(name, build)."""
import math
import os
import sys
import time
import numpy as np
import bpy
from mathutils import Vector
from kit.host import BUFFERS, FINALS, PREVIEWS
from . import grade
from .noise import fbm, smooth
from .paint import Nodes, material
from .shapes import box, grid, link

FAR = 60.


def aim(ob, loc, target):
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def area(loc, target, size, power, color=(1, 1, 1), tall=None):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy = power
    lamp.color = color
    lamp.size = size
    lamp.shape = 'RECTANGLE'
    lamp.size_y = tall or size
    ob = link(bpy.data.objects.new('area', lamp))
    aim(ob, loc, target)
    ob.visible_camera = False
    return ob


def world(strength=1.15, window=(-.55, .75, .5), glow=5.):
    """Painted room: dim warm walls, dark floor, pale ceiling and one soft bright window, for reflections and fill."""
    w = bpy.data.worlds.new('room')
    bpy.context.scene.world = w
    w.use_nodes = True
    n = Nodes(w.node_tree)
    way = n('TexCoord').outputs['Generated']
    height = n('SeparateXYZ', _0=way).outputs[2]
    t = n('MapRange', Value=height, From_Min=-1., From_Max=1.).outputs[0]
    walls = n('ValToRGB', Fac=t)
    e = walls.color_ramp.elements
    e[0].position, e[0].color = .45, (.05, .035, .025, 1)
    e[1].position, e[1].color = .95, (.55, .52, .48, 1)
    e.new(.58).color = (.22, .19, .16, 1)
    d = Vector(window).normalized()
    dot = n('VectorMath', {'operation': 'DOT_PRODUCT'}, _0=way, _1=d).outputs['Value']
    shine = n('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=dot, From_Min=.72, From_Max=.95, To_Min=0., To_Max=glow)
    pane = n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1., Color1=shine.outputs[0], Color2=(1., .95, .87, 1)).outputs[0]
    both = n('MixRGB', {'blend_type': 'ADD'}, Fac=1., Color1=walls.outputs[0], Color2=pane).outputs[0]
    bg = w.node_tree.nodes['Background']
    w.node_tree.links.new(both, bg.inputs[0])
    bg.inputs[1].default_value = strength


def light(key=620., fill=130., rim=130.):
    """Large window behind left, warm bounce from the right, weak front card."""
    area((-3.4, 3.6, 4.0), (0, 0, 0), 2.6, key, (1., .95, .88), 2.6)
    area((3.6, 2.4, 1.9), (0, 0, .2), 1.4, rim, (1., .82, .62))
    area((1.6, -4.6, 3.6), (0, 0, 0), 3., fill, (1., .97, .94))


def table(color='#4a2b18', planks=1.3, rough=.55):
    wood = material('walnut', color, rough, grain=(.22, 2.4, 1), vary=.18, vscale=1.2, spec=.22)
    for i, y in enumerate(np.arange(-7, 16, planks)):
        plank = box('plank', (-16, y, -.4), (16, y + planks - .015, 0), wood, .015)
        plank.location.x = (i * 1.7) % 3
    return wood


def backdrop(color='#120c08', y=9.):
    """Dark wall for low cameras."""
    wall = material('wall', color, .9, spec=.05)
    return box('wall', (-30, y, -2), (30, y + .2, 20), wall, .01)


def linen(loc, size=(2.4, 3.2), turn=.4, color='#cfc3ae', seed=5, folds=1.):
    """A cloth thrown on the table: soft folds, fringe of the weave in the bump."""
    cloth = material('linen', color, .95, sheen=.3, vary=.06, vscale=40, bump=.006, bscale=90)
    x, y = np.meshgrid(np.linspace(-.5, .5, 220) * size[0], np.linspace(-.5, .5, 260) * size[1])
    f = fbm(x * .9 + .4 * y, y * .55, seed, 3, seed)
    crease = 1 - np.abs(fbm(x * .8 + y * .35, y * .3, seed + 9, 3, seed + 2)) * 2.2
    z = .03 + folds * (.05 * f + .10 * np.clip(crease, 0, 1) ** 3)
    weave = .0016 * (np.sin(x * 190) + np.sin(y * 190))
    ob = grid('linen', x + .04 * f, y, z + weave, cloth, thick=.012)
    ob.location = loc
    ob.rotation_euler[2] = turn
    return ob


def camera(loc, look, lens=60., fstop=.35, focus=None):
    cam = bpy.data.cameras.new('cam')
    ob = link(bpy.data.objects.new('cam', cam))
    bpy.context.scene.camera = ob
    aim(ob, loc, look)
    cam.lens = lens
    cam.dof.use_dof = True
    cam.dof.aperture_fstop = fstop
    cam.dof.focus_distance = (Vector(focus or look) - Vector(loc)).length
    return ob


def _settings(size, spp, threads):
    sc = bpy.context.scene
    r, cy = sc.render, sc.cycles
    r.engine = 'CYCLES'
    r.resolution_x = r.resolution_y = size
    r.threads_mode = 'FIXED'
    r.threads = threads
    cy.samples = spp
    cy.use_adaptive_sampling = True
    few = spp < 12
    cy.adaptive_threshold = .10 if few else .03
    cy.adaptive_min_samples = 4 if few else 8
    cy.use_denoising = False
    cy.max_bounces = 3
    cy.diffuse_bounces = 2
    cy.glossy_bounces = 3
    cy.transparent_max_bounces = 6
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.blur_glossy = 1.
    cy.sample_clamp_indirect = 3.
    sc.world.mist_settings.start = 0
    sc.world.mist_settings.depth = FAR
    sc.world.mist_settings.falloff = 'LINEAR'
    layer = sc.view_layers[0]
    layer.use_pass_mist = layer.use_pass_normal = layer.use_pass_diffuse_color = True


def _read(path, size):
    im = bpy.data.images.load(path)
    a = np.empty(size * size * 4, np.float32)
    im.pixels.foreach_get(a)
    os.remove(path)
    return a.reshape(size, size, 4)[::-1][..., :3]


def render(name, size, spp, threads):
    """Cycles to colour, distance, normal and surface colour arrays."""
    _settings(size, spp, threads)
    sc = bpy.context.scene
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    layers = t.nodes.new('CompositorNodeRLayers')
    out = t.nodes.new('CompositorNodeOutputFile')
    out.base_path = BUFFERS + '/'
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.file_slots.clear()
    passes = {'rgb': 'Image', 'dist': 'Mist', 'nrm': 'Normal', 'alb': 'DiffCol'}
    for k, v in passes.items():
        out.file_slots.new(f'{name}_{k}_')
        t.links.new(layers.outputs[v], out.inputs[-1])
    t.nodes.new('CompositorNodeComposite')
    bpy.ops.render.render()
    g = {k: _read(f'{out.base_path}{name}_{k}_{sc.frame_current:04d}.exr', size) for k in passes}
    g['dist'] = g['dist'][..., 0] * FAR
    return {k: np.ascontiguousarray(v) for k, v in g.items()}


def picture(name, build, size=1600, spp=12, depth=.014, over=1., cut=None, **look):
    """blender -b --factory-startup -P scenes/dish_x.py -- [size=480] [spp=8] [threads=1] ; post=1 only finishes again.
    cut: left, top and side of the square that is kept, as fractions of the picture."""
    argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    args = dict(a.split('=') for a in argv)
    final = 'size' not in args
    size = int(args.get('size', size))
    tag = name + ('' if final else '_p')
    cache = f'{BUFFERS}/{tag}.npz'
    start = time.time()
    if 'post' not in args:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        bpy.context.scene.render.engine = 'CYCLES'
        build()
        print(f'BUILD {name} {time.time() - start:.1f}s')
        big = int(size * float(args.get('over', over))) if final else size
        g = render(tag, big, int(args.get('spp', spp)), int(args.get('threads', 2 if final else 1)))
        g['focus'] = np.array(bpy.context.scene.camera.data.dof.focus_distance)
        np.savez(cache, **g)
        print(f'RENDER {name} {big} {time.time() - start:.1f}s')
    g = dict(np.load(cache))
    few = int(args.get('spp', spp)) < 12
    c = grade.clean(g, float(g['focus']), depth, 1.7 if few else 1.1)
    x = grade.shrink(grade.finish(c, **look), size)
    if cut:
        left, top, side = (int(size * part) for part in cut)
        x = x[top:top + side, left:left + side]
    folder = FINALS if final else PREVIEWS
    grade.save(f'{folder}/{tag}.png', x)
    print(f'DONE {name} {time.time() - start:.1f}s')
