import { MantineProvider } from '@mantine/core';
// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { provideProof, withProof } from '../platform/proof.ts';
import { useAct } from '../platform/use-act.ts';
import { ActButton } from './act-button.tsx';

const place = document.createElement('div');
let root: Root;
/** Calls that wait for their answer. */
let calls: { settle: (answer: string) => void; fail: (error: unknown) => void }[] = [];
const _call = () => new Promise<string>((settle, fail) => calls.push({ settle, fail }));

function Sample({ work }: { work: (input: string) => Promise<string> }) {
  const sample = useAct(work, 'That did not work.');
  return (
    <>
      <ActButton pending={sample.pending} pendingText="Sending..." onClick={() => void sample.run('x')}>
        Send
      </ActButton>
      <p>{sample.failure ?? sample.result ?? 'nothing yet'}</p>
      <i>{sample.input}</i>
    </>
  );
}

const _show = (work: (input: string) => Promise<string> = _call) =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Sample work={work} />
      </MantineProvider>,
    ),
  );
const _press = () => act(async () => place.querySelector('button')?.click());
const _settled = async (work: () => void) => {
  await act(async () => work());
  await act(() => vi.waitFor(() => Promise.resolve(), 60_000));
};
const _said = () => place.querySelector('p')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calls = [];
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an act is begun once however often it is pressed, and its button keeps the focus', async () => {
  _show();
  const button = place.querySelector('button');
  button?.focus();
  await act(async () => {
    button?.click();
    button?.click();
  });
  await _press();
  expect(calls).toHaveLength(1);
  await vi.waitFor(() => expect(button?.textContent).toBe('Sending...'), 60_000);
  expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
  expect(place.querySelector('i')?.textContent).toBe('x');
  await _settled(() => calls[0]?.settle('done'));
  await vi.waitFor(() => expect(_said()).toBe('done'), 60_000);
  await vi.waitFor(() => expect(button?.textContent).toBe('Send'), 60_000);
  expect(button?.getAttribute('aria-disabled')).toBe('false');
  await _press();
  expect(calls).toHaveLength(2);
});

test('a failure is the server’s sentence, else the act’s own; the next try takes it away', async () => {
  _show();
  await _press();
  await _settled(() => calls[0]?.fail(new ApiError(409, '{"detail":"It is taken."}')));
  await vi.waitFor(() => expect(_said()).toBe('It is taken.'), 60_000);
  await _press();
  await vi.waitFor(() => expect(_said()).toBe('nothing yet'), 60_000);
  await _settled(() => calls[1]?.fail(new TypeError('x is undefined')));
  await vi.waitFor(() => expect(_said()).toBe('That did not work.'), 60_000);
});

test('without a network it does not wait unseen', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.dispatchEvent(new Event('offline'));
  _show();
  await _press();
  expect(calls).toHaveLength(1);
  globalThis.dispatchEvent(new Event('online'));
});

test('it stays pending while the person proves who they are, and is done once more then', async () => {
  let prove = (_proved: boolean): void => undefined;
  const stop = provideProof((done) => (prove = done));
  _show(() => withProof(_call));
  await _press();
  await _settled(() => calls[0]?.fail(new ApiError(403, '{"detail":"x","details":{"reauthenticate":true}}')));
  await vi.waitFor(() => expect(place.querySelector('button')?.textContent).toBe('Sending...'), 60_000);
  await _settled(() => prove(true));
  await vi.waitFor(() => expect(calls).toHaveLength(2), 60_000);
  await _settled(() => calls[1]?.settle('done'));
  await vi.waitFor(() => expect(_said()).toBe('done'), 60_000);
  stop();
});
