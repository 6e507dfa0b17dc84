// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveMessage } from './save-message.tsx';

const place = document.createElement('div');
let root: Root;
const reload = vi.fn(() => Promise.resolve());
const _show = (changed: boolean) =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <SaveMessage failure={{ kind: 'changed', text: 'Changed.' }} changed={changed} onReload={reload} />
      </MantineProvider>,
    ),
  );
const _press = async (within: ParentNode | null, name: string) => {
  const buttons = [...(within?.querySelectorAll('button') ?? [])];
  const button = buttons.find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`No button ${name}`);
  await act(async () => button.click());
};
const _dialog = () => place.querySelector('dialog');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  reload.mockClear();
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('what was typed goes only after a question', async () => {
  _show(true);
  await _press(place, 'Reload');
  expect(_dialog()?.textContent).toContain("You'll lose everything since your last save.");
  expect(document.activeElement?.textContent).toBe('Keep editing');
  await _press(_dialog(), 'Keep editing');
  expect([_dialog(), reload.mock.calls.length]).toEqual([null, 0]);
  await _press(place, 'Reload');
  await _press(_dialog(), 'Reload');
  expect([_dialog(), reload.mock.calls.length]).toEqual([null, 1]);
});

test('where nothing was typed, nothing is asked', async () => {
  _show(false);
  await _press(place, 'Reload');
  expect([_dialog(), reload.mock.calls.length]).toEqual([null, 1]);
});
