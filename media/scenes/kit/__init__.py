"""Kafal Ridge picture kit: everything a scene needs, one import."""
from .host import BUFFERS, FINALS, PREVIEWS, Vector, bpy
from .palette import *
from .noise import *
from .grade import *
from .denoise import denoise
from .materials import *
from .meshes import *
from .scatter import *
from .camera import *
from .trees import *
from .rocks import *
from .cottages import *
from .terrain import *
from .props import *
from .sky import sky
from .mist import fog, halos, lamplight, shafts
from .render import *
