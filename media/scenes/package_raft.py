"""package-raft: the raft on the sand, paddles laid out, the river green and fast behind it."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from river_bank import build_bank, grade_bank


def build(A):
    build_bank()
    camera((.9, .9, 1.45), (-.15, 7, .95), 28.)


main('package-raft', build, grade_bank, (1600, 1200), 9, ss=1., bounces=2)
