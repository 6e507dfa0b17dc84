import {
  type EditorState,
  type Extension,
  Facet,
  type Range,
  RangeSet,
  StateEffect,
  StateField,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, gutter, GutterMarker, keymap, WidgetType } from '@codemirror/view';
import { EDITOR_KEYS } from './editor-keys.ts';

/** A breakpoint as the editor shows it. */
export type ShownBreakpoint = { line: number; kind: 'stops' | 'condition' | 'log' | 'misplaced' };

/** What the gutter of breakpoints asks for; null where there can be none. */
export type BreakpointActs = { toggle(line: number): void; edit(line: number): void };
export const breakpointActs = Facet.define<BreakpointActs | null, BreakpointActs | null>({
  combine: ([acts]) => acts ?? null,
});

class Dot extends GutterMarker {
  /** The line that the project knows; its text may have moved since. */
  readonly line: number;
  readonly #kind: ShownBreakpoint['kind'];

  constructor({ line, kind }: ShownBreakpoint) {
    super();
    this.line = line;
    this.#kind = kind;
  }

  override eq(other: Dot): boolean {
    return other.line === this.line && other.#kind === this.#kind;
  }

  override toDOM(): HTMLElement {
    const dot = document.createElement('span');
    dot.className = 'cm-breakpoint';
    dot.dataset['kind'] = this.#kind;
    return dot;
  }
}

class Room extends GutterMarker {
  override toDOM(): HTMLElement {
    const room = document.createElement('span');
    room.className = 'cm-breakpoint';
    return room;
  }
}
const room = new Room();

class Values extends WidgetType {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override eq(other: Values): boolean {
    return other.#text === this.#text;
  }

  override toDOM(): HTMLElement {
    const values = document.createElement('span');
    values.className = 'cm-stoppedValues';
    values.textContent = this.#text;
    return values;
  }
}

const setDots = StateEffect.define<readonly ShownBreakpoint[]>();
const setStop = StateEffect.define<{ line: number; values: string } | null>();

const dots = StateField.define<RangeSet<Dot>>({
  create: () => RangeSet.empty,
  update(set, transaction) {
    const given = transaction.effects.findLast((effect) => effect.is(setDots));
    const { doc } = transaction.state;
    if (!given) {
      const { changes, docChanged, startState } = transaction;
      // Another text in the place of the whole one, such as an older version: lines keep their numbers.
      if (docChanged && changes.touchesRange(0, startState.doc.length) === 'cover') {
        const kept: Range<Dot>[] = [];
        for (let at = set.iter(); at.value; at.next()) {
          const { number } = startState.doc.lineAt(at.from);
          if (number <= doc.lines) kept.push(at.value.range(doc.line(number).from));
        }
        return RangeSet.of(kept, true);
      }
      return set.map(changes);
    }
    return RangeSet.of(
      (given.value as readonly ShownBreakpoint[])
        .filter(({ line }) => line <= doc.lines)
        .map((each) => new Dot(each).range(doc.line(each.line).from)),
      true,
    );
  },
});

const stopped = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, transaction) {
    const given = transaction.effects.findLast((effect) => effect.is(setStop));
    if (!given) return set.map(transaction.changes);
    const stop = given.value as { line: number; values: string } | null;
    const { doc } = transaction.state;
    if (stop === null || stop.line < 1 || stop.line > doc.lines) return Decoration.none;
    const { from, to } = doc.line(stop.line);
    const ranges: Range<Decoration>[] = [Decoration.line({ class: 'cm-stoppedLine' }).range(from)];
    if (stop.values !== '') ranges.push(Decoration.widget({ widget: new Values(stop.values), side: 2 }).range(to));
    return Decoration.set(ranges);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const lineAt = (view: EditorView, position: number): number => view.state.doc.lineAt(position).number;
const act =
  (what: keyof BreakpointActs) =>
  (view: EditorView): boolean => {
    const acts = view.state.facet(breakpointActs);
    acts?.[what](lineAt(view, view.state.selection.main.head));
    return acts !== null;
  };

/** Breakpoints in a gutter of their own, and the line where a program has stopped. */
export const debugEditor: Extension = [
  dots,
  stopped,
  gutter({
    class: 'cm-breakpoints',
    markers: (view) => view.state.field(dots),
    initialSpacer: () => room,
    domEventHandlers: {
      mousedown(view, block, event) {
        const acts = view.state.facet(breakpointActs);
        if (!acts || (event as MouseEvent).button !== 0) return false;
        acts.toggle(lineAt(view, block.from));
        return true;
      },
      contextmenu(view, block, event) {
        const acts = view.state.facet(breakpointActs);
        if (!acts) return false;
        event.preventDefault();
        acts.edit(lineAt(view, block.from));
        return true;
      },
    },
  }),
  keymap.of([
    { key: EDITOR_KEYS.breakpoint, run: act('toggle') },
    { key: EDITOR_KEYS.editBreakpoint, run: act('edit') },
  ]),
];

/** Shows these breakpoints in place of those before. */
export const withBreakpoints = (all: readonly ShownBreakpoint[]): TransactionSpec => ({ effects: setDots.of(all) });
/** Shows where the program stands, and brings it into sight; null: it does not stand, or not here. The focus stays where it is. */
export const withStop = (state: EditorState, stop: { line: number; values: string } | null): TransactionSpec => {
  const { doc } = state;
  if (stop === null || stop.line < 1 || stop.line > doc.lines) return { effects: setStop.of(null) };
  return { effects: [setStop.of(stop), EditorView.scrollIntoView(doc.line(stop.line).from, { y: 'center' })] };
};

/** Whether a program stands elsewhere now, or nowhere. */
export const isStopMoved = ({ effects }: Transaction): boolean => effects.some((effect) => effect.is(setStop));

/** Lines of breakpoints that have moved with the text: known → now. */
export function movedLines(state: EditorState): Map<number, number> {
  const lines = new Map<number, number>();
  for (let at = state.field(dots).iter(); at.value; at.next()) {
    const now = state.doc.lineAt(at.from).number;
    if (now !== at.value.line) lines.set(at.value.line, now);
  }
  return lines;
}
