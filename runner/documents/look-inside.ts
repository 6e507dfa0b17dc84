import type { ConvertibleType } from '@devorbit/contract/execution/documents.ts';
import { Refused } from './refused.ts';
import { zipDirectory } from './zip-directory.ts';

/** Unpacked, in bytes: a box has less room. */
const MOST_UNPACKED = 1024 * 1024 * 1024;
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('504b0304', 'hex');
/** Of an archive without entries. */
const EMPTY_ZIP = Buffer.from('504b0506', 'hex');
const SECTOR = 512;

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
const beginsWith = (bytes: Buffer, magic: Buffer | string, at = 0): boolean =>
  bytes.subarray(at, at + magic.length).equals(Buffer.from(magic));

const wrongType = (type: string) => new Refused('wrong_type', `Its content is not that of a file of type ${type}.`);
const encrypted = () => new Refused('encrypted', 'It is protected by a password.');

/** The part that makes an Office file what it is ([ECMA-376], part 2). */
const mainParts: Partial<Record<ConvertibleType, RegExp>> = {
  docx: /^word\/document\d*\.xml$/i,
  pptx: /^ppt\/presentation\d*\.xml$/i,
  xlsx: /^xl\/workbook\d*\.(xml|bin)$/i,
};

function lookIntoZip(type: ConvertibleType, bytes: Buffer, mainPart: RegExp): void {
  if (beginsWith(bytes, COMPOUND)) throw bytes.includes(wide('EncryptedPackage')) ? encrypted() : wrongType(type);
  if (!beginsWith(bytes, ZIP)) throw wrongType(type);
  const directory = zipDirectory(bytes);
  if (!directory) throw new Refused('broken', 'Its directory is damaged.');
  if (directory.encrypted) throw encrypted();
  const names = [...directory.names];
  if (!names.some((name) => mainPart.test(name))) throw wrongType(type);
  if (names.some((name) => /vbaProject.*\.bin$/i.test(name)))
    throw new Refused('macros', `It holds macros, which a file of type ${type} may not.`);
  if (directory.unpacked > MOST_UNPACKED)
    throw new Refused('too_large', 'Unpacked it is larger than a document may be.');
}

/** Names of the streams that make a compound file what it is ([MS-DOC], [MS-PPT], [MS-XLS]). */
const mainStreams: Partial<Record<ConvertibleType, string[]>> = {
  doc: ['WordDocument'],
  ppt: ['PowerPoint Document'],
  xls: ['Workbook', 'Book'],
};

/** Whether what begins at a sector says that all after it is encrypted: the header of a text, the first records of a workbook. */
function saysEncrypted(type: ConvertibleType, bytes: Buffer): boolean {
  for (let at = SECTOR; at + 32 <= bytes.length; at += SECTOR) {
    if (type === 'doc' && bytes.readUInt16LE(at) === 0xa5ec) return (bytes.readUInt16LE(at + 0x0a) & 0x0100) !== 0;
    if (type === 'xls' && bytes.readUInt16LE(at) === 0x0809) return bytes.readUInt16LE(at + 20) === 0x002f;
  }
  return false;
}

function lookIntoCompound(type: ConvertibleType, bytes: Buffer, streams: string[]): { macros: boolean } {
  if (!beginsWith(bytes, COMPOUND)) throw wrongType(type);
  if (bytes.includes(wide('EncryptedPackage')) || bytes.includes(wide('EncryptedSummary'))) throw encrypted();
  if (!streams.some((name) => bytes.includes(wide(name)))) throw wrongType(type);
  if (saysEncrypted(type, bytes)) throw encrypted();
  return { macros: bytes.includes(wide('_VBA_PROJECT')) };
}

const pictures: Partial<Record<ConvertibleType, (bytes: Buffer) => boolean>> = {
  jpg: (bytes) => beginsWith(bytes, Buffer.from('ffd8ff', 'hex')),
  jpeg: (bytes) => beginsWith(bytes, Buffer.from('ffd8ff', 'hex')),
  png: (bytes) => beginsWith(bytes, Buffer.from('89504e470d0a1a0a', 'hex')),
  gif: (bytes) => beginsWith(bytes, 'GIF87a') || beginsWith(bytes, 'GIF89a'),
  webp: (bytes) => beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8),
};
export const isPicture = (type: ConvertibleType): boolean => pictures[type] !== undefined;

/**
 * Whether the first bytes, and the directory of a container, are those of the type; names never decide. Reads bytes at
 * fixed places and searches for words: no parser of ours meets the content. Throws Refused.
 */
export function lookInside(type: ConvertibleType, bytes: Buffer): { macros: boolean } {
  if (bytes.length === 0) throw new Refused('empty', 'There is nothing in it.');
  const mainPart = mainParts[type];
  const streams = mainStreams[type];
  const isRight = pictures[type];
  if (mainPart) lookIntoZip(type, bytes, mainPart);
  if (streams) return lookIntoCompound(type, bytes, streams);
  if (isRight && !isRight(bytes)) throw wrongType(type);
  if (type === 'zip' && !beginsWith(bytes, ZIP) && !beginsWith(bytes, EMPTY_ZIP)) throw wrongType(type);
  if (type === 'pdf' && !bytes.subarray(0, 1024).includes('%PDF-')) throw wrongType(type);
  return { macros: false };
}
