"""about-aesthetic-quality: tea for two on the porch, morning light over the ridges."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from close import GOLD, standard_grade
from porch import build_porch, morning_light


def build(A):
    build_porch()
    morning_light()
    camera((-.75, .1, 1.42), (.44, 4.5, 1.16), 24.)


def grade_picture(g, A):
    return standard_grade(g, A, (-50., 22.), GOLD, ev=1.4, base=-130., mist=.0022, clouds=.26)


main('about-aesthetic-quality', build, grade_picture, (1280, 960), 22, ss=1., bounces=3)
