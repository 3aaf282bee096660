"""offer-adventure: over the raft's bow to the rapids, the paddles ready."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from river_bank import build_bank, grade_bank


def build(A):
    build_bank()
    camera((3.3, 3.0, 1.25), (-.7, 8.2, .75), 26.)


main('offer-adventure', build, grade_bank, (1600, 1170), 10, ss=1., bounces=2)
