import { isUtf8 } from 'node:buffer';
import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { MAX_TEXT } from '@devorbit/contract/ide/projects-limits.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { readEntry } from '../../../execution/execution/door.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { addFiles } from '../../projects/files/commands/add-files.ts';
import { mayEdit } from '../../projects/policy.ts';
import { notMade, runsNoMore } from '../errors.ts';
import { findWorkspace } from './find-workspace.ts';

type Deps = { database: Database; clock: Clock };

function fileOf(name: string, bytes: Buffer): NewFile {
  const isText = isUtf8(bytes) && !bytes.includes(0) && bytes.length <= MAX_TEXT;
  return isText ? { name, content: bytes.toString() } : { name, base64: bytes.toString('base64') };
}

/** Takes files that programs made where a project that the actor may change runs into the project. Throws 404, and 409 where one is not there. */
export async function addMadeFiles(
  deps: Deps,
  actor: Actor,
  { id, names }: { id: number; names: readonly string[] },
): Promise<{ added: number }> {
  await findProject(deps.database, actor, id, mayEdit);
  const row = await findWorkspace(deps, actor, id);
  if (row === null) throw runsNoMore();
  const files: NewFile[] = [];
  for (const name of new Set(names)) {
    const bytes = await readEntry(row, name);
    if (bytes === null) throw notMade(name);
    files.push(fileOf(name, bytes));
  }
  const { files: added } = await addFiles(deps, actor, { id, files, replace: true });
  return { added: added.length };
}
