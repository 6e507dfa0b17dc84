import { createHash } from 'node:crypto';
import { languageOfName, PLAIN } from '@devorbit/contract/execution/file-languages.ts';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { pathKey, treeFault, withPlainLines } from '@devorbit/contract/ide/paths.ts';
import {
  MAX_BINARY_BYTES,
  MAX_FILES,
  MAX_PROJECT_SIZE,
  MAX_USER_SIZE,
} from '@devorbit/contract/ide/projects-limits.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import { accountFull, projectTooLarge, tooManyFiles } from '../../errors.ts';
import { selectUserSize, takeFileIds } from '../../store.ts';
import { changeBetween } from '../change-log.ts';
import { wrongTree } from '../errors.ts';
import { type FileRow, insertBlob, insertFiles, type NewRow, updateDigest } from '../store.ts';
import { appendOwn } from './append-own.ts';

/** `owner`: whose room it takes; `user_id`: who puts it there. */
type Place = { project: number; owner: number; user_id: number; at: Date; replace?: boolean };

/**
 * Puts files into a project, which the caller has locked or just made; `there` are those that it has. Answers the ids of
 * what was put. Throws where a name, a number or a size is not to be had.
 */
export async function placeFiles(
  tx: Queryable,
  { project, owner, user_id, at, replace = false }: Place,
  given: readonly NewFile[],
  there: readonly FileRow[],
): Promise<number[]> {
  const known = new Map(there.map((file) => [pathKey(file.name), file]));
  const wanted = given.map(({ name, language, content, base64 }) => {
    const bytes = base64 === undefined ? null : Buffer.from(base64, 'base64');
    const text = content === undefined ? null : withPlainLines(content);
    const kind = text !== null ? ('text' as const) : bytes !== null ? ('binary' as const) : ('folder' as const);
    return { name, kind, text, bytes, language: language ?? (kind === 'text' ? languageOfName(name) : PLAIN) };
  });
  const sameAs = ({ name, kind }: { name: string; kind: string }) => {
    const found = known.get(pathKey(name));
    return replace && found?.name === name && found.kind === kind ? found : undefined;
  };
  const replaced = wanted.flatMap((file) => {
    const found = sameAs(file);
    return found ? [{ file, found }] : [];
  });
  const fresh = wanted.filter((file) => !sameAs(file));
  const fault = treeFault([...there, ...fresh]);
  if (fault !== null) throw wrongTree(fault);
  if (there.length + fresh.length > MAX_FILES) throw tooManyFiles();
  const sizeOf = ({ text, bytes }: (typeof wanted)[number]): number => text?.length ?? bytes?.length ?? 0;
  if (wanted.some(({ bytes }) => bytes !== null && bytes.length > MAX_BINARY_BYTES)) throw projectTooLarge();
  const grown =
    wanted.reduce((sum, file) => sum + sizeOf(file), 0) - replaced.reduce((sum, { found }) => sum + found.size, 0);
  if (there.reduce((sum, { size }) => sum + size, 0) + grown > MAX_PROJECT_SIZE) throw projectTooLarge();
  if ((await selectUserSize(tx, owner)) + grown > MAX_USER_SIZE) throw accountFull(owner === user_id);

  const keep = async (bytes: Buffer | null): Promise<string | null> => {
    if (bytes === null) return null;
    const digest = createHash('sha256').update(bytes).digest('hex');
    await insertBlob(tx, project, digest, bytes);
    return digest;
  };
  const first = fresh.length > 0 ? await takeFileIds(tx, project, fresh.length) : 0;
  const rows: NewRow[] = [];
  for (const [index, file] of fresh.entries())
    rows.push({
      id: first + index,
      name: file.name,
      name_key: pathKey(file.name),
      language: file.language,
      kind: file.kind,
      size: sizeOf(file),
      content: file.text,
      digest: await keep(file.bytes),
    });
  if (rows.length > 0) await insertFiles(tx, project, rows, at);
  for (const { file, found } of replaced) {
    const digest = await keep(file.bytes);
    if (digest !== null) await updateDigest(tx, { project, file: found.id, digest, size: sizeOf(file), at });
    else if (file.text !== null && file.text !== found.content)
      await appendOwn(tx, { project, file: found, client: 'import', user_id, at }, [
        changeBetween(found.content ?? '', file.text),
      ]);
  }
  return [...rows.map(({ id }) => id), ...replaced.map(({ found }) => found.id)];
}
