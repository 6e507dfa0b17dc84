import { dirname } from 'node:path';
import { isPath } from '../sandbox/lane-frames.ts';
import { BadRequest } from './bad-request.ts';

/** `isCode`: it came as text, so it may be compiled or run. */
export type SourceFile = { name: string; bytes: Buffer; isCode: boolean };

const encodings = ['utf8', 'base64', 'hex'] as const;
type Encoding = (typeof encodings)[number];
/** What no content of this encoding holds; found in one pass, as contents may be megabytes. */
const faults: Record<Encoding, RegExp> = {
  utf8: /(?!)/,
  base64: /[^A-Za-z0-9+/_=\s-]|=[^=\s]/,
  hex: /[^0-9a-f]/i,
};
const isEncoding = (value: unknown): value is Encoding => encodings.some((encoding) => encoding === value);

type Given = { name?: unknown; content: string; encoding?: unknown };

/** The files as they were sent. Throws BadRequest with Piston's sentences where they are no list, or a content is no text. */
export function listFiles(value: unknown): Given[] {
  if (!Array.isArray(value)) throw new BadRequest('files is required as an array');
  return value.map((file: unknown, at) => {
    if (typeof file !== 'object' || file === null || !('content' in file) || typeof file.content !== 'string')
      throw new BadRequest(`files[${at}].content is required as a string`);
    return file as Given;
  });
}

/** Throws BadRequest unless there is code among them. */
export function mustHoldCode(files: Given[]): void {
  if (!files.some(({ encoding }) => !encoding || encoding === 'utf8'))
    throw new BadRequest('files must include at least one utf8 encoded file');
}

function checkName(name: unknown, at: number): string {
  if (typeof name !== 'string') throw new BadRequest(`files[${at}].name must be a string`);
  if (!isPath(name)) throw new BadRequest(`files[${at}].name must be a plain file name, or a path with folders`);
  if (Buffer.byteLength(name) > 255) throw new BadRequest(`files[${at}].name must be at most 255 bytes long`);
  return name;
}

/** Names and bytes. A file without a name is `file0.code`, `file1.code` … Throws BadRequest. */
export function readFiles(files: Given[]): SourceFile[] {
  const taken = new Set<string>();
  const folders = new Set<string>();
  const read = files.map(({ name: asked, content, encoding: how }, at) => {
    const name = checkName(asked || `file${at}.code`, at);
    if (taken.has(name)) throw new BadRequest(`files[${at}].name is the name of another file`);
    taken.add(name);
    for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) folders.add(folder);
    const encoding = how || 'utf8';
    if (!isEncoding(encoding)) throw new BadRequest(`files[${at}].encoding must be utf8, base64 or hex`);
    if (faults[encoding].test(content) || (encoding === 'hex' && content.length % 2 === 1))
      throw new BadRequest(`files[${at}].content is not valid ${encoding}`);
    return { name, bytes: Buffer.from(content, encoding), isCode: encoding === 'utf8' };
  });
  const both = read.findIndex(({ name }) => folders.has(name));
  if (both >= 0) throw new BadRequest(`files[${both}].name is the name of a folder`);
  return read;
}
