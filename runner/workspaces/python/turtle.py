"""Turtle graphics without a window: what is drawn becomes turtle.svg in the folder of the program.

The names, the directions and the colours are those of Python's own turtle. What waits for a window (keys, clicks, timers) is
taken and never comes; textinput() and numinput() ask in the terminal.
"""

import atexit as _atexit
import math as _math
import re as _re
import sys as _sys
from html import escape as _escape

_FILE = "turtle.svg"
# More shapes than this are not kept: a picture is for looking at.
_MOST = 20_000
_DRAWING_SECONDS = 4.0


class TurtleGraphicsError(Exception):
    pass


class Terminator(Exception):
    pass


class Vec2D(tuple):
    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        return Vec2D(self[0] * other, self[1] * other)

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return _math.hypot(*self)

    def rotate(self, angle):
        turn = _math.radians(angle)
        cosine, sine = _math.cos(turn), _math.sin(turn)
        return Vec2D(self[0] * cosine - self[1] * sine, self[0] * sine + self[1] * cosine)

    def __repr__(self):
        return "(%.2f,%.2f)" % self


def _number(value):
    text = "%.2f" % value
    return text.rstrip("0").rstrip(".") if "." in text else text


class _Screen:
    def __init__(self):
        self._shapes = []
        self._turtles = []
        self._background = "white"
        self._mode = "standard"
        self._colours = 1.0
        self._animated = True
        self._size = (400, 300)
        self._world = None
        self._drawn = False

    # What was drawn.
    def _add(self, shape):
        self._drawn = True
        if len(self._shapes) < _MOST:
            self._shapes.append(shape)

    def _colour(self, given):
        if len(given) == 1:
            given = given[0]
        if isinstance(given, str):
            if not _re.fullmatch(r"#[0-9a-fA-F]{3,12}|[A-Za-z][A-Za-z0-9 ]*", given):
                raise TurtleGraphicsError("bad color string: %s" % given)
            return _named(given)
        try:
            parts = [float(part) for part in given]
        except (TypeError, ValueError):
            raise TurtleGraphicsError("bad color arguments: %s" % (given,)) from None
        if len(parts) != 3 or not all(0 <= part <= self._colours for part in parts):
            raise TurtleGraphicsError("bad color sequence: %s" % (given,))
        return "#%02x%02x%02x" % tuple(round(255 * part / self._colours) for part in parts)

    def _save(self):
        if not self._drawn:
            return
        for turtle in self._turtles:
            turtle._end_line()
        shapes = list(self._shapes)
        for turtle in self._turtles:
            if turtle._shown:
                shapes.append(turtle._body())
        left, top, right, bottom = -self._size[0] / 2, -self._size[1] / 2, self._size[0] / 2, self._size[1] / 2
        for x0, y0, x1, y1 in (shape[1] for shape in shapes):
            left, top, right, bottom = min(left, x0), min(top, y0), max(right, x1), max(bottom, y1)
        if self._world:
            left, bottom, right, top = self._world[0], -self._world[1], self._world[2], -self._world[3]
        else:
            left, top, right, bottom = left - 12, top - 12, right + 12, bottom + 12
        box = " ".join(_number(part) for part in (left, top, right - left, bottom - top))
        moves = self._animated and len(shapes) <= 2000
        total = sum(shape[2] for shape in shapes) or 1
        lines, passed = [], 0.0
        for text, _, length in shapes:
            if moves:
                begin = _DRAWING_SECONDS * passed / total
                takes = max(0.01, _DRAWING_SECONDS * length / total)
                kind = "d" if length else "p"
                style = ' class="%s" pathLength="1" style="animation-delay:%.2fs;animation-duration:%.2fs"' % (kind, begin, takes)
                text = text.replace(" ", style + " ", 1)
            passed += length
            lines.append(text)
        style = (
            "<style>.d{stroke-dasharray:1 1;stroke-dashoffset:1;animation:d linear forwards}"
            ".p{opacity:0;animation:p linear forwards}"
            "@keyframes d{to{stroke-dashoffset:0}}@keyframes p{to{opacity:1}}"
            "@media(prefers-reduced-motion:reduce){.d,.p{animation:none;stroke-dashoffset:0;opacity:1}}</style>"
            if moves
            else ""
        )
        with open(_FILE, "w", encoding="utf-8") as file:
            file.write(
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="%s" width="%s" height="%s" stroke-linecap="round" '
                'stroke-linejoin="round">%s<rect x="%s" y="%s" width="100%%" height="100%%" fill="%s"/>\n%s\n</svg>\n'
                % (
                    box,
                    _number(right - left),
                    _number(bottom - top),
                    style,
                    _number(left),
                    _number(top),
                    _escape(self._background),
                    "\n".join(lines),
                )
            )

    # What programs say to it.
    def bgcolor(self, *given):
        if not given:
            return self._background
        self._background = self._colour(given)
        self._drawn = True

    def colormode(self, mode=None):
        if mode is None:
            return self._colours
        if mode in (1, 1.0, 255):
            self._colours = 1.0 if mode != 255 else 255

    def mode(self, mode=None):
        if mode is None:
            return self._mode
        if mode not in ("standard", "logo", "world"):
            raise TurtleGraphicsError("No turtle-graphics-mode %s" % mode)
        self._mode = mode
        for turtle in self._turtles:
            turtle.reset()

    def setworldcoordinates(self, llx, lly, urx, ury):
        self._world = (llx, lly, urx, ury)
        self._mode = "world"

    def tracer(self, n=None, delay=None):
        if n is None:
            return 1 if self._animated else 0
        self._animated = n == 1

    def setup(self, width=0.5, height=0.75, startx=None, starty=None):
        self._size = tuple(
            min(4000, float(part) if part > 1 else whole * part) for part, whole in ((width, 800), (height, 600))
        )

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        if bg is not None:
            self.bgcolor(bg)
        if canvwidth is None and canvheight is None:
            return tuple(int(part) for part in self._size)
        self._size = (min(4000, canvwidth or self._size[0]), min(4000, canvheight or self._size[1]))

    def window_width(self):
        return int(self._size[0])

    def window_height(self):
        return int(self._size[1])

    def turtles(self):
        return list(self._turtles)

    def clear(self):
        self._shapes.clear()
        self._turtles.clear()
        self._background = "white"

    clearscreen = clear

    def reset(self):
        for turtle in self._turtles:
            turtle.reset()

    resetscreen = reset

    def textinput(self, title, prompt):
        return input("%s " % prompt)

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        while True:
            text = input("%s " % prompt)
            if text.strip() == "" and default is not None:
                return float(default)
            try:
                value = float(text)
            except ValueError:
                print("Please type a number.")
                continue
            if (minval is None or value >= minval) and (maxval is None or value <= maxval):
                return value
            print("Please type a number within the limits.")

    def update(self):
        pass

    def mainloop(self):
        self._save()

    done = exitonclick = bye = mainloop

    def _nothing(self, *_, **__):
        pass

    title = delay = listen = onkey = onkeypress = onkeyrelease = onclick = onscreenclick = ontimer = bgpic = _nothing
    register_shape = addshape = _nothing

    def getshapes(self):
        return ["arrow", "blank", "circle", "classic", "square", "triangle", "turtle"]


