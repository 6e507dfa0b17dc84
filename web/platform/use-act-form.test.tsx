// @vitest-environment happy-dom
import { MantineProvider, TextInput } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { useActForm } from './use-act-form.ts';

const place = document.createElement('div');
let root: Root;
const send = vi.fn<(values: { name: string; email: string }) => Promise<string>>();

function Sample({ together }: { together: boolean }) {
  const {
    form,
    act: sent,
    onSubmit,
  } = useActForm<{ name: string; email: string }, string>({
    initialValues: { name: '', email: '' },
    validate: { email: (value) => (value === '' ? 'Email is required' : null) },
    send,
    failure: together ? () => 'All of it, together.' : 'That did not work.',
    messages: together ? 'together' : 'at fields',
  });
  return (
    <form onSubmit={onSubmit}>
      <TextInput key={form.key('name')} label="Name" name="name" {...form.getInputProps('name')} />
      <TextInput key={form.key('email')} label="Email" name="email" {...form.getInputProps('email')} />
      <p>{sent.failure ?? sent.result}</p>
    </form>
  );
}

const _show = (together = false) =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Sample together={together} />
      </MantineProvider>,
    ),
  );
const _type = (name: string, value: string) =>
  act(() => {
    const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!field) throw new Error(`No field ${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const _submit = () => act(async () => place.querySelector('form')?.requestSubmit());
const _faults = () => [...place.querySelectorAll('.mantine-TextInput-error')].map(({ textContent }) => textContent);
const _focused = () => document.activeElement?.getAttribute('name');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockReset();
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('what the browser knows to be wrong is not sent; its first field has the focus', async () => {
  _show();
  await _submit();
  expect(send).not.toHaveBeenCalled();
  expect([_faults(), _focused()]).toEqual([['Email is required'], 'email']);
});

test('what the server says of fields stands at them, and the first has the focus', async () => {
  send.mockRejectedValue(new ApiError(400, '{"email":["It is taken."],"name":["It is too long."],"other":["x"]}'));
  _show();
  _type('email', 'ada@example.com');
  await _submit();
  await vi.waitFor(() => expect(_faults()).toEqual(['It is too long.', 'It is taken.']), 60_000);
  expect(_focused()).toBe('name');
  expect(place.querySelector('form > p')?.textContent).toBe('');
});

test('what is about no field is said below, and what went well is answered', async () => {
  send.mockRejectedValueOnce(new ApiError(429, '{"detail":"Too many."}')).mockResolvedValueOnce('sent');
  _show();
  _type('email', 'ada@example.com');
  await _submit();
  await vi.waitFor(() => expect(place.querySelector('form > p')?.textContent).toBe('Too many.'), 60_000);
  expect(_faults()).toEqual([]);
  await _submit();
  await vi.waitFor(() => expect(place.querySelector('form > p')?.textContent).toBe('sent'), 60_000);
});

test('messages that stand together mark their fields alone', async () => {
  send.mockRejectedValue(new ApiError(400, '{"email":["It is taken."]}'));
  _show(true);
  _type('email', 'ada@example.com');
  await _submit();
  await vi.waitFor(
    () => expect(place.querySelector('input[name=email]')?.getAttribute('aria-invalid')).toBe('true'),
    60_000,
  );
  expect([_faults(), _focused()]).toEqual([[], 'email']);
});

test('what was said of the last try goes where one types; what was wrong elsewhere then stands at its field', async () => {
  send.mockRejectedValue(new ApiError(400, '{"name":["It is too long."],"email":["It is taken."]}'));
  _show(true);
  _type('email', 'ada@example.com');
  await _submit();
  await vi.waitFor(() => expect(place.querySelector('form > p')?.textContent).toBe('All of it, together.'), 60_000);
  _type('email', 'ada@example.org');
  expect([place.querySelector('form > p')?.textContent, _faults()]).toEqual(['', ['It is too long.']]);
  _type('name', 'Ada');
  expect(_faults()).toEqual([]);
});

test('a message about no field goes with the next letter', async () => {
  send.mockRejectedValueOnce(new ApiError(429, '{"detail":"Too many."}'));
  _show();
  _type('email', 'ada@example.com');
  await _submit();
  await vi.waitFor(() => expect(place.querySelector('form > p')?.textContent).toBe('Too many.'), 60_000);
  _type('name', 'A');
  expect(place.querySelector('form > p')?.textContent).toBe('');
});

test('what was filled in before the scripts were there is sent too', async () => {
  send.mockResolvedValue('sent');
  _show();
  for (const [name, value] of [
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
  ] as const) {
    const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (field) field.value = value;
  }
  await _submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com' }), 60_000);
});
