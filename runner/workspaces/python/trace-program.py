"""Runs a Python program and writes down its steps: one line of JSON each, into a pipe that is given by its path.

    python3 trace-program.py PIPE STEPS program.py [arguments]

What it writes are steps of contract/execution/tracing.ts, and at last {"over": why}. The program shares this process and
may write whatever it likes: readers believe nothing. Nothing of the program is called to show it (no __repr__, no
properties, no __getattr__), so that looking changes nothing.
"""

import builtins
import json
import os
import sys
import time
import types
from collections import deque
from _thread import _count as threads_beside, get_ident

FRAMES, VARIABLES, OBJECTS, CELLS, VALUE, NAME, OUTPUT = 30, 50, 200, 50, 200, 100, 65536
OPTIMIZED = 1  # inspect.CO_OPTIMIZED: of functions
BOX = "/box/"
LOOKED_AT = 100_000  # bytes of a step: a record line that readers accept
encode = json.JSONEncoder(ensure_ascii=True, check_circular=False, separators=(",", ":")).encode

mro_of = type.__dict__["__mro__"].__get__
dict_of_class = type.__dict__["__dict__"].__get__
name_of_class = type.__dict__["__name__"].__get__
PLAIN = {bool, float, complex, type(None), type(Ellipsis), type(NotImplemented)}
CONTAINERS = (list, tuple, set, frozenset, dict, deque, bytearray)
FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType)


def cut(text, most):
    # A lone surrogate is no text that can be sent.
    if not text.isascii():
        text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= most else text[: most - 1] + "…"


def is_class_body(code):
    """Whether it is run once, where a class is defined: it is no call."""
    return code.co_name != "<module>" and not code.co_flags & OPTIMIZED


def frame_name(code):
    if code.co_name == "<module>":
        return "main program"
    return cut(("class " if is_class_body(code) else "") + code.co_name, NAME)


def type_name(cls):
    return cut(name_of_class(cls), NAME)


def written(value):
    """A value that is no object of its own as the language writes it; None where it is one."""
    kind = type(value)
    if kind is int:
        return int.__repr__(value) if value.bit_length() < 600 else f"int of {value.bit_length()} bits"
    if kind is str:
        return cut(repr(value[:VALUE]), VALUE - 40) + (f" of {len(value)} characters" if len(value) > VALUE else "")
    if kind is bytes:
        return cut(repr(value[:VALUE]), VALUE - 40) + (f" of {len(value)} bytes" if len(value) > VALUE else "")
    if kind in PLAIN:
        return repr(value)
    if isinstance_of(kind, FUNCTIONS):
        return function_words(value)
    if isinstance_of(kind, (type,)):
        return f"class {type_name(value)}"
    if kind is range:
        return cut(repr(value), VALUE) if value.start.bit_length() + value.stop.bit_length() + value.step.bit_length() < 600 else "range"
    member = enum_member(value, kind)
    return member


def isinstance_of(kind, classes):
    return any(each in classes for each in mro_of(kind))


def function_words(value):
    if type(value) is types.MethodType:
        value = value.__func__
    if type(value) is types.FunctionType:
        code = value.__code__
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        return cut(f"function {code.co_name}({', '.join(names)})", VALUE)
    return cut(f"function {getattr(value, '__name__', '')}", VALUE) if type(value) is types.BuiltinFunctionType else "function"


def enum_member(value, kind):
    enum = sys.modules.get("enum")
    if enum is None or type(enum) is not types.ModuleType or enum.__dict__.get("Enum") not in mro_of(kind):
        return None
    name = (fields_of(value, kind) or {}).get("_name_")
    return f"{type_name(kind)}.{cut(name, NAME)}" if type(name) is str else None


def fields_of(value, kind):
    """What an object of the program holds by names, without anything of it being called; None where it holds nothing so."""
    found = None
    for cls in mro_of(kind):
        held = dict_of_class(cls)
        descriptor = held.get("__dict__")
        if found is None and type(descriptor) is types.GetSetDescriptorType:
            own = descriptor.__get__(value)
            found = dict(own) if type(own) is dict else found
    if isinstance_of(kind, (BaseException,)):
        # What C keeps of an exception is no business of a learner's.
        return {"args": BaseException.__dict__["args"].__get__(value), **(found or {})}
    for cls in mro_of(kind):
        for name, descriptor in dict_of_class(cls).items():
            if type(descriptor) is not types.MemberDescriptorType or type(name) is not str:
                continue
            try:
                content = descriptor.__get__(value, kind)
            except AttributeError:
                continue
            found = {} if found is None else found
            found.setdefault(name, content)
    return found


def some(iterator, count):
    """The first ones, and how many are left."""
    items = []
    for item in iterator:
        if len(items) == CELLS:
            break
        items.append(item)
    return items, max(0, count - len(items))


