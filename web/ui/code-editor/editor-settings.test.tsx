// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserChoice } from '../../platform/preferences.ts';
import { EditorSettingsPanel } from './editor-settings-panel.tsx';
import { editorSettings, INITIAL, settingsFrom } from './editor-settings.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  editorSettings.choose(INITIAL);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const kept = (): unknown => JSON.parse(localStorage.getItem('devorbit.editor') ?? 'null');

test('what makes no sense is as at first', () => {
  for (const nonsense of [null, 7, [], { size: 900, theme: 'pink', keys: 3, tab: 5, wrap: 'no', minimap: 0 }])
    expect(settingsFrom(nonsense)).toEqual(INITIAL);
  expect(settingsFrom({ size: 18, theme: 'contrast', keys: 'vim', tab: 4, wrap: false, minimap: false })).toEqual({
    size: 18,
    theme: 'contrast',
    keys: 'vim',
    tab: 4,
    wrap: false,
    minimap: false,
  });
});

test('every field changes its setting at once, and the browser keeps it', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MantineProvider>
        <EditorSettingsPanel />
      </MantineProvider>,
    ),
  );
  const press = (name: string) =>
    act(async () => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
  await press('Larger text');
  await press('Larger text');
  await press('Smaller text');
  for (const box of document.querySelectorAll<HTMLElement>('input[type=checkbox]')) await act(async () => box.click());
  for (const [at, value] of ['dark', 'emacs', '8'].entries())
    await act(async () => {
      const field = document.querySelectorAll('select')[at];
      if (!field) throw new Error('The field is missing');
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const chosen = { size: 15, theme: 'dark', keys: 'emacs', tab: 8, wrap: false, minimap: false };
  expect(editorSettings.read()).toEqual(chosen);
  expect(kept()).toEqual(chosen);
  const restore = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Restore defaults',
  );
  await act(async () => restore?.click());
  expect(editorSettings.read()).toEqual(INITIAL);
  await act(async () => root.unmount());
});

test('a choice that the browser does not keep lives as long as the page', () => {
  const choice = browserChoice('a.choice', (value) => (typeof value === 'string' ? value : 'first'));
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  choice.choose('second');
  expect(choice.read()).toBe('second');
});
