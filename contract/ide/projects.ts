import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { ProjectBreakpoints } from './breakpoints.ts';
import { NewFiles, IdeFile } from './files.ts';
import { PageName, Whereabouts } from './presence.ts';
import { MAX_FILES, MAX_NOTE, MAX_NOTE_NAME, MAX_NOTES, MAX_PROJECT_NAME, MAX_PROJECTS } from './projects-limits.ts';
import { RunConfigurations } from './run-configurations.ts';

export const ProjectId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const ProjectName = humanText({ max: MAX_PROJECT_NAME, lines: 1, required: 'A project needs a name' });

/** A panel that somebody added: a named note. */
export const Panel = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'Must be lower case letters, digits and hyphens'),
  /** Kept in upper case. */
  name: humanText({ max: MAX_NOTE_NAME, lines: 1, required: 'A panel needs a name' }),
  component: z.literal('note'),
  text: humanText({ max: MAX_NOTE, lines: 'many' }),
});
export type Panel = z.infer<typeof Panel>;

/** A project in a list. */
export const ProjectRow = z.object({
  id: z.int(),
  name: z.string(),
  /** The problem that it was made of. */
  problem: z.int().nullable(),
  files: z.int(),
  /** UTF-16 units of texts and bytes of other files. */
  size: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ProjectRow = z.infer<typeof ProjectRow>;

/** What somebody may do in a project: viewers look, editors change and run it, its owner decides about it. */
export const ProjectRole = z.enum(['owner', 'editor', 'viewer']);
export type ProjectRole = z.infer<typeof ProjectRole>;

export const Project = z.object({
  id: z.int(),
  name: z.string(),
  /** What the caller may do in it. */
  role: ProjectRole,
  /** The username of whose it is. */
  owner: z.string(),
  /** The problem that it was made of; it may be gone by now. */
  problem: z.int().nullable(),
  panels: z.array(z.object({ id: z.string(), name: z.string(), component: z.literal('note'), text: z.string() })),
  runs: RunConfigurations,
  /** Those of files that are still there. */
  breakpoints: ProjectBreakpoints,
  /** In the order of their ids. */
  files: z.array(IdeFile).max(MAX_FILES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Project = z.infer<typeof Project>;

const inProject = z.object({ id: ProjectId });

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/ide/projects/',
  summary: "The caller's own projects of the Online IDE, the last opened first.",
  audience: 'user',
  replies: { 200: z.array(ProjectRow).max(MAX_PROJECTS) },
});

export const openProject = endpoint({
  method: 'POST',
  path: '/api/ide/projects/open/',
  summary: 'The project that the caller opened last; where there is none, one is made with the two sample files.',
  audience: 'user',
  replies: { 200: Project },
});

export const createProject = endpoint({
  method: 'POST',
  path: '/api/ide/projects/',
  summary:
    'Makes a project with these files, of a problem where one is given. 409 where the caller has as many as one may have.',
  audience: 'user',
  body: z.object({
    name: ProjectName,
    files: NewFiles,
    problem: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
  }),
  replies: { 201: Project },
});

export const showProject = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/',
  summary: 'A project that the caller is a member of with all its texts, each with its version.',
  audience: 'user',
  params: inProject,
  replies: { 200: Project },
});

export const updateProject = endpoint({
  method: 'PATCH',
  path: '/api/ide/projects/:id/',
  summary:
    'Changes what is given: the name (its owner), all notes, all run configurations, or all breakpoints (its editors).',
  audience: 'user',
  params: inProject,
  body: z.object({
    name: ProjectName.optional(),
    panels: z.array(Panel).max(MAX_NOTES).optional(),
    runs: RunConfigurations.optional(),
    breakpoints: ProjectBreakpoints.optional(),
  }),
  replies: { 200: z.object({ name: z.string() }) },
});

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/api/ide/projects/:id/',
  summary: 'Deletes a project with its history and its links.',
  audience: 'user',
  params: inProject,
  replies: { 200: z.object({ deleted: z.boolean() }) },
});

/**
 * `project`: files, names or notes are others now, or notices were missed. `text`: a file has this version. `workspace`: the
 * project runs from now on. `presence`: where another page is; with `asks` it would know where this one is. `left`: that page is
 * gone. `chat`: something was written, or deleted. `members`: people came or went, or their roles are others. `removed`: the caller is no member any
 * more. `gone`: deleted. The last two end the stream.
 */
export const ProjectEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('project') }),
  z.object({ type: z.literal('text'), file: z.int(), version: z.int() }),
  z.object({ type: z.literal('workspace') }),
  z.object({ type: z.literal('members') }),
  z.object({ type: z.literal('chat') }),
  z.object({
    type: z.literal('presence'),
    /** Of whom, and of which of their pages. */
    username: z.string(),
    page: z.string(),
    at: Whereabouts.nullable(),
    asks: z.boolean(),
  }),
  z.object({ type: z.literal('left'), page: z.string() }),
  z.object({ type: z.literal('removed') }),
  z.object({ type: z.literal('gone') }),
]);
export type ProjectEvent = z.infer<typeof ProjectEvent>;

export const followProject = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/events/',
  summary:
    'text/event-stream: what changes in a project that the caller is a member of, as it happens, whoever changed it.',
  audience: 'user',
  params: inProject,
  /** With `page` the others are told when this one is gone; it is then not told of itself. */
  query: z.object({ page: PageName.optional() }),
  replies: { 200: z.string() },
  events: ProjectEvent,
});