class Tracer:
    def __init__(self, pipe, most):
        self.pipe, self.most = pipe, most
        self.steps = 0
        self.names = {}
        self.told = {}
        self.output = []
        self.room = OUTPUT
        self.failing = False
        self.thrown = None
        self.ended = False
        self.main = get_ident()
        self.process = os.getpid()
        self.local = self.see

    # Objects.

    def key(self, value):
        text = written(value)
        if text is None and type(value) is tuple:
            inner = [written(each) or type_name(type(each)) for each in value[:10]]
            text = f"({', '.join(inner)}{',' if len(inner) == 1 else ''})"
        return cut(text if text is not None else type_name(type(value)), VALUE)

    def value(self, value, queue):
        text = written(value)
        if text is not None:
            return {"text": text}
        kind = type(value)
        if not isinstance_of(kind, CONTAINERS) and fields_of(value, kind) is None:
            return {"text": f"‹{type_name(kind)}›"}
        number = self.names.get(id(value))
        if number is None:
            number = self.names[id(value)] = str(len(self.names) + 1)
        if number not in queue:
            if len(queue) >= OBJECTS:
                return {"text": f"{type_name(kind)} …"}
            queue[number] = value
        return {"ref": number}

    def describe(self, number, value, queue):
        kind = type(value)
        kinds = mro_of(kind)
        shape, more = "list", 0
        if list in kinds:
            count = list.__len__(value)
            items, more = some(list.__iter__(value), count)
        elif tuple in kinds:
            count = tuple.__len__(value)
            items, more = some(tuple.__iter__(value), count)
            names = dict_of_class(kind).get("_fields")
            if kind is not tuple and type(names) is tuple and len(names) == count and all(type(n) is str for n in names):
                shape, items = "fields", list(zip(names, items))
        elif set in kinds or frozenset in kinds:
            base = set if set in kinds else frozenset
            items, more = some(base.__iter__(value), base.__len__(value))
        elif dict in kinds:
            shape = "map"
            items, more = some(iter(list(dict.items(value))) if dict.__len__(value) <= 10_000 else dict.items(value), dict.__len__(value))
        elif deque in kinds:
            items, more = some(deque.__iter__(value), deque.__len__(value))
        elif kind is bytearray:
            shape, items = "fields", [("length", len(value))]
        else:
            shape = "fields"
            held = fields_of(value, kind) or {}
            items, more = some(iter([(n, v) for n, v in held.items() if type(n) is str]), len(held))
        if shape == "list":
            cells = [{"key": None, "value": self.value(each, queue)} for each in items]
        elif shape == "map":
            cells = [{"key": self.key(k), "value": self.value(v, queue)} for k, v in items]
        else:
            cells = [{"key": cut(k, VALUE), "value": self.value(v, queue)} for k, v in items]
        return {"id": number, "type": type_name(kind), "shape": shape, "cells": cells, "more": more}

    # Steps.

    def frames(self, frame, queue, returned):
        all, deeper = [], 0
        first = frame
        while frame is not None:
            code = frame.f_code
            name = code.co_name
            if code.co_filename.startswith(BOX) and (name == "<module>" or name == "<lambda>" or not name.startswith("<")):
                if len(all) == FRAMES:
                    deeper += 1
                else:
                    all.append((frame, self.variables(frame)))
            frame = frame.f_back
        told = []
        # The outermost first, so that objects are numbered in the order in which they came to be.
        for each, variables in reversed(all):
            shown = [{"name": cut(n, NAME), "value": self.value(v, queue)} for n, v in variables]
            one = {
                "name": frame_name(each.f_code),
                "path": each.f_code.co_filename[len(BOX) :][:400],
                "line": each.f_lineno or 0,
                "variables": shown,
            }
            if each is first and returned is not None:
                one["returns"] = self.value(returned[0], queue)
            told.append(one)
        told.reverse()
        return told, deeper

    def variables(self, frame):
        found = []
        for name, value in list(frame.f_locals.items()):
            if type(name) is not str or (name.startswith("__") and name.endswith("__")) or name.startswith("."):
                continue
            if type(value) is types.ModuleType:
                continue
            if len(found) == VARIABLES:
                break
            found.append((name, value))
        return found

    def step(self, event, frame, returned=None, words=None):
        queue = {}
        frames, deeper = self.frames(frame, queue, returned)
        objects, seen = [], 0
        size = 0
        pending = list(queue)
        while seen < len(pending):
            number = pending[seen]
            seen += 1
            one = self.describe(number, queue[number], queue)
            pending = list(queue) if len(queue) != len(pending) else pending
            text = encode(one)
            if self.told.get(number) != text:
                size += len(text)
                if size > LOOKED_AT:
                    break
                self.told[number] = text
                objects.append(one)
        self.write(
            {
                "event": event,
                "frames": frames,
                "deeper": deeper,
                "objects": objects,
                "output": "".join(self.output),
                "words": words,
                "end": None,
                "threads": threads_beside() > 0,
            }
        )
        self.output.clear()
        # How it stands when its last line has run is no step of its own.
        if event == "end":
            return
        self.steps += 1
        if self.steps >= self.most:
            self.over("steps")
            # Whoever reads this ends the program: nothing of it that is not shown shall have happened.
            while True:
                time.sleep(60)

    def write(self, record):
        line = (encode(record) + "\n").encode()
        at = 0
        while at < len(line):
            at += os.write(self.pipe, line[at:])

    def over(self, why):
        if self.ended or os.getpid() != self.process:
            return
        self.ended = True
        self.write({"over": why, "output": "".join(self.output)})
        self.output.clear()

    # What Python calls.

    def enter(self, frame, event, arg):
        """Of every call: whether its lines are to be seen."""
        code = frame.f_code
        if self.ended or not code.co_filename.startswith(BOX) or get_ident() != self.main:
            return None
        name = code.co_name
        if name.startswith("<") and name != "<module>" and name != "<lambda>":
            return None
        if name != "<module>" and not is_class_body(code):
            self.step("call", frame)
        return self.local

    def see(self, frame, event, arg):
        if self.ended:
            return None
        if event == "line":
            self.failing = False
            self.step("line", frame)
        elif event == "exception":
            kind, error, trace = arg
            # Where it passes through, it is known already. Kept by its number: it would keep its frames alive.
            if self.thrown != id(error):
                self.step("exception", frame, words=self.exception_words(kind, error))
            self.failing, self.thrown = True, id(error)
        elif event == "return":
            if self.failing:
                return self.local
            if frame.f_code.co_name != "<module>":
                if not is_class_body(frame.f_code):
                    self.step("return", frame, returned=(arg,))
            elif self.is_outermost(frame):
                self.step("end", frame)
        return self.local

    def is_outermost(self, frame):
        while frame.f_back is not None:
            frame = frame.f_back
            if frame.f_code.co_filename.startswith(BOX):
                return False
        return True

    def exception_words(self, kind, error):
        try:
            args = BaseException.__dict__["args"].__get__(error)
            first = args[0] if args else None
        except TypeError:
            first = None
        words = first if type(first) is str else written(first) if first is not None else None
        return cut(type_name(kind) + (f": {words[:VALUE]}" if words else ""), VALUE)

    # What the program writes and reads.

    def record(self, text):
        if self.room > 0 and type(text) is str and not self.ended and get_ident() == self.main:
            piece = text[: self.room]
            self.room -= len(piece)
            if not piece.isascii():
                piece = piece.encode("utf-8", "replace").decode()
            self.output.append(piece)

    def listen(self, stream):
        write = stream.write

        def heard(text):
            result = write(text)
            self.record(text)
            return result

        stream.write = heard

    def listen_to_input(self):
        read = builtins.input

        def input(prompt=""):
            words = prompt if type(prompt) is str else str(prompt)
            line = read(words)
            # On a terminal the prompt goes past sys.stdout, and what is typed shows as well.
            if os.isatty(0) and os.isatty(1):
                self.record(words + line + "\n")
            return line

        builtins.input = input


