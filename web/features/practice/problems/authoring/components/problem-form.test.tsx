// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../model.ts';
import { ProblemForm } from './problem-form.tsx';

const place = document.createElement('div');
let root: Root;
const send = vi.fn(() => Promise.resolve());
const _show = (title: string, statement: string) =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <ProblemForm
          initial={{ ...emptyDraft, title, statement }}
          draftName="test.problem"
          action="Create"
          refusal={null}
          onSend={send}
          failure={String}
          onCancel={() => undefined}
        />
      </MantineProvider>,
    ),
  );
const _submit = () =>
  act(async () => {
    place.querySelector('form')?.requestSubmit();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockClear();
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('a statement that is too long is said so at its field, kept whole and not sent', async () => {
  const statement = 'x'.repeat(20_001);
  _show('Orbit', statement);
  await _submit();
  const field = place.querySelector('textarea');
  expect(place.textContent).toContain('Must be at most 20,000 characters');
  expect(field?.value).toBe(statement);
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(send).not.toHaveBeenCalled();
});

test('a title at the limit is sent, one beyond it is not', async () => {
  _show('x'.repeat(151), 'Count.');
  await _submit();
  expect(place.textContent).toContain('Must be at most 150 characters');
  expect(send).not.toHaveBeenCalled();
  act(() => root.unmount());
  root = createRoot(place);
  _show('x'.repeat(150), 'Count.');
  await _submit();
  expect(send).toHaveBeenCalledOnce();
});
