"""package-trail: the path in morning light, shafts between the trunks."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from forest_path import build_path, grade_path


def build(A):
    build_path()
    camera((.15, -3.3, 1.35), (.75, 12, 2.75), 27.)


main('package-trail', build, grade_path, (1600, 1280), 20, ss=1., bounces=2)
