"""place-night: the whole camp under the stars; words stand in the sky."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from camp import build_camp, grade_camp


def build(A):
    build_camp()
    camera((-.7, -.4, 1.75), (.45, 12, 2.3), 25., shift=(0, float(A.get('sy', .075))))


main('place-night', build, grade_camp, (1920, 1500), 24, ss=1., bounces=3, split=False, clamp=3.)
