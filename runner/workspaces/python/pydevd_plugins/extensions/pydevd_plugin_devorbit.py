# How the debugger writes an object whose class says nothing of it: by what it holds, as in the run step by step, and not by its
# address. pydevd reads the modules of this folder when it shows its first value; a provider of a type's text would not be
# asked for what is in a list.
from _pydevd_bundle.pydevd_safe_repr import SafeRepr

MOST_FIELDS = 8
# What a program may hold by a name that is no word.
MOST_NAME = 100
_repr_obj = SafeRepr._repr_obj


def _fields_of(value):
    """What it holds by names, without anything of it being called; None where it holds nothing so."""
    kind = type(value)
    try:
        found = dict(object.__getattribute__(value, "__dict__"))
    except (AttributeError, TypeError):
        found = None
    for each in kind.__mro__:
        slots = each.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else tuple(slots):
            if name in ("__dict__", "__weakref__"):
                continue
            found = {} if found is None else found
            try:
                found.setdefault(name, object.__getattribute__(value, name))
            except AttributeError:
                pass
    return found


def _by_fields(self, value, level):
    kind, fields = type(value), None
    if not self.raw_value and kind.__repr__ is object.__repr__ and kind is not object:
        fields = _fields_of(value)
    if fields is None:
        return None
    name = kind.__name__[:MOST_NAME]
    if level >= len(self.maxcollection) and fields:
        return [name, " {…}"]
    parts = [name, " {"]
    for at, (field, content) in enumerate(fields.items()):
        if at > 0:
            parts.append(", ")
        if at == MOST_FIELDS:
            parts.append("…")
            break
        parts += [str(field)[:MOST_NAME], ": ", *self._repr(content, level + 1)]
    return [*parts, "}"]


def _shown(self, value, level, *limits):
    try:
        parts = _by_fields(self, value, level)
    except Exception:
        parts = None
    return _repr_obj(self, value, level, *limits) if parts is None else iter(parts)


SafeRepr._repr_obj = _shown
