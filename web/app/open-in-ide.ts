import { pathOf } from '@devorbit/contract/path-of.ts';
import { createRoute, listRoute } from '../features/ide/projects/api.ts';
import { ideProject } from '../features/learning/roadmaps/lessons/ide/model.ts';
import type { OpenInIde } from '../features/learning/roadmaps/lessons/model.ts';
import { call } from '../platform/http-client.ts';

/** Makes a project of the Online IDE of a lesson’s program, or finds the one that was made of it before: what was done there stays. */
export const openInIde: OpenInIde = async (source) => {
  const { name, files } = ideProject(source);
  const known = (await call(listRoute, {})).find((project) => project.name === name);
  const { id } = known ?? (await call(createRoute, { body: { name, files } }));
  return pathOf('ide-project', { id });
};
