// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseOf, flushDrafts, keepDraft, keyOf, readDraft } from './drafts.ts';
import { type FormDraft, shapedAs, useDraft } from './use-draft.ts';

type Fields = { title: string; tags: string[] };
const place = { owner: 'visitor', name: 'form' } as const;
const empty: Fields = { title: '', tags: [] };

let root: Root | undefined;
type Form = { value: Fields; type: (title: string) => void; draft: FormDraft };

/** Opens the form as a page would, and again as after a reload. */
function _open(initial: Fields = empty, rebased?: (value: Fields) => Fields): () => Form {
  let latest: Form | undefined;
  function Page({ seen }: { seen: (form: Form) => void }) {
    const [value, setValue] = useState(initial);
    const draft = useDraft({ name: 'form', value, initial, onRestore: setValue, ...(rebased && { rebased }) });
    seen({ value, draft, type: (title) => setValue((current) => ({ ...current, title })) });
    return null;
  }
  act(() => root?.unmount());
  root = createRoot(document.createElement('div'));
  act(() => root?.render(<Page seen={(form) => (latest = form)} />));
  return () => {
    if (!latest) throw new Error('The form was never opened');
    return latest;
  };
}
const _type = (form: () => Form, title: string) => {
  act(() => form().type(title));
  act(() => flushDrafts());
};
const _fromOtherTab = (data: unknown) => {
  const newValue = JSON.stringify({ v: 1, at: Date.now(), base: baseOf(empty), data });
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: keyOf(place), newValue })));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
});

test('what is typed is kept, and is there again after a reload, which is said with its age', () => {
  const form = _open();
  expect(form().draft.status).toEqual({ step: 'none' });
  _type(form, 'Half a tit');
  expect(form().draft.status).toEqual({ step: 'kept' });
  const again = _open();
  expect(again().value).toEqual({ title: 'Half a tit', tags: [] });
  expect(again().draft.status).toMatchObject({ step: 'restored', stale: false });
  _type(again, 'Half a title');
  expect(readDraft(place)?.data).toMatchObject({ title: 'Half a title' });
});

test('an untouched form keeps nothing, and one that is emptied again forgets', () => {
  const form = _open();
  act(() => flushDrafts());
  expect(localStorage.length).toBe(0);
  _type(form, 'x');
  _type(form, '');
  expect([localStorage.length, form().draft.status.step]).toEqual([0, 'none']);
});

test('Discard brings what the form began with; sending forgets', () => {
  _type(_open(), 'typed');
  const form = _open();
  act(() => form().draft.discard());
  expect([form().value, form().draft.status.step, readDraft(place)]).toEqual([empty, 'none', null]);
  _type(form, 'typed anew');
  act(() => form().draft.forget());
  act(() => flushDrafts());
  expect(readDraft(place)).toBeNull();
  expect(_open()().value).toEqual(empty);
});

test('a draft on something that has changed since says so', () => {
  _type(_open({ title: 'Dock', tags: [] }), 'Dock 2');
  expect(_open({ title: 'Harbour', tags: [] })().draft.status).toMatchObject({ step: 'restored', stale: true });
});

test('another tab’s newer draft comes in where nothing was typed here, and is offered where something was', () => {
  const form = _open();
  _fromOtherTab({ title: 'from there', tags: ['a'] });
  expect(form().value).toEqual({ title: 'from there', tags: ['a'] });
  _type(form, 'from here');
  _fromOtherTab({ title: 'from there again', tags: [] });
  expect([form().value.title, form().draft.status.step]).toEqual(['from here', 'elsewhere']);
  act(() => form().draft.takeOver());
  expect(form().value.title).toBe('from there again');
});

test('a draft on something older is only offered to an open form, and restored as it was by a new one', () => {
  const rebased = (value: Fields) => (value.tags.includes('new') ? value : { ...value, tags: ['new'] });
  const initial = { title: 'Dock', tags: ['new'] };
  const form = _open(initial, rebased);
  _fromOtherTab({ title: 'Dock', tags: ['old'] });
  expect([form().value.title, form().draft.status.step]).toEqual(['Dock', 'none']);
  _fromOtherTab({ title: 'Harbour', tags: ['old'] });
  expect([form().value.title, form().draft.status.step]).toEqual(['Dock', 'elsewhere']);
  act(() => form().draft.takeOver());
  expect(form().value).toEqual({ title: 'Harbour', tags: ['new'] });
  expect(form().draft.status).toMatchObject({ step: 'restored', stale: true });
  _fromOtherTab({ title: 'Quay', tags: ['new'] });
  expect(form().value.title).toBe('Quay');
  keepDraft(place, { title: 'Pier', tags: ['old'] }, baseOf(empty));
  const again = _open(initial, rebased);
  act(() => flushDrafts());
  expect(again().value).toEqual({ title: 'Pier', tags: ['old'] });
  expect(again().draft.status).toMatchObject({ step: 'restored', stale: true });
});

test('where the browser refuses, the text stays on the page, it is said, and the browser asks before it is left', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { length: 0, key: () => null, getItem: () => null, setItem: full, removeItem: full });
  const form = _open();
  const _leaves = () => globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(_leaves()).toBe(true);
  _type(form, 'typed');
  expect([form().value.title, form().draft.status.step, _leaves()]).toEqual(['typed', 'refused', false]);
});

test('kept data of another shape fits in where it can', () => {
  expect(shapedAs(empty, { title: 'a', tags: 'no list', more: 1 })).toEqual({ title: 'a', tags: [] });
  expect(shapedAs('', 'text')).toBe('text');
  expect(shapedAs(empty, 'text')).toBeNull();
  keepDraft(place, 'text');
  expect(_open()().draft.status.step).toBe('none');
});
