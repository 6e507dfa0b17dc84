import { fileTypeFromBuffer } from 'file-type';
import type { ByteSource } from './byte-source.ts';
import { readCompoundNames } from './compound-file.ts';
import { brokenFile, emptyFile, encryptedFile, macrosInside, otherContent } from './errors.ts';
import { readText } from './read-text.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** What signatures are looked for in, in bytes. */
const HEAD_BYTES = 64 * 1024;
/** Where a whole PDF says that it ends; some programs write more behind that. */
const TAIL_BYTES = 64 * 1024;
/** Characters of a text that its preview shows. */
export const SHOWN_CHARS = 500_000;

/** What was found out on the way, for what is made of the file. */
export type Content =
  | { kind: 'pdf' | 'picture' | 'office' }
  | { kind: 'text'; text: string; cut: boolean }
  | { kind: 'archive'; entries: ZipEntry[] };

const pictures: Record<string, readonly string[]> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  webp: ['image/webp'],
};
/** What stands in an Office file made of a zip. */
const packed: Record<string, string> = {
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
  xlsx: 'xl/workbook.xml',
};
/** And in one of the years before 2007. */
const compound: Record<string, readonly string[]> = {
  doc: ['WordDocument'],
  ppt: ['PowerPoint Document'],
  xls: ['Workbook', 'Book'],
};
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Whether bytes begin as a zip does, also an empty one. */
const isZip = (head: Buffer): boolean => /^PK(\u0003\u0004|\u0005\u0006)/.test(head.toString('latin1', 0, 4));

async function checkPacked(source: ByteSource, head: Buffer, extension: string, part: string): Promise<Content> {
  // A password turns it into the older container.
  if (head.subarray(0, 8).equals(COMPOUND))
    throw (await readCompoundNames(source)).has('EncryptedPackage') ? encryptedFile() : otherContent(extension);
  if (!isZip(head)) throw otherContent(extension);
  const names = new Set((await readZipDirectory(source)).map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has(part)) throw otherContent(extension);
  if ([...names].some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) throw macrosInside();
  return { kind: 'office' };
}

async function checkCompound(
  source: ByteSource,
  head: Buffer,
  extension: string,
  parts: readonly string[],
): Promise<Content> {
  if (!head.subarray(0, 8).equals(COMPOUND)) throw otherContent(extension);
  const names = await readCompoundNames(source);
  if (names.has('EncryptedPackage')) throw encryptedFile();
  if (!parts.some((part) => names.has(part))) throw otherContent(extension);
  if (names.has('Macros') || names.has('_VBA_PROJECT') || names.has('_VBA_PROJECT_CUR')) throw macrosInside();
  return { kind: 'office' };
}

/**
 * Whether a file is of the kind that its extension says, by its content: signatures, and what its container holds. Throws a
 * Refusal where it is not, is damaged, locked, or has macros. Nothing is unpacked or drawn.
 */
export async function checkContent(source: ByteSource, extension: string): Promise<Content> {
  if (source.size === 0) throw emptyFile();
  const head = await source.read(0, HEAD_BYTES);
  if (extension === 'txt' || extension === 'csv') {
    const read = await readText(source, SHOWN_CHARS);
    if (read === null) throw otherContent(extension);
    return { kind: 'text', ...read };
  }
  if (extension === 'pdf') {
    if (!head.toString('latin1', 0, 5).startsWith('%PDF-')) throw otherContent(extension);
    const tail = await source.read(Math.max(0, source.size - TAIL_BYTES), source.size);
    if (!tail.includes('%%EOF')) throw brokenFile();
    return { kind: 'pdf' };
  }
  if (extension === 'zip') {
    if (!isZip(head)) throw otherContent(extension);
    return { kind: 'archive', entries: await readZipDirectory(source) };
  }
  const part = packed[extension];
  if (part !== undefined) return checkPacked(source, head, extension, part);
  const parts = compound[extension];
  if (parts !== undefined) return checkCompound(source, head, extension, parts);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found === undefined || !pictures[extension]?.includes(found.mime)) throw otherContent(extension);
  return { kind: 'picture' };
}
