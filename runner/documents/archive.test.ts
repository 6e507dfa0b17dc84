import { MAX_ENTRY_BYTES, MAX_ENTRY_TEXTS, MAX_LOOKED_ENTRIES } from '@devorbit/contract/execution/documents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remainsOf } from '../attacks/remains.ts';
import { createLog } from '../platform/log.ts';
import { readEntries } from './archive.ts';
import { createDocumentRoom, type DocumentRoom } from './document-room.ts';
import { abilityOf } from './document-tools.ts';
import { type GentleLane, openGentleLane } from './gentle-lane.ts';
import { archiveOf, SYMLINK } from './samples/archives.ts';
import { type FileServer, openFileServer, takeIn } from './samples/document-desk.ts';
import { zipped } from './samples/office-files.ts';

const ability = await abilityOf('archives');
const MB = 1024 * 1024;

describe.skipIf(!ability.ready)('archives in boxes', () => {
  let lane: GentleLane;
  let room: DocumentRoom;
  let server: FileServer;
  beforeAll(async () => {
    lane = await openGentleLane(() => {}, undefined, 'equal');
    room = createDocumentRoom(() => Promise.resolve(lane), createLog('silent'));
    server = await openFileServer();
  });
  afterAll(async () => {
    await room.close();
    await lane.close();
    await server.close();
  });
  const take = async (bytes: Buffer) => {
    const taken = await takeIn(room, server, 'zip', bytes);
    expect(await remainsOf(lane, lane.uid)).toEqual([]);
    return taken;
  };
  const readings = async (bytes: Buffer) => (await take(bytes)).entries.map(({ reading }) => reading);

  it('tells the texts inside with their names, and what the other files are', async () => {
    const { finished, facts, pages, entries } = await take(
      archiveOf([
        { name: 'src/', bytes: Buffer.alloc(0) },
        { name: 'src/main.py', bytes: Buffer.from('print("नमस्ते")\r\n') },
        { name: 'figure.png', bytes: Buffer.from('89504e470d0a1a0a0000000d', 'hex') },
        { name: 'old.txt', bytes: Buffer.from('caf\xe9', 'latin1'), method: 0 },
        { name: 'wide.txt', bytes: Buffer.from('\ufeffwide', 'utf16le') },
        { name: 'empty.txt', bytes: Buffer.alloc(0) },
        { name: 'inner.zip', bytes: zipped({ 'a.txt': 'a' }) },
        { name: 'long.txt', bytes: Buffer.alloc(150_000, 'l') },
      ]),
    );
    expect(finished).toMatchObject({ outcome: 'ready', problems: [] });
    expect(finished?.tools).toMatch(/Python 3/);
    expect(facts).toMatchObject({ kind: 'Entry', pages: 7, shown: 5 });
    expect(pages.map(({ page, label, text }) => [page, label, text.slice(0, 20)])).toEqual([
      [2, 'src/main.py', 'print("नमस्ते")\n'],
      [4, 'old.txt', 'café'],
      [5, 'wide.txt', 'wide'],
      [6, 'empty.txt', ''],
      [8, 'long.txt', 'l'.repeat(20)],
    ]);
    expect(pages.at(-1)?.text).toHaveLength(100_000);
    expect(entries.map(({ entry, reading }) => [entry, reading])).toEqual([
      [2, 'text'],
      [3, 'not_text'],
      [4, 'text'],
      [5, 'text'],
      [6, 'text'],
      [7, 'not_text'],
      [8, 'cut'],
    ]);
  });

  it('takes names as texts, whatever path they are', async () => {
    const { finished, pages } = await take(
      archiveOf(
        ['../../etc/passwd', '/etc/shadow', 'C:\\a', 'a\u202eb\n.txt', ' ', `${'n'.repeat(400)}.c`].map((name) => ({
          name,
          bytes: Buffer.from('x'),
        })),
      ),
    );
    expect(finished?.outcome).toBe('ready');
    expect(pages.map(({ label }) => label)).toEqual([
      '../../etc/passwd',
      '/etc/shadow',
      'C:\\a',
      'a b .txt',
      'File 5',
      `…${'n'.repeat(197)}.c`,
    ]);
  });

  it('follows no link, and reads nothing that is locked or packed in other ways', async () => {
    const { entries, pages } = await take(
      archiveOf([
        { name: 'passwd', bytes: Buffer.from('/etc/passwd'), mode: SYMLINK },
        { name: 'locked', bytes: Buffer.from('secret'), flags: 1 },
        { name: 'strange', bytes: Buffer.from('x'), packed: Buffer.from('x'), method: 14 },
      ]),
    );
    expect(entries.map(({ reading }) => reading)).toEqual(['link', 'encrypted', 'unknown_method']);
    expect(pages).toEqual([]);
  });

  it('believes no size: of each entry it unpacks no more than it keeps', async () => {
    const zeros = Buffer.alloc(100 * MB);
    const bomb = archiveOf([{ name: 'a.txt', bytes: zeros }]);
    expect(bomb.length).toBeLessThan(MB);
    expect(await readings(bomb)).toEqual(['not_text']);
    const spaces = Buffer.alloc(100 * MB, ' ');
    expect(await readings(archiveOf([{ name: 'a.txt', bytes: spaces }]))).toEqual(['cut']);
    expect(await readings(archiveOf([{ name: 'a.txt', bytes: spaces, size: 3 }]))).toEqual(['damaged']);
    const more = archiveOf([{ name: 'a.txt', bytes: Buffer.from('three'), size: 0x7fff_ffff }]);
    expect(await readings(more)).toEqual(['text']);
  });

  it('withstands entries that share their bytes, and names that are there a thousand times', async () => {
    const first = { name: 'a', bytes: Buffer.alloc(20 * MB, 'a') };
    const flat = archiveOf([
      first,
      ...Array.from({ length: 900 }, () => ({ name: 'a', bytes: Buffer.alloc(0), size: 20 * MB, at: 0 })),
    ]);
    const { finished, pages } = await take(flat);
    expect(finished?.outcome).toMatch(/^(ready|refused)$/);
    expect(pages.length).toBeLessThanOrEqual(MAX_ENTRY_TEXTS);
  });

  it('reads so many texts and bytes, and says that there are more', async () => {
    const crowd = Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`${at}.txt`, `text ${at}`]));
    const many = await take(zipped(crowd));
    expect(many.facts).toMatchObject({ pages: 1100, shown: MAX_ENTRY_TEXTS });
    expect(many.entries).toHaveLength(MAX_LOOKED_ENTRIES);
    expect(many.entries.at(-1)?.reading).toBe('over_limit');
    const large = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`${at}.txt`, 'x'.repeat(90_000)]));
    const { pages, entries } = await take(zipped(large));
    expect(pages.length * 90_000).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
    expect(pages).toHaveLength(Math.floor(MAX_ENTRY_BYTES / 90_000));
    expect(entries.at(-1)?.reading).toBe('over_limit');
  });

  it('refuses what has no directory, and takes the next as ever', async () => {
    const whole = zipped({ 'a.txt': 'a' });
    for (const bytes of [whole.subarray(0, -30), Buffer.from('PK\u0003\u0004')])
      expect((await take(bytes)).finished).toMatchObject({
        outcome: 'refused',
        problems: [{ part: 'document', fault: 'broken' }],
      });
    expect((await take(zipped({}))).facts).toMatchObject({ pages: 0, shown: 0 });
    expect(await readings(whole)).toEqual(['text']);
  });
});

