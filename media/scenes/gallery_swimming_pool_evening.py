"""gallery-swimming-pool-evening: blue hour, the basin lit from below, a lantern at its corner."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from poolside import build_evening, grade_evening


def build(A):
    build_evening()
    camera((-2.9, -2.0, 1.5), (1.9, 8, .75), 27.)


main('gallery-swimming-pool-evening', build, grade_evening, (960, 1100), 20, ss=1., bounces=4)
