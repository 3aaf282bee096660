"""about-clean-and-spacious: the whole room in morning sun."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from interior import RUST, build_room, grade_room


def build(A):
    build_room(RUST)
    # Level camera and lens shift: upright edges stay upright, as in photographs of architecture.
    camera((4.72, -.3, 1.3), (1.86, 3.2, 1.3), 22.5, shift=(0, -.105))


main('about-clean-and-spacious', build, grade_room, (1600, 1200), 12, ss=1.2, bounces=5, clamp=3.)
