"""gallery-swimming-pool-day: two loungers under a parasol, the water beside them, hills beyond its edge."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from poolside import build_terrace, day_light, grade_day


def build(A):
    build_terrace()
    day_light()
    camera((2.6, -1.3, 1.55), (4.5, 8, 1.05), 30.)


main('gallery-swimming-pool-day', build, grade_day, (880, 1100), 20, ss=1., bounces=4)
