import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const HEADER = 'testlib.h';
type SourceFile = { name: string; text: string };

/**
 * The header of ours that C++ programs of the testlib protocol need, where one of `files` names it and none brings it;
 * else nothing. Rejects where it cannot be read.
 */
export async function testlibFor(files: SourceFile[]): Promise<SourceFile[]> {
  const isNamed = files.some(({ text }) => /#\s*include\s*[<"]testlib\.h[>"]/.test(text));
  if (!isNamed || files.some(({ name }) => name === HEADER)) return [];
  return [{ name: HEADER, text: await readFile(join(import.meta.dirname, '../testlib', HEADER), 'utf8') }];
}