def without_ours(trace):
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    return trace


def run(pipe, most, program):
    tracer = Tracer(pipe, most)
    path = program if program.startswith("/") else BOX + program
    sys.argv[:] = [program, *sys.argv[4:]]
    sys.path[0] = os.path.dirname(path)
    os.register_at_fork(after_in_child=lambda: (sys.settrace(None), os.close(pipe)))
    main = types.ModuleType("__main__")
    main.__file__ = path
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    for stream in (sys.stdout, sys.stderr):
        tracer.listen(stream)
    tracer.listen_to_input()
    enter = tracer.enter
    code, failed = None, None
    try:
        with open(path, "rb") as file:
            code = compile(file.read(), path, "exec", dont_inherit=True)
        sys.settrace(enter)
        exec(code, main.__dict__)
    except BaseException as error:
        failed = error
    finally:
        ours = code is None or sys.gettrace() is enter or sys.gettrace() == enter
        sys.settrace(None)
    if isinstance(failed, SystemExit):
        tracer.over("end" if ours else "lost")
        raise failed.with_traceback(None) from None
    if failed is not None:
        trace = without_ours(failed.__traceback__)
        # What the hook shows is what the exception itself holds.
        sys.excepthook(type(failed), BaseException.with_traceback(failed, trace), trace)
        tracer.over("end" if ours else "lost")
        sys.exit(130 if isinstance(failed, KeyboardInterrupt) else 1)
    tracer.over("end" if ours else "lost")


if __name__ == "__main__":
    fifo = os.open(sys.argv[1], os.O_WRONLY | os.O_CLOEXEC)
    os.unlink(sys.argv[1])
    run(fifo, int(sys.argv[2]), sys.argv[3])
