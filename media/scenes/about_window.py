"""about-window: armchair and tea at the window, the valley at dawn behind the glass."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from interior import RUST, build_room, grade_room


def build(A):
    build_room(RUST)
    camera((3.30, 1.62, 1.22), (3.98, 4.6, 1.22), 25., shift=(0, -.06))


main('about-window', build, grade_room, (1280, 1600), 13, ss=1.2, bounces=5, clamp=3.)