describe('what a box says of an archive', () => {
  const line = { entry: 1, reading: 'text', name: 'a', text: 'x' };
  const said = (...lines: unknown[]) => Buffer.from(lines.map((one) => `${JSON.stringify(one)}\n`).join(''));

  it('is believed as far as the program could print it', () => {
    expect(readEntries(said({ total: 1 }, line)).entries).toEqual([line]);
    const many = Array.from({ length: MAX_ENTRY_TEXTS + 1 }, (_, at) => ({ ...line, entry: at + 1 }));
    for (const lines of [
      [],
      [line],
      [{ total: 1 }, line, line],
      [{ total: 1 }, { ...line, entry: 0 }],
      [{ total: 1 }, { ...line, reading: 'fine' }],
      [{ total: 1 }, ...many],
    ])
      expect(() => readEntries(said(...lines))).toThrow('Its files cannot be told apart.');
    expect(() => readEntries(Buffer.from('{"total":1}\nnonsense'))).toThrow('Its files cannot be told apart.');
  });

  it('has texts no longer than a page, where characters are two here', () => {
    const [entry] = readEntries(said({ total: 1 }, { ...line, text: '😀'.repeat(60_000) })).entries;
    expect([entry?.reading, entry?.text?.length]).toEqual(['cut', 100_000]);
  });
});
