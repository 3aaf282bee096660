"""hero-dawn: golden hour over the river valley, the snow peak above the first cottage. Both stand high: text covers the lower half; a card the right third."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
from valley import *
from valley_air import *

EYE = (8.3, 2., 131.)
# They stand outside the picture: their shadows lie on the meadow.
SHADERS = [(-22., 33., 1.1, 0.), (-19., 42., .9, 1.), (-27., 24., 1.2, 0.), (-14., 14., .8, 2.)]


def build(A):
    build_valley(EYE, 2.6, 26., near=SHADERS, forest_count=75000, rows=(1.08, .8), weeds=.12)
    sun(-100, 27, 8.2, '#ffc28c', 1.6)
    world_grad('#7fa8dc', '#ffd9b8', 1.25, '#6a6a58')
    camera(EYE, EYE + 100 * direction(float(A.get('az', 5.3)), 0), 26., shift=(0, float(A.get('sy', -.17))))


def grade_picture(g, A):
    c = bloom(dawn_light(g) + halos(g, .0012), .9, .35)
    x = grade(c, float(A.get('ev', 1.6)), 1.13, 1.09, warm=(1.05, 1., .95), split=((-.012, .0, .02), (.02, .006, -.02)), vignette=.2, grain=.006)
    # Text covers the foreground; sharp fields would take a phone's bytes.
    near = smooth(.48, .66, g.v)[..., None]
    return x * (1 - near) + blur(x.astype(np.float32), 2.2) * near


main('hero-dawn', build, grade_picture, (1920, 1500), 6, ss=1., bounces=1)
