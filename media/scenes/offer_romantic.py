"""offer-romantic: two chairs and tea under the porch lanterns, afterglow over the ridges."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from porch import build_porch, evening_light, grade_porch_evening


def build(A):
    build_porch(glow=2., lantern=9.)
    evening_light()
    camera((.35, .75, 1.32), (.62, 4.5, 1.16), 25.)


main('offer-romantic', build, grade_porch_evening, (1600, 1184), 10, ss=1., bounces=3)
