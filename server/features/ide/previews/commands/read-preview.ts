import { createHash } from 'node:crypto';
import { pathFault } from '@devorbit/contract/ide/paths.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import { findProject } from '../../projects/commands/find-project.ts';
import { fileAt } from '../../projects/door.ts';
import { mayRead } from '../../projects/policy.ts';
import { readMadeFile } from '../../workspaces/commands/read-made-file.ts';
import { notInProject, previewEnded } from '../errors.ts';
import { idePreviewFilesPerMinute } from '../limits.ts';
import { deletePreview, selectOptionalPreview } from '../store.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits };
/** A file, or `folder` where the path is that of a folder and its address lacks the last slash. */
export type PreviewFile = { name: string; bytes: Buffer } | 'folder';

const INDEX = 'index.html';

/**
 * What an address of a preview shows: the file of the project at that path, `index.html` of a folder, else what a program has made there where
 * the project runs. The rights are those that its maker has now; an address whose maker is no member any more is deleted. In the origin of a
 * project (`within`) there are no others' addresses. Throws 404, and 429.
 */
export async function readPreview(
  deps: Deps,
  { token, path, within }: { token: string; path: string; within: number | null },
): Promise<PreviewFile> {
  const { database, clock, limits } = deps;
  const tokenHash = createHash('sha256').update(token).digest();
  const known = await selectOptionalPreview(database, tokenHash, clock.now());
  if (known === null || (within !== null && known.project_id !== within)) throw previewEnded();
  await limits.take(idePreviewFilesPerMinute, tokenHash.toString('hex'));
  const maker = { id: known.user_id };
  const id = known.project_id;
  try {
    await findProject(database, maker, id, mayRead);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await deletePreview(database, tokenHash);
    throw previewEnded();
  }
  const name = path === '' || path.endsWith('/') ? `${path}${INDEX}` : path;
  if (pathFault(name) !== null) throw notInProject();
  const bytes = await fileAt(database, id, name);
  if (bytes !== null) return { name, bytes };
  if (name === path && (await fileAt(database, id, `${path}/${INDEX}`)) !== null) return 'folder';
  const made = await readMadeFile(deps, maker, { id, name });
  if (made === null) throw notInProject();
  return { name, bytes: made };
}
