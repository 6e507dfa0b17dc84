import { afterEach, expect, test, vi } from 'vitest';
import { NotFormatted } from '../../../../ui/formatter/formatter.ts';
import { formatRust, NoTool } from './api.ts';
import * as copy from './copy.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

const ran = (run: { stdout?: string; stderr?: string; code?: number | null; status?: string | null }) =>
  fetched.mockResolvedValueOnce(
    Response.json({ run: { stdout: '', stderr: '', code: 0, status: null, ...run }, version: '5.2' }),
  );
const formatting = (text = 'fn main(){}') => formatRust(text, 2).catch((error: unknown) => error);

test('the text is the input of rustfmt, which runs where programs run', async () => {
  ran({ stdout: 'fn main() {}\n' });
  expect(await formatting()).toEqual({ text: 'fn main() {}\n' });
  const [address, init] = fetched.mock.calls[0]!;
  expect(address).toBe('/execute');
  const { stdin, files } = JSON.parse(String(init?.body)) as { stdin: string; files: { content: string }[] };
  expect(stdin).toBe('fn main(){}');
  expect(files[0]!.content).toMatch(/rustfmt --edition 2021 .*tab_spaces=2\n/);
});

test('what rustfmt finds wrong has its line', async () => {
  ran({ code: 1, status: 'RE', stderr: 'error: expected one of `!`\n --> <stdin>:12:7\n' });
  expect(await formatting()).toMatchObject({ line: 12 });
  ran({ code: 1, status: 'RE', stderr: 'error' });
  expect(await formatting()).toEqual({ fault: 'error', line: null });
});

test.each([
  [{ code: 127, status: 'RE' }, copy.NO_RUSTFMT],
  [{ code: null, status: 'OL' }, copy.TOO_LONG_TO_FORMAT],
  [{ code: null, status: 'SG' }, copy.TOO_LONG_TO_FORMAT],
])('what is no fault of the text is said in words: %j', async (run, sentence) => {
  ran(run);
  const error = await formatting();
  expect(error).toBeInstanceOf(NoTool);
  expect(error).toMatchObject({ message: sentence });
});

test('a tool that takes too long, and a call that has no answer, are told apart', async () => {
  ran({ code: null, status: 'TO' });
  expect(await formatting()).toMatchObject({ why: 'time' });
  fetched.mockRejectedValueOnce(Object.assign(new Error('ended'), { name: 'AbortError' }));
  const error = await formatting();
  expect(error).toBeInstanceOf(NotFormatted);
  expect(error).toMatchObject({ why: 'load' });
});

test('who may not run programs is told so; other refusals are in the server’s words', async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: 'You must be signed in to run code' }, { status: 401 }));
  expect(await formatting()).toMatchObject({ message: copy.SIGN_IN_FOR_RUST });
  fetched.mockResolvedValueOnce(Response.json({ message: 'Too many runs. Try again in 10 seconds.' }, { status: 429 }));
  expect(await formatting()).toMatchObject({ message: 'Too many runs. Try again in 10 seconds.' });
});
