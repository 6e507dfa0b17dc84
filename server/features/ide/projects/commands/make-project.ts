import type { NewFile } from '@devorbit/contract/ide/files.ts';
import { MAX_PROJECTS } from '@devorbit/contract/ide/projects-limits.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { tooManyProjects } from '../errors.ts';
import { placeFiles } from '../files/commands/place-files.ts';
import { countProjects, insertProject, lockOwner } from '../store.ts';

type New = {
  user_id: number;
  name: string;
  files: readonly NewFile[];
  at: Date;
  sample?: boolean;
  problem?: number | null;
};

/** Makes a project with its files; answers its id. The caller has asked the policy. Throws where the user has as many as one may have. */
export async function makeProject(tx: Queryable, { user_id, name, files, at, ...more }: New): Promise<number> {
  await lockOwner(tx, user_id);
  if ((await countProjects(tx, user_id)) >= MAX_PROJECTS) throw tooManyProjects();
  const { id } = await insertProject(tx, { user_id, name, now: at, ...more });
  await placeFiles(tx, { project: id, owner: user_id, user_id, at }, files, []);
  return id;
}
