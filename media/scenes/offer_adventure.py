"""offer-adventure: the raft on the sand from its stern, a paddle leaning on it, the river behind."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from river_bank import build_bank, grade_bank


def build(A):
    build_bank()
    camera((-3.6, 2.5, 1.1), (-.35, 8.8, .82), 27.)


main('offer-adventure', build, grade_bank, (1600, 1170), 10, ss=1., bounces=2)
