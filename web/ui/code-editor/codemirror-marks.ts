import { type Diagnostic, forEachDiagnostic, lintGutter, setDiagnostics, setDiagnosticsEffect } from '@codemirror/lint';
import { type EditorState, type Extension, type Range, StateField, type TransactionSpec } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import type { GoTo, LineMark, PlaceMark } from './editor-props.ts';

/** The message behind its line; one of several lines is cut there and whole in the tooltip. */
class Words extends WidgetType {
  readonly #message: string;
  readonly #severity: string;

  constructor({ message, severity }: Pick<Diagnostic, 'message' | 'severity'>) {
    super();
    this.#message = message;
    this.#severity = severity;
  }

  override eq(other: Words): boolean {
    return other.#message === this.#message && other.#severity === this.#severity;
  }

  override toDOM(): HTMLElement {
    const words = document.createElement('span');
    words.className = 'cm-markWords';
    words.dataset['severity'] = this.#severity;
    words.textContent = this.#message.split('\n', 1)[0] ?? '';
    return words;
  }
}

const tints = {
  error: Decoration.line({ class: 'cm-markedLine' }),
  warning: Decoration.line({ class: 'cm-markedLine cm-warnedLine' }),
};
const worth: Readonly<Record<string, number>> = { error: 0, warning: 1, info: 2, hint: 2 };

type Quiet = { isQuiet?: boolean };

/** A line has the tint of the worst that is said of it, and its words. */
const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    const set = transaction.effects.findLast((effect) => effect.is(setDiagnosticsEffect));
    if (!set) return lines.map(transaction.changes);
    const doc = transaction.newDoc;
    const all = (set.value as readonly (Diagnostic & Quiet)[])
      .filter(({ isQuiet }) => isQuiet !== true)
      .toSorted((one, other) => (worth[one.severity] ?? 0) - (worth[other.severity] ?? 0));
    const ranges = [...Map.groupBy(all, ({ from }) => doc.lineAt(from).number)].flatMap(
      ([number, [worst]]): Range<Decoration>[] => {
        if (!worst || worst.severity === 'hint') return [];
        const line = doc.line(number);
        const tint = worst.severity === 'warning' ? tints.warning : tints.error;
        return [tint.range(line.from), Decoration.widget({ widget: new Words(worst), side: 1 }).range(line.to)];
      },
    );
    return Decoration.set(ranges, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Room for marks in the gutter, their tint and their words. F8 goes from one to the next. */
export const marking: Extension = [lintGutter(), markedLines];

/** Shows these marks in place of those before. */
export const withMarks = (state: EditorState, marks: readonly LineMark[]): TransactionSpec =>
  setDiagnostics(
    state,
    marks
      .filter(({ line }) => line >= 1 && line <= state.doc.lines)
      .map(({ line, message }): Diagnostic => {
        const { from, to, text } = state.doc.line(line);
        return { from: from + Math.max(0, text.search(/\S/)), to, severity: 'error', message };
      }),
  );

/** The range of a mark: what was named, else the word there, else the line. */
function rangeOf(state: EditorState, { line: number, column, endColumn }: PlaceMark): { from: number; to: number } {
  const { from, to, text } = state.doc.line(Math.min(Math.max(1, number), state.doc.lines));
  if (column === null) return { from: from + Math.max(0, text.search(/\S/)), to };
  const begin = Math.min(from + column - 1, to);
  const word = /^[\p{L}\p{N}_$]+/u.exec(text.slice(begin - from))?.[0].length ?? 1;
  const end = endColumn === null ? begin + word : from + endColumn - 1;
  return { from: begin, to: Math.max(begin, Math.min(end, to)) };
}

const marks = new WeakMap<Diagnostic, PlaceMark>();

/** Shows these marks in place of those before; `placesOf` tells where each of them is later. */
export const withPlaceMarks = (state: EditorState, all: readonly PlaceMark[]): TransactionSpec =>
  setDiagnostics(
    state,
    all.map((mark): Diagnostic => {
      const { severity, message, isQuiet = false } = mark;
      const diagnostic = { ...rangeOf(state, mark), severity, message, isQuiet } satisfies Diagnostic & Quiet;
      marks.set(diagnostic, mark);
      return diagnostic;
    }),
  );

/** Where marks are by now; one whose text is gone is in none. */
export function placesOf(state: EditorState): Map<PlaceMark, Pick<PlaceMark, 'line' | 'column' | 'endColumn'>> {
  const places = new Map<PlaceMark, Pick<PlaceMark, 'line' | 'column' | 'endColumn'>>();
  forEachDiagnostic(state, (diagnostic, from, to) => {
    const mark = marks.get(diagnostic);
    if (!mark) return;
    const line = state.doc.lineAt(from);
    const isWhole = mark.column === null;
    places.set(mark, {
      line: line.number,
      column: isWhole ? null : from - line.from + 1,
      endColumn: isWhole || mark.endColumn === null || to > line.to ? null : to - line.from + 1,
    });
  });
  return places;
}

/** Moves caret and focus to a line, counted from 1, or a column of it, and tells those who listen what is marked there. */
export function goToLine(view: EditorView, { line: number, column = null }: GoTo): void {
  const { doc } = view.state;
  const line = doc.line(Math.min(Math.max(1, number), doc.lines));
  const first = line.from + Math.max(0, line.text.search(/\S/));
  const anchor = column === null ? first : Math.min(line.from + column - 1, line.to);
  const said: string[] = [];
  forEachDiagnostic(view.state, ({ message }, from) => {
    if (doc.lineAt(from).number === line.number) said.push(message);
  });
  view.dispatch({
    selection: { anchor },
    effects: [
      EditorView.scrollIntoView(anchor, { y: 'center' }),
      EditorView.announce.of([`Line ${line.number}`, ...said].join('. ')),
    ],
  });
  view.focus();
}