# Names of Tk that browsers do not know.
def _named(name):
    plain = name.replace(" ", "").lower()
    found = _re.fullmatch(r"(gray|grey)(\d{1,3})", plain)
    if found:
        part = round(min(100, int(found[2])) * 2.55)
        return "#%02x%02x%02x" % (part, part, part)
    return _re.sub(r"(?<=[a-z])[1-4]$", "", plain)


_BODIES = {
    "classic": "0,0 -9,-5 -7,0 -9,5",
    "arrow": "0,0 -10,-10 -10,10",
    "triangle": "11,0 -6,-10 -6,10",
    "square": "10,10 10,-10 -10,-10 -10,10",
    "turtle": "16,0 14,-2 10,-1 7,-4 9,-7 8,-9 5,-6 1,-7 -3,-5 -6,-8 -8,-6 -5,-4 -7,0 -5,4 -8,6 -6,8 -3,5 1,7 5,6 8,9 9,7 7,4 10,1 14,2",
}


class RawTurtle:
    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        self._shape = shape
        self._visible_first = visible
        self.screen = Screen()
        self.screen._turtles.append(self)
        self._fresh()

    def _fresh(self):
        self._at = Vec2D(0.0, 0.0)
        self._turn = 90.0 if self.screen._mode == "logo" else 0.0
        self._circle = 360.0
        self._down = True
        self._width = 1
        self._pen = self._fill = "black"
        self._filled = None
        self._line = None
        self._shown = self._visible_first
        self._scale = (1.0, 1.0, 1)
        self._speed = 3
        self._stamps = 0

    # Lines with one pen are one shape.
    def _end_line(self):
        if self._line is not None and len(self._line) > 1:
            xs = [x for x, _ in self._line]
            ys = [-y for _, y in self._line]
            path = "M" + "L".join("%s %s" % (_number(x), _number(y)) for x, y in zip(xs, ys))
            length = sum(_math.dist(a, b) for a, b in zip(self._line, self._line[1:]))
            half = self._width / 2
            self.screen._add(
                (
                    '<path d="%s" fill="none" stroke="%s" stroke-width="%s"/>'
                    % (path, _escape(self._pen), _number(self._width)),
                    (min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half),
                    max(length, 0.01),
                )
            )
        self._line = None

    def _go(self, to):
        to = Vec2D(float(to[0]), float(to[1]))
        if not all(_math.isfinite(part) and abs(part) < 1e6 for part in to):
            raise TurtleGraphicsError("the turtle has left the world")
        if self._down:
            if self._line is None:
                self._line = [self._at]
            self._line.append(to)
            if len(self._line) > 5000:
                self._end_line()
        if self._filled is not None:
            self._filled.append(to)
        self._at = to
        self.screen._drawn = True

    def _degrees(self, angle):
        return angle * 360.0 / self._circle

    def forward(self, distance):
        turn = _math.radians(self._turn)
        self._go(self._at + Vec2D(_math.cos(turn), _math.sin(turn)) * distance)

    fd = forward

    def back(self, distance):
        self.forward(-distance)

    bk = backward = back

    def left(self, angle):
        self._turn = (self._turn + self._degrees(angle)) % 360

    lt = left

    def right(self, angle):
        self.left(-angle)

    rt = right

    def goto(self, x, y=None):
        self._go(x if y is None else (x, y))

    setpos = setposition = goto

    def teleport(self, x=None, y=None, *, fill_gap=False):
        was = self._down
        self.penup()
        self._go((self._at[0] if x is None else x, self._at[1] if y is None else y))
        if was:
            self.pendown()

    def setx(self, x):
        self._go((x, self._at[1]))

    def sety(self, y):
        self._go((self._at[0], y))

    def _as_turn(self, angle):
        angle = self._degrees(angle)
        return (90 - angle) % 360 if self.screen._mode == "logo" else angle % 360

    def setheading(self, to_angle):
        self._turn = self._as_turn(to_angle)

    seth = setheading

    def home(self):
        self._go((0, 0))
        self.setheading(0)

    def circle(self, radius, extent=None, steps=None):
        whole = self._circle if extent is None else extent
        turn = self._degrees(whole)
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6, 59) * abs(turn) / 360)
        steps = max(1, min(2000, int(steps)))
        one = turn / steps
        length = 2.0 * radius * _math.sin(_math.radians(one) / 2)
        if radius < 0:
            one, length = -one, -length
            length = abs(length) if turn > 0 else -abs(length)
        self._turn += one / 2
        for _ in range(steps):
            self.forward(length)
            self._turn += one
        self._turn = (self._turn - one / 2) % 360

    def dot(self, size=None, *colour):
        self._end_line()
        across = max(self._width + 4, 2 * self._width) if size is None else size
        paint = self.screen._colour(colour) if colour else self._pen
        x, y, half = self._at[0], -self._at[1], across / 2
        self.screen._add(
            (
                '<circle cx="%s" cy="%s" r="%s" fill="%s"/>' % (_number(x), _number(y), _number(half), _escape(paint)),
                (x - half, y - half, x + half, y + half),
                0,
            )
        )

    def _body(self):
        x, y = self._at[0], -self._at[1]
        wide, long, _ = self._scale
        where = 'transform="translate(%s %s) rotate(%s) scale(%s %s)"' % (
            _number(x),
            _number(y),
            _number(-self._turn),
            _number(long),
            _number(wide),
        )
        look = 'fill="%s" stroke="%s"' % (_escape(self._fill), _escape(self._pen))
        around = 16 * max(wide, long, 1)
        if self._shape == "circle":
            text = '<circle r="10" %s %s/>' % (where, look)
        else:
            text = '<polygon points="%s" %s %s/>' % (_BODIES.get(self._shape, _BODIES["classic"]), where, look)
        return (text, (x - around, y - around, x + around, y + around), 0)

    def stamp(self):
        self._end_line()
        self.screen._add(self._body())
        self._stamps += 1
        return self._stamps

    def begin_fill(self):
        self._end_line()
        self._filled = [self._at]
        self._fill_at = len(self.screen._shapes)

    def end_fill(self):
        self._end_line()
        points, self._filled = self._filled, None
        if not points or len(points) < 3:
            return
        xs, ys = [x for x, _ in points], [-y for _, y in points]
        shape = (
            '<polygon points="%s" fill="%s" fill-rule="evenodd"/>'
            % (" ".join("%s,%s" % (_number(x), _number(y)) for x, y in zip(xs, ys)), _escape(self._fill)),
            (min(xs), min(ys), max(xs), max(ys)),
            0,
        )
        self.screen._drawn = True
        if len(self.screen._shapes) < _MOST:
            # Under its own outline, as it is in a window.
            self.screen._shapes.insert(min(self._fill_at, len(self.screen._shapes)), shape)

    def filling(self):
        return self._filled is not None

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        self._end_line()
        family, size, kind = (list(font) + ["normal"] * 3)[:3] if not isinstance(font, str) else (font, 8, "normal")
        size = min(400, abs(float(size))) * 4 / 3
        text = str(arg)
        x, y = self._at[0], -self._at[1]
        anchor = {"left": "start", "center": "middle", "right": "end"}.get(str(align).lower(), "start")
        long = 0.62 * size * len(text)
        before = {"start": 0, "middle": long / 2, "end": long}[anchor]
        self.screen._add(
            (
                '<text x="%s" y="%s" fill="%s" text-anchor="%s" font-family="%s" font-size="%s"%s%s>%s</text>'
                % (
                    _number(x),
                    _number(y),
                    _escape(self._pen),
                    anchor,
                    _escape(str(family), quote=True) + ", sans-serif",
                    _number(size),
                    ' font-weight="bold"' if "bold" in str(kind) else "",
                    ' font-style="italic"' if "italic" in str(kind) else "",
                    _escape(text),
                ),
                (x - before, y - size, x - before + long, y + size / 3),
                0,
            )
        )
        if move:
            self.teleport(x - before + long, self._at[1])

    # The pen.
    def pendown(self):
        self._down = True

    pd = down = pendown

    def penup(self):
        self._end_line()
        self._down = False

    pu = up = penup

    def isdown(self):
        return self._down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self._end_line()
        self._width = max(0, min(4000, width))

    width = pensize

    def pencolor(self, *given):
        if not given:
            return self._pen
        self._end_line()
        self._pen = self.screen._colour(given)

    def fillcolor(self, *given):
        if not given:
            return self._fill
        self._fill = self.screen._colour(given)

    def color(self, *given):
        if not given:
            return self._pen, self._fill
        pen, fill = given if len(given) == 2 else (given, given)
        self.pencolor(*(pen if isinstance(pen, tuple) and len(given) != 2 else (pen,)))
        self.fillcolor(*(fill if isinstance(fill, tuple) and len(given) != 2 else (fill,)))

    def pen(self, pen=None, **given):
        given = {**(pen or {}), **given}
        if "pencolor" in given:
            self.pencolor(given["pencolor"])
        if "fillcolor" in given:
            self.fillcolor(given["fillcolor"])
        if "pensize" in given:
            self.pensize(given["pensize"])
        if "pendown" in given:
            self.pendown() if given["pendown"] else self.penup()
        if "shown" in given:
            self._shown = bool(given["shown"])
        return {
            "shown": self._shown,
            "pendown": self._down,
            "pencolor": self._pen,
            "fillcolor": self._fill,
            "pensize": self._width,
            "speed": self._speed,
        }

    def clear(self):
        self._line = None
        self.screen._shapes.clear()

    def reset(self):
        self.clear()
        self._fresh()

    # Where it is.
    def position(self):
        return self._at

    pos = position

    def xcor(self):
        return self._at[0]

    def ycor(self):
        return self._at[1]

    def heading(self):
        turn = (90 - self._turn) % 360 if self.screen._mode == "logo" else self._turn
        return turn * self._circle / 360

    def _place(self, x, y):
        if isinstance(x, RawTurtle):
            return x._at
        return Vec2D(*x) if y is None else Vec2D(x, y)

    def towards(self, x, y=None):
        way = self._place(x, y) - self._at
        turn = _math.degrees(_math.atan2(way[1], way[0])) % 360
        return ((90 - turn) % 360 if self.screen._mode == "logo" else turn) * self._circle / 360

    def distance(self, x, y=None):
        return abs(self._place(x, y) - self._at)

    def degrees(self, fullcircle=360.0):
        self._circle = float(fullcircle)

    def radians(self):
        self._circle = 2 * _math.pi

    # How it looks.
    def showturtle(self):
        self._shown = True

    st = showturtle

    def hideturtle(self):
        self._shown = False

    ht = hideturtle

    def isvisible(self):
        return self._shown

    def shape(self, name=None):
        if name is None:
            return self._shape
        if name not in self.screen.getshapes():
            raise TurtleGraphicsError("There is no shape named %s" % name)
        self._shape = name
        if name == "blank":
            self._shown = False

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        if stretch_wid is None and stretch_len is None and outline is None:
            return self._scale
        wide = self._scale[0] if stretch_wid is None else stretch_wid
        self._scale = (wide, wide if stretch_len is None else stretch_len, outline or 1)

    turtlesize = shapesize

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        self._speed = speed

    def clone(self):
        other = type(self)(self._shape)
        for name in ("_at", "_turn", "_circle", "_down", "_width", "_pen", "_fill", "_shown", "_scale"):
            setattr(other, name, getattr(self, name))
        return other

    def getscreen(self):
        return self.screen

    def getturtle(self):
        return self

    getpen = getturtle

    def _nothing(self, *_, **__):
        pass

    undo = onclick = onrelease = ondrag = clearstamp = clearstamps = tilt = settiltangle = resizemode = _nothing
    setundobuffer = begin_poly = end_poly = shearfactor = tiltangle = _nothing


Turtle = RawPen = Pen = RawTurtle
_screen = None
_turtle = None


def Screen():
    global _screen
    if _screen is None:
        _screen = _Screen()
        _atexit.register(_screen._save)
    return _screen


def _own():
    global _turtle
    if _turtle is None or _turtle not in Screen()._turtles:
        _turtle = Turtle()
    return _turtle


def _of_turtle(name):
    def call(*given, **named):
        return getattr(_own(), name)(*given, **named)

    call.__name__ = name
    return call


def _of_screen(name):
    def call(*given, **named):
        return getattr(Screen(), name)(*given, **named)

    call.__name__ = name
    return call


for _name in dir(_Screen):
    if not _name.startswith("_") and _name not in ("clear", "reset", "onclick"):
        globals()[_name] = _of_screen(_name)
for _name in dir(RawTurtle):
    if not _name.startswith("_"):
        globals()[_name] = _of_turtle(_name)

__all__ = [_name for _name in globals() if not _name.startswith("_")]
