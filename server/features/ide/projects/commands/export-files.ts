import { MAX_PROJECTS } from '@devorbit/contract/ide/projects-limits.ts';
import type { ExportUser } from '../../../../platform/personal-data.ts';
import { contentsOf } from '../door.ts';
import { selectProjects } from '../store.ts';

/** The files of all projects of a user as they are now, each project in a folder of its own. */
export const exportFiles: ExportUser = async function* ({ database }, { id }) {
  for (const project of await selectProjects(database, id, MAX_PROJECTS)) {
    const { all, read } = await contentsOf(database, project.id);
    const paths = all.filter(({ kind }) => kind !== 'folder').map(({ path }) => path);
    for (const { path, content, encoding } of await read(new Set(paths)))
      yield { path: `ide/${project.id}/${path}`, bytes: Buffer.from(content, encoding) };
  }
};
