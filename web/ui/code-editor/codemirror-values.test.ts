// @vitest-environment happy-dom
import { python } from '@codemirror/lang-python';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test, vi } from 'vitest';
import { debugEditor, withStop } from './codemirror-breakpoints.ts';
import { valueHover } from './codemirror-values.ts';

const CODE = 'total = cart.price  # total\nprint("total")\n';
let view: EditorView;
afterEach(() => {
  view.destroy();
  document.body.replaceChildren();
});

function open(read: (expression: string) => Promise<string | null>) {
  view = new EditorView({
    parent: document.body,
    state: EditorState.create({ doc: CODE, extensions: [python(), debugEditor, valueHover(read)] }),
  });
}
const press = (key: string, keyCode: number, modifiers: KeyboardEventInit = {}) =>
  view.contentDOM.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true, ...modifiers }),
  );
async function describeAt(place: number): Promise<string | null> {
  view.dispatch({ selection: { anchor: place } });
  press('k', 75, { ctrlKey: true });
  press('i', 73, { ctrlKey: true });
  // As where the editor is told something meanwhile.
  view.dispatch({});
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('.cm-valueTooltip')?.textContent ?? null;
}

test('keys show what a name is; Escape, and a program that goes on, take it away', async () => {
  const read = vi.fn(async (expression: string) => (expression === 'nothing' ? null : '<b>7</b>'));
  open(read);
  expect(await describeAt(CODE.indexOf('price') + 2)).toBe('cart.price = <b>7</b>');
  press('Escape', 27);
  expect(document.querySelector('.cm-valueTooltip')).toBeNull();
  // Behind its last letter.
  expect(await describeAt(5)).toBe('total = <b>7</b>');
  view.dispatch(withStop(view.state, { line: 2, values: '' }));
  expect(document.querySelector('.cm-valueTooltip')).toBeNull();
  expect(read.mock.calls).toEqual([['cart.price'], ['total']]);
});

test('words of comments and texts are no names, nor is what is called', async () => {
  const read = vi.fn(async () => '7');
  open(read);
  expect(await describeAt(CODE.indexOf('# total') + 3)).toBeNull();
  expect(await describeAt(CODE.indexOf('"total') + 2)).toBeNull();
  expect(await describeAt(CODE.indexOf('print') + 2)).toBeNull();
  expect(read).not.toHaveBeenCalled();
});
