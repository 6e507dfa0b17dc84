import { EditorSelection, type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, layer, type LayerMarker, RectangleMarker } from '@codemirror/view';

/** Where somebody else is in the text. `hue`: one of four colours. */
export type ShownCursor = { name: string; hue: number; anchor: number; head: number };

const setCursors = StateEffect.define<readonly ShownCursor[]>();

/** They move with what is typed, until they are told anew. */
const cursors = StateField.define<readonly ShownCursor[]>({
  create: () => [],
  update(known, { changes, docChanged, effects }) {
    let next = known;
    if (docChanged && known.length > 0)
      next = known.map((cursor) => ({
        ...cursor,
        anchor: changes.mapPos(cursor.anchor, 1),
        head: changes.mapPos(cursor.head, 1),
      }));
    for (const effect of effects) if (effect.is(setCursors)) next = effect.value;
    return next;
  },
});

export const withCursors = (state: EditorState, shown: readonly ShownCursor[]) => {
  const within = (place: number) => Math.max(0, Math.min(place, state.doc.length));
  return {
    effects: setCursors.of(
      shown.map((cursor) => ({ ...cursor, anchor: within(cursor.anchor), head: within(cursor.head) })),
    ),
  };
};

type Box = { left: number; top: number; height: number };

/** The line of a cursor with the name of whose it is. */
class NamedCursor implements LayerMarker {
  readonly #name: string;
  readonly #hue: number;
  readonly #box: Box;
  /** On the first line there is no room above it. */
  readonly #isFirst: boolean;

  constructor({ name, hue }: ShownCursor, box: Box, isFirst: boolean) {
    this.#name = name;
    this.#hue = hue;
    this.#box = box;
    this.#isFirst = isFirst;
  }

  eq(other: NamedCursor): boolean {
    const [one, two] = [this.#box, other.#box];
    return (
      this.#name === other.#name &&
      this.#hue === other.#hue &&
      this.#isFirst === other.#isFirst &&
      one.left === two.left &&
      one.top === two.top &&
      one.height === two.height
    );
  }

  draw(): HTMLElement {
    const line = document.createElement('div');
    line.className = 'cm-other';
    line.dataset['hue'] = String(this.#hue);
    if (this.#isFirst) line.dataset['first'] = '';
    line.style.left = `${this.#box.left}px`;
    line.style.top = `${this.#box.top}px`;
    line.style.height = `${this.#box.height}px`;
    const name = document.createElement('span');
    name.className = 'cm-otherName';
    name.textContent = this.#name;
    line.append(name);
    return line;
  }
}

const drawn = layer({
  above: true,
  class: 'cm-others',
  update: ({ docChanged, startState, state, geometryChanged, viewportChanged }) =>
    docChanged || geometryChanged || viewportChanged || startState.field(cursors) !== state.field(cursors),
  markers: (view) =>
    view.state.field(cursors).flatMap((cursor) => {
      const [box] = RectangleMarker.forRange(view, '', EditorSelection.cursor(cursor.head));
      if (!box) return [];
      const isFirst = view.state.doc.lineAt(cursor.head).number === 1;
      return [new NamedCursor(cursor, { left: box.left, top: box.top, height: box.height }, isFirst)];
    }),
});

const selected = layer({
  above: false,
  class: 'cm-otherSelections',
  update: ({ docChanged, startState, state, geometryChanged, viewportChanged }) =>
    docChanged || geometryChanged || viewportChanged || startState.field(cursors) !== state.field(cursors),
  markers: (view) =>
    view.state
      .field(cursors)
      .filter(({ anchor, head }) => anchor !== head)
      .flatMap(({ hue, anchor, head }) =>
        RectangleMarker.forRange(view, `cm-otherSelection cm-hue${hue}`, EditorSelection.range(anchor, head)),
      ),
});

const hues = ['var(--warn)', 'var(--good)', 'var(--bad)', 'var(--code-keyword)'];
const theme = EditorView.baseTheme({
  '.cm-others': { pointerEvents: 'none' },
  '.cm-other': { position: 'absolute', borderLeft: '2px solid var(--other)', marginLeft: '-1px' },
  '.cm-otherName': {
    position: 'absolute',
    bottom: '100%',
    left: '-2px',
    padding: '1px 4px',
    borderRadius: '3px 3px 3px 0',
    backgroundColor: 'var(--other)',
    color: 'var(--paper)',
    fontFamily: 'var(--font-text)',
    fontSize: '10px',
    fontWeight: '600',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    // Where nothing moves, its first letter is enough, and covers no code.
    animation: 'cm-other-rests 1ms 4s forwards',
  },
  '@keyframes cm-other-rests': { to: { maxWidth: '1.6em' } },
  '.cm-other[data-first] .cm-otherName': { bottom: 'auto', top: '100%', borderRadius: '0 3px 3px 3px' },
  '.cm-otherSelection': { backgroundColor: 'color-mix(in srgb, var(--other) 22%, transparent)' },
  ...Object.fromEntries(
    hues.flatMap((colour, hue) => [
      [`.cm-other[data-hue="${hue}"]`, { '--other': colour }],
      [`.cm-hue${hue}`, { '--other': colour }],
    ]),
  ),
});

/** Where others are in a text, with their names. They are drawn beside the text and are no part of it. */
export const otherCursors: Extension = [cursors, drawn, selected, theme];
