import { MAX_PROJECT_NAME } from '@devorbit/contract/ide/projects-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { addFilesRoute, createRoute, listRoute, showRoute, updateRoute } from '../features/ide/projects/api.ts';
import { problemProject } from '../features/ide/projects/problems/model.ts';
import { ideProject } from '../features/learning/roadmaps/lessons/ide/model.ts';
import type { OpenInIde } from '../features/learning/roadmaps/lessons/model.ts';
import type { OpenProblem } from '../features/practice/submissions/model.ts';
import { call } from '../platform/http-client.ts';

/** Makes a project of the Online IDE of a lesson’s program, or finds the one that was made of it before: what was done there stays. */
export const openInIde: OpenInIde = async (source) => {
  const { name: whole, files } = ideProject(source);
  const name = whole.slice(0, MAX_PROJECT_NAME);
  const known = (await call(listRoute, {})).find((project) => project.name === name);
  const { id } = known ?? (await call(createRoute, { body: { name, files } }));
  return pathOf('ide-project', { id });
};

/**
 * The same of a problem: a program in another language is added, and the one that is there already stays. With `beside`,
 * the name of a folder, another program than that one stands in the folder, and is opened.
 */
export const openProblemInIde: OpenProblem = async ({ problem, language, code, beside }) => {
  const { title, examples, id: number } = problem;
  const address = globalThis.location.origin + pathOf('problem', { id: number });
  const { name, program, readme, runs } = problemProject({ title, examples, language, code, address });
  const known = (await call(listRoute, {})).find((project) => project.problem === number);
  if (!known) {
    const { id } = await call(createRoute, { body: { name, files: [program, readme], problem: number } });
    await call(updateRoute, { params: { id }, body: { runs } });
    return pathOf('ide-project', { id });
  }
  const params = { id: known.id };
  const { files } = await call(showRoute, { params });
  const there = files.find((file) => file.name === program.name);
  const isOther = beside !== undefined && there !== undefined && there.content !== program.content;
  const wanted = isOther ? { ...program, name: `${beside}/${program.name}` } : program;
  if (files.every((file) => file.name !== wanted.name))
    await call(addFilesRoute, { params, body: { files: [wanted], replace: false } });
  return `${pathOf('ide-project', params)}?${new URLSearchParams({ file: wanted.name })}`;
};
