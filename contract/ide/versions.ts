import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { IdeFile } from './files.ts';
import { MAX_FILES, MAX_VERSION_NAME, MAX_VERSIONS } from './projects-limits.ts';

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const Number_ = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** Why a version was kept: somebody named it, before a run, while typing, before an import, before and by a restore. */
export const VersionReason = z.enum(['named', 'run', 'typing', 'import', 'restore']);
export type VersionReason = z.infer<typeof VersionReason>;

export const VersionRow = z.object({
  /** Counts up within its project. */
  number: z.int(),
  name: z.string().nullable(),
  reason: VersionReason,
  files: z.int(),
  size: z.int(),
  at: z.iso.datetime(),
});
export type VersionRow = z.infer<typeof VersionRow>;

export const VersionFile = IdeFile.pick({
  id: true,
  name: true,
  language: true,
  kind: true,
  content: true,
  size: true,
});
export type VersionFile = z.infer<typeof VersionFile>;

const inProject = z.object({ id: Id });
const inVersion = z.object({ id: Id, number: Number_ });
const VersionName = humanText({ max: MAX_VERSION_NAME, lines: 1 });

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/versions/',
  summary: 'The versions of a project, newest first.',
  audience: 'user',
  params: inProject,
  replies: { 200: z.array(VersionRow).max(MAX_VERSIONS) },
});

export const keepVersion = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/versions/',
  summary: 'Keeps the project as it is. Where it is as the newest version and no name is given, that one is answered.',
  audience: 'user',
  params: inProject,
  body: z.object({ name: VersionName.default(''), reason: VersionReason.extract(['named', 'run']).default('named') }),
  replies: { 200: VersionRow },
});

export const showVersion = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/versions/:number/',
  summary: 'A version with all its texts.',
  audience: 'user',
  params: inVersion,
  replies: { 200: z.object({ version: VersionRow, files: z.array(VersionFile).max(MAX_FILES) }) },
});

export const nameVersion = endpoint({
  method: 'PATCH',
  path: '/api/ide/projects/:id/versions/:number/',
  summary: 'Names a version, which is then kept for good; an empty name takes that back.',
  audience: 'user',
  params: inVersion,
  body: z.object({ name: VersionName }),
  replies: { 200: VersionRow },
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/versions/:number/restore/',
  summary:
    'Makes the project what it was in that version. What it is now is kept as a version before, what comes of it as one after.',
  audience: 'user',
  params: inVersion,
  replies: { 200: VersionRow },
});
