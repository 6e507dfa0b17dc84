import { afterEach, expect, test, vi } from 'vitest';
import { readRanges } from './read-ranges.ts';

const file = new TextEncoder().encode('0123456789');
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A server on which these addresses are good; `whole` answers all of it, whatever range is asked for. */
function serve(good: (address: string) => boolean, whole = false) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: { range: string } }) => {
    asked.push(address);
    if (!good(address)) return new Response(null, { status: 403 });
    const [, begin = '0', end = '0'] = /bytes=(\d+)-(\d+)/.exec(headers.range) ?? [];
    return whole ? new Response(file) : new Response(file.slice(Number(begin), Number(end) + 1), { status: 206 });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());
const signal = new AbortController().signal;

test('a piece of a file, also from a server that gives all of it', async () => {
  serve(() => true);
  const renew = async () => 'never';
  expect(text(await readRanges({ address: 'a', renew, signal })(2, 5))).toBe('234');
  serve(() => true, true);
  expect(text(await readRanges({ address: 'a', renew, signal })(2, 5))).toBe('234');
});

test('an address that has expired is renewed once for all pieces that wait, and then used', async () => {
  const asked = serve((address) => address === 'new');
  let renewed = 0;
  const renew = async () => {
    renewed++;
    return 'new';
  };
  const read = readRanges({ address: 'old', renew, signal });
  const pieces = await Promise.all([read(0, 2), read(2, 4), read(4, 6)]);
  expect(pieces.map(text)).toEqual(['01', '23', '45']);
  expect(renewed).toBe(1);
  await read(6, 8);
  expect(asked.at(-1)).toBe('new');
  expect(asked.filter((address) => address === 'old')).toHaveLength(3);
});

test('a file that is gone fails, with the new address too', async () => {
  serve(() => false);
  const read = readRanges({ address: 'old', renew: async () => 'new', signal });
  await expect(read(0, 2)).rejects.toThrow('403');
});
