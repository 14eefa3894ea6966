"""A drawing written small: what is drawn several times is written once, and what most elements say is said once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element, tostring

from woodlaw.view.shapes import INK

_COMMON = {
    "fill": INK,
    "stroke-width": "1.2",
    "stroke-linejoin": "round",
    "text-anchor": "middle",
    "font-weight": "bold",
}
"""What most elements have, said once for all by the root."""
_NOTHING = {"x": "0", "y": "0"}
"""Attributes that an element has without being told."""
_WORTH = 110
"""Characters from which on something that is drawn several times is worth a name, as :func:`_note` notes it."""
_LINE = re.compile(r'<(path|polyline|polygon) (d|points)="([^"]{60,})"')
_MOVED = re.compile(r"translate\(([^\s()]+) ([^\s()]+)\)")


def written_small(root: Element) -> str:
    """Return a drawing as a document, and take apart what it was given.

    A title below that of the whole is left out: what it is for, a pointer that rests on something, an image in a page
    does not notice.
    """
    _forget_titles(root)
    _say_once(root)
    _draw_once(root)
    _leave_out_groups(root)
    return _lines_once(tostring(root, encoding="unicode").replace(" />", "/>")) + "\n"


def _forget_titles(root: Element) -> None:
    for parent in list(root.iter()):
        if parent is not root:
            for title in parent.findall("title"):
                parent.remove(title)


def _say_once(root: Element) -> None:
    sizes = Counter(element.attrib["font-size"] for element in root.iter() if "font-size" in element.attrib)
    common = _COMMON | {"font-size": max(sizes, key=sizes.__getitem__)} if sizes else _COMMON
    for element in root.iter():
        for name, value in (common | _NOTHING).items():
            if element.get(name) == value:
                del element.attrib[name]
    root.attrib.update(common)


def _leave_out_groups(parent: Element) -> None:
    """Leave out each group that says nothing of what is in it."""
    for child in list(parent):
        _leave_out_groups(child)
        if child.tag == "g" and not child.attrib:
            at = list(parent).index(child)
            parent[at : at + 1] = list(child)


# What is drawn several times ------------------------------------------------------------------------------------------
def _draw_once(root: Element) -> None:
    """Define what is drawn several times, wherever it lies, and refer to it."""
    drawn: dict[Element, str] = {}
    _note(root, drawn)
    counts = Counter(_seen(root, drawn, set()))
    names: dict[str, str] = {}
    definitions = Element("defs")

    def refer(parent: Element) -> None:
        for index, child in enumerate(parent):
            what = drawn[child]
            if counts[what] == 1 or len(what) < _WORTH:
                refer(child)
                continue
            if what not in names:
                names[what] = f"s{len(names)}"
                definitions.append(_at_rest(child, names[what]))
                refer(definitions[-1])
            parent[index] = _reference(child, names[what])

    refer(root)
    if len(definitions):
        root.insert(1, definitions)


def _note(element: Element, drawn: dict[Element, str]) -> str:
    """Note what each element draws, wherever that is, and return what this one draws where it is."""
    inside = "".join(_note(child, drawn) for child in element)
    said = sorted((name, value) for name, value in element.items() if name != "transform")
    drawn[element] = f"{element.tag} {said} {element.text} {inside}"
    return f"{element.get('transform')} {drawn[element]}"


def _seen(parent: Element, drawn: dict[Element, str], known: set[str]) -> Iterator[str]:
    """Yield what is drawn, as often as it is written when all that is drawn several times is written once."""
    for child in parent:
        yield drawn[child]
        if drawn[child] not in known:
            known.add(drawn[child])
            yield from _seen(child, drawn, known)


def _at_rest(element: Element, name: str) -> Element:
    """Return an element under a name, as it is drawn where it is not moved."""
    # The name stands last, so that a line that is drawn in several ways is found here too.
    rested = Element(element.tag, {key: value for key, value in element.items() if key != "transform"} | {"id": name})
    rested.text = element.text
    rested.extend(element)
    return rested


def _reference(element: Element, name: str) -> Element:
    """Return what draws a named element where an element is."""
    reference = Element("use", {"href": f"#{name}"})
    moved = element.get("transform", "")
    simply = _MOVED.fullmatch(moved)
    if simply:
        reference.attrib.update(x=simply[1], y=simply[2])
    elif moved:
        reference.set("transform", moved)
    return reference


def _lines_once(document: str) -> str:
    """Return a document in which a line that is drawn in several ways is written once, and referred to."""
    counts = Counter(found[0] for found in _LINE.finditer(document))
    defined: list[str] = []
    for number, line in enumerate(line for line, count in counts.items() if count > 1):
        document = document.replace(line, f'<use href="#l{number}"')
        defined.append(f'{line} id="l{number}"/>')
    if not defined:
        return document
    lines = "".join(defined)
    if "<defs>" in document:
        return document.replace("<defs>", f"<defs>{lines}", 1)
    return document.replace("</title>", f"</title><defs>{lines}</defs>", 1)
