import type { ConvertibleType } from '@devorbit/contract/execution/documents.ts';
import { expect, it } from 'vitest';
import { lookInside } from './look-inside.ts';
import { Refused } from './refused.ts';
import { docx, pptx, xlsx, zipped } from './samples/office-files.ts';
import { textPdf } from './samples/pdf-file.ts';
import { MOST_ENTRIES, zipDirectory } from './zip-directory.ts';

const wide = (text: string) => Buffer.from(text, 'utf16le');
/** A compound file as far as it is looked at: its mark, then what begins at sectors. */
const compound = (...sectors: Buffer[]) =>
  Buffer.concat([
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex')], 512),
    ...sectors.map((sector) => Buffer.concat([sector], 512)),
  ]);
const fib = (flags: number) => {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt16LE(0xa5ec, 0);
  bytes.writeUInt16LE(flags, 0x0a);
  return bytes;
};
const bof = (next: number) => {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt16LE(0x0809, 0);
  bytes.writeUInt16LE(next, 20);
  return bytes;
};
const png = Buffer.from('89504e470d0a1a0a', 'hex');

const seen = (type: ConvertibleType, bytes: Buffer): string => {
  try {
    return lookInside(type, bytes).macros ? 'with macros' : 'as it says';
  } catch (error) {
    if (error instanceof Refused) return error.fault;
    throw error;
  }
};

it.each<[ConvertibleType, Buffer, string]>([
  ['docx', docx(['a']), 'as it says'],
  ['pptx', pptx(['a']), 'as it says'],
  ['xlsx', xlsx({ a: [['1']] }), 'as it says'],
  ['pdf', textPdf(['a']), 'as it says'],
  ['pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900), textPdf(['a'])]), 'as it says'],
  ['doc', compound(wide('WordDocument'), fib(0)), 'as it says'],
  ['xls', compound(wide('Workbook'), bof(0x42)), 'as it says'],
  ['ppt', compound(wide('PowerPoint Document')), 'as it says'],
  ['png', png, 'as it says'],
  ['txt', Buffer.from('<html>'), 'as it says'],
  ['zip', zipped({ 'a.txt': 'a' }), 'as it says'],
  ['zip', zipped({}), 'as it says'],
  ['doc', compound(wide('WordDocument'), fib(0), wide('_VBA_PROJECT')), 'with macros'],
  ['docx', docx(['a'], { 'word/vbaProject.bin': 'x' }), 'macros'],
  ['docx', compound(wide('EncryptedPackage')), 'encrypted'],
  ['doc', compound(wide('WordDocument'), fib(0x0100)), 'encrypted'],
  ['xls', compound(wide('Workbook'), bof(0x2f)), 'encrypted'],
  ['ppt', compound(wide('PowerPoint Document'), wide('EncryptedSummary')), 'encrypted'],
  ['docx', xlsx({ a: [] }), 'wrong_type'],
  ['docx', Buffer.from('{\\rtf1'), 'wrong_type'],
  ['docx', compound(wide('WordDocument')), 'wrong_type'],
  ['doc', compound(wide('Workbook')), 'wrong_type'],
  ['doc', Buffer.from('<html>'), 'wrong_type'],
  ['zip', Buffer.from('Rar!\x1a\x07\0'), 'wrong_type'],
  ['pdf', Buffer.from('MZ\x90\0'), 'wrong_type'],
  ['jpg', png, 'wrong_type'],
  ['webp', Buffer.from('RIFF....WAVE'), 'wrong_type'],
  ['docx', docx(['a']).subarray(0, -30), 'broken'],
  ['pdf', Buffer.alloc(0), 'empty'],
])('a file that is to be %s', (type, bytes, found) => {
  expect(seen(type, bytes)).toBe(found);
});

it('reads no more of a directory than there is', () => {
  const whole = docx(['a']);
  expect(zipDirectory(whole)?.names).toContain('word/document.xml');
  const end = whole.length - 22;
  const lying = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(whole);
    change(bytes);
    return zipDirectory(bytes);
  };
  expect(lying((bytes) => bytes.writeUInt16LE(9, end + 10))).toBeNull();
  expect(lying((bytes) => bytes.writeUInt32LE(0xffff_fff0, end + 16))).toBeNull();
  expect(lying((bytes) => bytes.writeUInt16LE(0xffff, bytes.readUInt32LE(end + 16) + 28))).toBeNull();
  expect(zipDirectory(Buffer.alloc(10))).toBeNull();
  const crowd = Object.fromEntries(Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => [`${at}`, '']));
  expect(zipDirectory(zipped(crowd))).toBeNull();
});

it('adds up what a bomb would be, and sees that entries are encrypted', () => {
  const bomb = Buffer.from(docx(['a']));
  const at = bomb.readUInt32LE(bomb.length - 22 + 16);
  bomb.writeUInt32LE(0xffff_0000, at + 24);
  expect(seen('docx', bomb)).toBe('too_large');
  bomb.writeUInt16LE(1, at + 8);
  expect(seen('docx', bomb)).toBe('encrypted');
});
