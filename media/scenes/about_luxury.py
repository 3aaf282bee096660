"""about-luxury: the lit pool at nightfall, loungers and lanterns along its edge."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from poolside import build_evening, grade_evening


def build(A):
    build_evening()
    camera((.4, -1.9, 1.35), (4.6, 8, .75), 26.)


main('about-luxury', build, grade_evening, (1600, 1200), 12, ss=1., bounces=4)
