import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HEADERS_IN_BOX, headersFolder } from '../sandbox/box-view.ts';
import type { Header } from '../sandbox/precompiled-header.ts';

const HEADER = 'testlib.h';
const FOLDER = 'testlib';
const isCpp = /\.c(?:c|p|pp|xx|\+\+)?$/i;
const names = /^[ \t]*#[ \t]*include[ \t]*[<"]testlib\.h[>"]/m;

/**
 * Our testlib.h among the headers that boxes see: in a folder of its own, named by its text, which only those programs are
 * compiled with that ask for it. Writes it where it is not there yet.
 */
export async function testlibHeader(): Promise<Header> {
  const text = await readFile(join(import.meta.dirname, '../testlib', HEADER), 'utf8');
  const input = `#line 1 "${HEADER}"\n${text}`;
  const digest = createHash('sha256').update(input).digest('hex').slice(0, 16);
  const name = `${FOLDER}/${digest}/${HEADER}`;
  const file = join(headersFolder, name);
  if (!existsSync(file)) {
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, input);
    await rename(unfinished, file);
    // What was compiled of an older text is large, and whoever still needs that writes it again.
    const all = join(headersFolder, FOLDER);
    for (const other of await readdir(all))
      if (other !== digest) await rm(join(all, other), { recursive: true, force: true });
  }
  return { name, input };
}

/**
 * What the compiler of a C++ program is told where one of its `files` names testlib.h and none brings it: where ours is;
 * else nothing. Rejects where ours cannot be had.
 */
export async function testlibFor(files: { name: string; text: string }[]): Promise<string[]> {
  if (!isCpp.test(files[0]?.name ?? '') || files.some(({ name }) => name === HEADER)) return [];
  if (!files.some(({ text }) => names.test(text))) return [];
  const { name } = await testlibHeader();
  return [`-I${dirname(join(HEADERS_IN_BOX, name))}`];
}
