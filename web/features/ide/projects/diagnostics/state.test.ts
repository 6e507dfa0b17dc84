import { EditorState } from '@codemirror/state';
import { readProblemMatchers } from '@devorbit/content-reader/ide-languages.ts';
import { expect, test } from 'vitest';
import { marking, placesOf } from '../../../../ui/code-editor/codemirror-marks.ts';
import type { TextReader } from '../editing/state.ts';
import { Diagnostics, type Texts } from './state.ts';

const text = 'one\ntwo\nthree\n';

/** An open project without its server: two texts. */
function project() {
  const entry = (id: number, name: string) => ({ id, name, language: 'c', kind: 'text' as const, size: text.length });
  let files = [entry(1, 'main.c'), entry(2, 'lib/one.c')];
  const states = new Map(files.map(({ id }) => [id, EditorState.create({ doc: text, extensions: marking })]));
  const readers = new Set<TextReader>();
  const listeners = new Set<() => void>();
  const stateOf = (id: number) => states.get(id)!;
  const session: Texts = {
    read: () => ({ files }) as unknown as ReturnType<Texts['read']>,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    entry: (id) => files.find((each) => each.id === id),
    stateOf,
    textOf: (id) => stateOf(id).doc.toString(),
    apply: (id, spec) => void states.set(id, stateOf(id).update(spec).state),
    readText: (reader) => (readers.add(reader), () => readers.delete(reader)),
  };
  const type = (id: number, from: number, insert: string, to = from) => {
    session.apply(id, { changes: { from, to, insert } });
    for (const reader of readers) reader(id, stateOf(id));
  };
  const rename = (id: number, name: string) => {
    files = files.map((file) => (file.id === id ? { ...file, name } : file));
    for (const listener of listeners) listener();
  };
  return { session, type, rename };
}

function opened() {
  const { session, type, rename } = project();
  const diagnostics = new Diagnostics(session);
  diagnostics.start();
  const seen = () =>
    diagnostics.read().all.map(({ file: name, line, column, message }) => [name, line, column, message] as const);
  return { type, rename, diagnostics, seen, stateOf: session.stateOf };
}
const said = (file: string, line: number, column: number | null, message: string) =>
  ({ file, line, column, endColumn: null, severity: 'error', message }) as const;

test('what sources say stands side by side, each in the place of what it said before; other files are left out', () => {
  const { diagnostics, seen } = opened();
  diagnostics.set('run', [said('main.c', 2, 1, 'a'), said('/etc/passwd', 1, 1, 'no')]);
  diagnostics.setFile('cpp', 'main.c', [
    said('main.c', 1, null, 'b'),
    said('main.c', 2, 4, 'of a line that the run spoke of'),
  ]);
  expect(seen()).toEqual([
    ['main.c', 1, null, 'b'],
    ['main.c', 2, 1, 'a'],
  ]);
  diagnostics.set('run', []);
  expect(seen()[1]).toEqual(['main.c', 2, 4, 'of a line that the run spoke of']);
  diagnostics.setFile('cpp', 'main.c', [{ ...said('main.c', 1, null, 'b'), isQuiet: true }]);
  diagnostics.setFile('cpp', 'lib/one.c', [said('lib/one.c', 3, 1, 'c\u202e')]);
  expect(seen()).toEqual([
    ['lib/one.c', 3, 1, 'c<U+202E>'],
    ['main.c', 1, null, 'b'],
  ]);
  diagnostics.set('cpp', []);
  expect(seen()).toEqual([]);
  diagnostics.setFile('cpp', 'main.c', [said('main.c', 1, null, 'b')]);
  expect(diagnostics.read().counts).toEqual({ error: 1, warning: 0, hint: 0 });
});

test('they move with what is typed, in files that are open and in those that are not, and keep the name of their file', () => {
  const { type, rename, diagnostics, seen } = opened();
  diagnostics.set('run', [said('main.c', 2, 2, 'a'), said('lib/one.c', 3, null, 'b')]);
  type(1, 0, 'zero\n');
  type(1, 9, 'x');
  expect(seen()).toEqual([
    ['lib/one.c', 3, null, 'b'],
    ['main.c', 3, 3, 'a'],
  ]);
  rename(2, 'z.c');
  expect(seen().at(-1)).toEqual(['z.c', 3, null, 'b']);
  type(1, 0, 'gone', 20);
  expect(seen()).toHaveLength(2);
});

test('what a run wrote is read by the words of its language’s tools, and gone with the next run', () => {
  const { diagnostics, seen } = opened();
  const matchers = readProblemMatchers('content/languages');
  const compiler = 'main.c:2:1: warning: w\n';
  diagnostics.readRun(
    { language: 'c', entry: null, compiler, program: "main.c:3: main: Assertion `x' failed." },
    { matchers },
  );
  expect(seen()).toEqual([
    ['main.c', 2, 1, 'w'],
    ['main.c', 3, null, "Assertion `x' failed."],
  ]);
  diagnostics.readRun(null, { matchers });
  expect(seen()).toEqual([]);
  diagnostics.readRun({ language: 'c', entry: null, compiler: '', program: '' }, { matchers });
  expect(seen()).toEqual([]);
});

test('what a compiler writes of a file that rests takes the place of what it wrote before, and goes with the fault', () => {
  const { diagnostics, seen, stateOf } = opened();
  const check = (output: string) =>
    diagnostics.readCheck(output, {
      language: 'csharp',
      entry: 'main.c',
      matchers: readProblemMatchers('content/languages'),
    });
  diagnostics.set('run', [said('lib/one.c', 1, null, 'of the run')]);
  check('main.c(2,1): error CS1002: ; expected\n/etc/passwd(1,1): error no\nlib/one.c(3,2): warning CS0168: x\n');
  expect(seen().map(([file, line, column]) => [file, line, column])).toEqual([
    ['lib/one.c', 1, null],
    ['lib/one.c', 3, 2],
    ['main.c', 2, 1],
  ]);
  expect(diagnostics.read().ofRun.map(({ file, line }) => [file, line])).toEqual([['lib/one.c', 1]]);
  expect([...placesOf(stateOf(1)).keys()].map(({ isQuiet }) => isQuiet)).toEqual([true]);
  check('');
  expect(seen().map(([file, line]) => [file, line])).toEqual([['lib/one.c', 1]]);
});
