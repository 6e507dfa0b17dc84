import { createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { makeCompound, makeOffice, makePdf, makePicture, makeZip } from '@devorbit/testkit/documents.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { byteSource } from './byte-source.ts';
import { checkContent } from './check-content.ts';
import { scanForViruses } from './virus-scanner.ts';

const sourceOf = (file: Buffer) =>
  byteSource(file.length, async (range) =>
    Readable.from([range ? file.subarray(range.start, range.end + 1) : file], { objectMode: false }),
  );
const check = (file: Buffer, extension: string) => checkContent(sourceOf(file), extension);
const text = (content: string): Buffer => Buffer.from(content);
const pictures = await Promise.all((['png', 'jpeg', 'gif', 'webp'] as const).map((format) => makePicture(format)));
const [png = Buffer.alloc(0), jpeg = png, gif = png, webp = png] = pictures;

describe('content of the kind that the name says', () => {
  test.each([
    ['pdf', makePdf(), 'pdf'],
    ['txt', text('Grüße, नमस्ते 🚀\n\f'), 'text'],
    ['txt', Buffer.from('\ufeffmarked', 'utf16le'), 'text'],
    ['txt', Buffer.from('na\xefve', 'latin1'), 'text'],
    ['txt', text('<!doctype html><script>alert(1)</script>'), 'text'],
    ['csv', text('=cmd|a,b\n1,2'), 'text'],
    ['zip', makeZip({ 'a.txt': 'a' }), 'archive'],
    ['zip', makeZip({}), 'archive'],
    ['zip', makeOffice('docx'), 'archive'],
    ['docx', makeOffice('docx'), 'office'],
    ['pptx', makeOffice('pptx'), 'office'],
    ['xlsx', makeOffice('xlsx'), 'office'],
    ['doc', makeCompound('WordDocument', '1Table'), 'office'],
    ['xls', makeCompound('Workbook'), 'office'],
    ['xls', makeCompound('Book'), 'office'],
    ['ppt', makeCompound('Current User', 'Pictures', 'a', 'b', 'c', 'PowerPoint Document'), 'office'],
    ['png', png, 'picture'],
    ['jpg', jpeg, 'picture'],
    ['jpeg', jpeg, 'picture'],
    ['gif', gif, 'picture'],
    ['webp', webp, 'picture'],
  ])('%s', async (extension, file, kind) => {
    expect((await check(file, extension)).kind).toBe(kind);
  });

  test('a text is read whole, in pieces that cut its letters', async () => {
    const letters = text('नमस्ते'.repeat(10));
    const source = byteSource(letters.length, async () =>
      Readable.from(
        Array.from(letters, (byte) => Buffer.from([byte])),
        { objectMode: false },
      ),
    );
    expect(await checkContent(source, 'txt')).toEqual({ kind: 'text', text: 'नमस्ते'.repeat(10), cut: false });
    const long = await check(text(`${'a'.repeat(499_999)}🚀b`), 'txt');
    expect(long).toEqual({ kind: 'text', text: 'a'.repeat(499_999), cut: true });
  });
});

const otherKind = /its content is in a different format/;
const broken = /damaged or incomplete/;
const locked = /protected by a password/;
const macros = /has macros/;

/** A number somewhere behind a signature of the central directory. */
function patched(file: Buffer, signature: string, offset: number, write: (at: number, file: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  const at = copy.indexOf(Buffer.from(signature, 'latin1'));
  write(at + offset, copy);
  return copy;
}
const CENTRAL = 'PK\u0001\u0002';

describe('everything else is refused', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'pdf', /empty/],
    ['a page called pdf', text('<!doctype html>'), 'pdf', otherKind],
    ['a PDF behind something', Buffer.concat([text('GIF89a'), makePdf()]), 'pdf', otherKind],
    ['half a PDF', makePdf().subarray(0, 200), 'pdf', broken],
    ['a program called txt', Buffer.concat([text('MZ'), Buffer.alloc(100)]), 'txt', otherKind],
    [
      'a NUL behind a million letters',
      Buffer.concat([Buffer.alloc(1_000_000, 'a'), Buffer.alloc(1)]),
      'csv',
      otherKind,
    ],
    ['a picture called txt', png, 'txt', otherKind],
    ['an SVG called png', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'png', otherKind],
    ['a PNG called jpg', png, 'jpg', otherKind],
    ['a PNG called webp', png, 'webp', otherKind],
    ['a PDF called zip', makePdf(), 'zip', otherKind],
    ['half an archive', makeZip({ 'a.txt': 'x'.repeat(999) }).subarray(0, 40), 'zip', broken],
    ['an archive called docx', makeZip({ 'a.txt': 'a' }), 'docx', otherKind],
    ['slides called docx', makeOffice('pptx'), 'docx', otherKind],
    ['docm called docx', makeOffice('docx', { 'word/vbaProject.bin': 'x' }), 'docx', macros],
    ['a macro in another folder', makeOffice('xlsx', { 'xl/other/VBAProject.BIN': 'x' }), 'xlsx', macros],
    ['a docx with a password', makeCompound('EncryptionInfo', 'EncryptedPackage'), 'docx', locked],
    ['a doc called docx', makeCompound('WordDocument'), 'docx', otherKind],
    ['a docx called doc', makeOffice('docx'), 'doc', otherKind],
    ['a doc called xls', makeCompound('WordDocument'), 'xls', otherKind],
    ['a doc with macros', makeCompound('WordDocument', 'Macros'), 'doc', macros],
    ['an xls with macros', makeCompound('Workbook', '_VBA_PROJECT_CUR'), 'xls', macros],
    ['an installer called doc', makeCompound('\u4840MsiDatabase'), 'doc', otherKind],
    ['half a compound file', makeCompound('WordDocument').subarray(0, 600), 'doc', broken],
    ['a head of a compound file', makeCompound('WordDocument').subarray(0, 100), 'doc', broken],
  ])('%s', async (_, file, extension, sentence) => {
    await expect(check(file, extension)).rejects.toThrow(sentence);
  });

  test('a directory of a compound file that leads back to itself', async () => {
    const file = makeCompound('WordDocument');
    file.writeUInt32LE(1, 512 + 4);
    await expect(check(file, 'doc')).rejects.toThrow(broken);
  });

  test('archives that are locked, announce too much, or whose entries share their bytes', async () => {
    const zip = makeZip({ 'a.txt': 'a'.repeat(500), 'b.txt': 'b'.repeat(500) });
    const lockedZip = patched(zip, CENTRAL, 8, (at, file) => file.writeUInt16LE(file.readUInt16LE(at) | 1, at));
    await expect(check(lockedZip, 'zip')).rejects.toThrow(locked);
    const huge = patched(zip, CENTRAL, 24, (at, file) => file.writeUInt32LE(2 ** 31, at));
    await expect(check(huge, 'zip')).rejects.toThrow('larger than 1 GB');
    const second = zip.lastIndexOf(Buffer.from(CENTRAL, 'latin1'));
    const overlapping = Buffer.from(zip);
    overlapping.writeUInt32LE(0, second + 42);
    await expect(check(overlapping, 'zip')).rejects.toThrow(broken);
    const many = makeZip(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}`, ''])));
    await expect(check(many, 'zip')).rejects.toThrow('more than 10,000 entries');
  });

  test('every beginning of an archive and of a compound file', async () => {
    const [zip, compound] = [makeZip({ 'a.txt': 'abc' }), makeCompound('WordDocument')];
    for (let length = 1; length < zip.length; length++)
      await expect(check(zip.subarray(0, length), 'zip')).rejects.toThrow(/different format|damaged/);
    for (let length = 1; length < compound.length; length += 17)
      await expect(check(compound.subarray(0, length), 'doc')).rejects.toThrow(/different format|damaged/);
  });
});

describe('a virus scanner', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());
  /** Speaks as clamd does, and answers `reply` to what it got; nothing where that is null. */
  async function scanner(reply: (file: Buffer) => string | null): Promise<string> {
    server = createServer((socket) => {
      let got = Buffer.alloc(0);
      socket
        .on('error', () => undefined)
        .on('data', (chunk) => {
          got = Buffer.concat([got, chunk]);
          if (!got.subarray(-4).equals(Buffer.alloc(4))) return;
          const pieces: Buffer[] = [];
          for (let at = 'zINSTREAM\0'.length; at < got.length - 4;) {
            const length = got.readUInt32BE(at);
            pieces.push(got.subarray(at + 4, at + 4 + length));
            at += 4 + length;
          }
          const answer = reply(Buffer.concat(pieces));
          socket.end(answer === null ? '' : `${answer}\0`);
        });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `tcp://127.0.0.1:${(server.address() as { port: number }).port}`;
  }
  const scan = (file: Buffer, address?: string) => scanForViruses(sourceOf(file), address);

  test('none: nothing is claimed, and its test file is known', async () => {
    expect(await scan(text('harmless'))).toBe('not_scanned');
    const eicar = text(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`);
    await expect(scan(eicar)).rejects.toThrow('found something');
  });

  test('it sees all of a file, and its word counts', async () => {
    const file = Buffer.alloc(300_000, 'x');
    let seen: Buffer = Buffer.alloc(0);
    const clean = await scanner((got) => {
      seen = got;
      return 'stream: OK';
    });
    expect(await scan(file, clean)).toBe('clean');
    expect(seen.equals(file)).toBe(true);
  });

  test.each([
    ['stream: Eicar-Test-Signature FOUND', 'found something'],
    ['INSTREAM size limit exceeded. ERROR', 'could not be checked'],
    ['stream: OK and more', 'could not be checked'],
    ['', 'could not be checked'],
    [null, 'could not be checked'],
  ])('%j: not published', async (reply, sentence) => {
    await expect(scan(text('harmless'), await scanner(() => reply))).rejects.toThrow(sentence);
  });

  test('away: not published', async () => {
    await expect(scan(text('harmless'), 'tcp://127.0.0.1:1')).rejects.toThrow('could not be checked');
    await expect(scan(text('harmless'), 'unix:///nowhere/clamd.sock')).rejects.toThrow('could not be checked');
  });
});
