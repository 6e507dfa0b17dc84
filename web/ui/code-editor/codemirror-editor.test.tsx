// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CodeMirrorEditor from './codemirror-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { editorSettings, INITIAL } from './editor-settings.ts';

/** How long a key map may take to be there on a busy machine. */
const FETCHED = { timeout: 20_000 };
const code = 'def solve(n):\n  if n:\n    return n\n  return 0\n';
let root: Root;
let typed: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // happy-dom tells of a new selection within the call that sets it, browsers tell later.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  typed = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  editorSettings.choose(INITIAL);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (props: Partial<EditorProps> = {}) =>
  act(async () =>
    root.render(
      <CodeMirrorEditor
        value={code}
        onChange={(text) => typed.push(text)}
        language="python"
        label="Code in Python"
        {...props}
      />,
    ),
  );

const viewOnPage = (): EditorView => {
  const view = EditorView.findFromDOM(document.querySelector<HTMLElement>('.cm-editor') ?? document.body);
  if (!view) throw new Error('There is no editor on the page');
  return view;
};

/** Presses a key as a keyboard does: its handlers read `key`, `keyCode` and the modifiers. */
const press = (key: string, keyCode: number, modifiers: KeyboardEventInit = {}) =>
  act(async () => {
    viewOnPage().contentDOM.dispatchEvent(
      new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true, ...modifiers }),
    );
  });

const select = (anchor: number, head = anchor) =>
  act(async () => viewOnPage().dispatch({ selection: { anchor, head } }));

const wraps = () => viewOnPage().contentDOM.classList.contains('cm-lineWrapping');
const textOf = () => viewOnPage().state.doc.toString();

test('marks stand at their lines, follow them, and go when there are others', async () => {
  await show({
    marks: [
      { line: 3, message: 'NameError: m\nin line 3' },
      { line: 99, message: 'nowhere' },
    ],
  });
  const marked = () => [...document.querySelectorAll('.cm-markedLine')].map((line) => line.textContent);
  expect(marked()).toEqual(['    return nNameError: m']);
  await act(async () => viewOnPage().dispatch({ changes: { from: 0, insert: '\n\n' } }));
  expect(marked()).toEqual(['    return nNameError: m']);
  await show({ marks: [{ line: 1, message: 'SyntaxError' }], value: textOf() });
  expect(marked()).toEqual(['SyntaxError']);
  await show({ marks: [], value: textOf() });
  expect(marked()).toEqual([]);
});

test('it goes to a line once for each wish, and to the last one where there are fewer', async () => {
  const lineOfCaret = () => viewOnPage().state.doc.lineAt(viewOnPage().state.selection.main.head).number;
  const wish = { line: 3, at: 1 };
  await show({ goTo: wish });
  expect(lineOfCaret()).toBe(3);
  expect(document.activeElement).toBe(viewOnPage().contentDOM);
  await select(0);
  await show({ goTo: { line: 3, at: 1 } });
  expect(lineOfCaret()).toBe(1);
  await show({ goTo: { line: 30, at: 2 } });
  expect(lineOfCaret()).toBe(5);
  // Another language is another document; the wish was for the last one.
  await show({ goTo: wish, language: 'java' });
  expect(lineOfCaret()).toBe(1);
});

test('what is typed is told, what comes from outside is not, and can be undone', async () => {
  await show();
  await act(async () => viewOnPage().dispatch(viewOnPage().state.replaceSelection('# hi\n')));
  expect(typed).toEqual([`# hi\n${code}`]);
  await show({ value: 'pass\n' });
  expect(textOf()).toBe('pass\n');
  expect(typed).toHaveLength(1);
  await press('z', 90, { ctrlKey: true });
  expect(textOf()).toBe(`# hi\n${code}`);
});

test('the keys of VS Code: next occurrence, comment, lines, Tab to the next stop', async () => {
  await show();
  const at = code.indexOf('n)');
  await select(at, at + 1);
  await press('d', 68, { ctrlKey: true });
  expect(viewOnPage().state.selection.ranges).toHaveLength(2);
  await select(0);
  await press('/', 191, { ctrlKey: true });
  expect(textOf()).toMatch(/^# def solve/);
  await press('/', 191, { ctrlKey: true });
  await press('ArrowDown', 40, { altKey: true, shiftKey: true });
  expect(textOf()).toMatch(/^def solve\(n\):\ndef solve\(n\):\n/);
  await press('K', 75, { ctrlKey: true, shiftKey: true });
  expect(textOf()).toBe(code);
  await select(0);
  await press('ArrowDown', 40, { altKey: true });
  expect(textOf()).toMatch(/^ {2}if n:\ndef solve/);
  await select(textOf().indexOf('def') + 3);
  await press('Tab', 9);
  expect(textOf()).toContain('\ndef  solve');
});

test('Tab leaves the editor after Control M, and after Escape', async () => {
  await show();
  await press('m', 77, { ctrlKey: true });
  await press('Tab', 9);
  expect(textOf()).toBe(code);
  await press('m', 77, { ctrlKey: true });
  await press('Escape', 27);
  await press('Tab', 9);
  expect(textOf()).toBe(code);
});

test('settings come at once: tab size, wrapping, and the keys of Vim and Emacs', async () => {
  await show();
  expect(viewOnPage().state.tabSize).toBe(2);
  expect(wraps()).toBe(true);
  await act(async () => editorSettings.choose({ ...INITIAL, tab: 4, wrap: false }));
  expect(viewOnPage().state.tabSize).toBe(4);
  expect(wraps()).toBe(false);
  await act(async () => editorSettings.choose({ ...INITIAL, keys: 'vim' }));
  await vi.waitFor(() => expect(document.querySelector('.cm-vim-panel, .cm-vimMode')).not.toBeNull(), FETCHED);
  await select(0);
  await press('d', 68);
  await press('d', 68);
  expect(textOf()).toBe(code.slice(code.indexOf('\n') + 1));
  await act(async () => editorSettings.choose({ ...INITIAL, keys: 'emacs' }));
  await vi.waitFor(() => expect(document.querySelector('.cm-vimMode')).toBeNull(), FETCHED);
  await select(0);
  await vi.waitFor(async () => {
    await press('d', 68, { ctrlKey: true, code: 'KeyD' });
    expect(textOf()).toMatch(/^ if n:/);
  }, FETCHED);
  await press('m', 77, { ctrlKey: true, code: 'KeyM' });
  await press('Tab', 9, { code: 'Tab' });
  expect(textOf()).toMatch(/^ if n:/);
});
