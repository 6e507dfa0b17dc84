import type { IdeFile } from '@devorbit/contract/ide/files.ts';
import type { Project } from '@devorbit/contract/ide/projects.ts';
import type { RoledRow } from './commands/find-project.ts';
import type { FileRow } from './files/store.ts';

/** `content` of the row is the text at its version. */
export const presentFile = (row: FileRow): IdeFile => ({
  id: row.id,
  name: row.name,
  language: row.language,
  kind: row.kind,
  content: row.content,
  version: row.version,
  size: row.size,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export const presentProject = (project: RoledRow, files: readonly FileRow[]): Project => ({
  id: project.id,
  name: project.name,
  role: project.role,
  owner: project.owner,
  problem: project.problem_id,
  panels: project.panels,
  runs: project.runs,
  breakpoints: project.breakpoints.filter(({ file }) => files.some(({ id }) => id === file)),
  files: files.map(presentFile),
  createdAt: project.created_at,
  updatedAt: project.updated_at,
});
