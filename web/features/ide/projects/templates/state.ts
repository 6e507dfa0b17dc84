import type { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import type { Template } from '@devorbit/contract/ide/start.ts';
import { call } from '../../../../platform/http-client.ts';
import { createRoute, listRoute, updateRoute } from '../api.ts';
import type { ProjectSession } from '../editing/state.ts';

/** A run that reads what the template says, where it reads anything. */
const runsOf = ({ id, name, stdin, files }: Template, folder: string): RunConfigurations => ({
  all: stdin === '' ? [] : [{ id, name, entry: `${folder}${files[0]?.name ?? ''}`, args: [], env: {}, stdin }],
  chosen: stdin === '' ? null : id,
});

/** The member’s project of a template: the one that was made of it before, with what was done there, else a new one. */
export async function projectOf(template: Template): Promise<number> {
  const known = (await call(listRoute, {})).find(({ name }) => name === template.name);
  if (known) return known.id;
  const { id } = await call(createRoute, { body: { name: template.name, files: template.files } });
  await call(updateRoute, { params: { id }, body: { runs: runsOf(template, '') } });
  return id;
}

/** Puts a template into a visitor’s project, in a folder of its own, and opens it; what is there already stays. */
export async function placeTemplate(session: ProjectSession, template: Template): Promise<void> {
  const folder = `${template.id}/`;
  const { files, runs } = session.read();
  const first = files.find(({ name }) => name === folder + (template.files[0]?.name ?? ''));
  if (first) return session.open(first.id);
  await session.add(template.files.map((file) => ({ ...file, name: folder + file.name })));
  const own = runsOf(template, folder);
  await session.keepRuns({ all: [...runs.all.filter(({ id }) => id !== template.id), ...own.all], chosen: own.chosen });
}
