import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pathFault } from './paths.ts';
import { MAX_BINARY_BYTES, MAX_FILES, MAX_PARTS, MAX_PULLED, MAX_TEXT, MAX_UPDATES } from './projects-limits.ts';

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** Counts up within its project. */
export const FileId = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const Version = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** A path in the project, such as `src/app.py`. */
export const FileName = z.string('Must be text').check(({ value: input, issues }) => {
  const message = pathFault(input);
  if (message !== null) issues.push({ code: 'custom', message, input, continue: false });
});

export const FileLanguage = z
  .string('Must be text')
  .max(40, 'Must be at most 40 characters')
  .regex(/^[a-z0-9][a-z0-9+#._-]*$/, 'Must be the name of a language');

export const IdeFile = z.object({
  id: z.int(),
  name: z.string(),
  language: z.string(),
  kind: z.enum(['text', 'binary', 'folder']),
  /** The text at `version`; null where it is none. */
  content: z.string().nullable(),
  /** Changes of the text so far. */
  version: z.int(),
  /** UTF-16 units of a text, else bytes. */
  size: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type IdeFile = z.infer<typeof IdeFile>;

/** `content`: a text. `base64`: any other file. Neither: a folder. */
export const NewFile = z
  .object({
    name: FileName,
    language: FileLanguage.optional(),
    content: z.string('Must be text').max(MAX_TEXT, 'A text can have at most 1 MB').optional(),
    base64: z
      .base64('Must be base64')
      .max(Math.ceil(MAX_BINARY_BYTES / 3) * 4, 'A file can have at most 5 MB')
      .optional(),
  })
  .refine(({ content, base64 }) => content === undefined || base64 === undefined, 'Must be a text or bytes, not both');
export type NewFile = z.infer<typeof NewFile>;

export const NewFiles = z
  .array(NewFile, 'Must be a list of files')
  .min(1, 'Must hold a file')
  .max(MAX_FILES, `A project can have at most ${MAX_FILES} files`);

const inProject = z.object({ id: Id });
const inFile = z.object({ id: Id, file: FileId });

export const addFiles = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/files/',
  summary:
    'Adds files; each gets the next id. With `replace`, a text of the same name gets the new content as a change.',
  audience: 'user',
  params: inProject,
  body: z.object({ files: NewFiles, replace: z.boolean().default(false) }),
  replies: { 201: z.object({ files: z.array(IdeFile).max(MAX_FILES) }) },
});

export const updateFiles = endpoint({
  method: 'PATCH',
  path: '/api/ide/projects/:id/files/',
  summary: 'Renames, moves or says the language of files, all of them or none.',
  audience: 'user',
  params: inProject,
  body: z.object({
    files: z
      .array(z.object({ id: FileId, name: FileName.optional(), language: FileLanguage.optional() }))
      .min(1, 'Must name a file')
      .max(MAX_FILES),
  }),
  replies: { 200: z.object({ updated: z.int() }) },
});

export const deleteFiles = endpoint({
  method: 'DELETE',
  path: '/api/ide/projects/:id/files/',
  summary: 'Deletes files by their ids, separated by commas. 409 where none would be left.',
  audience: 'user',
  params: inProject,
  query: z.object({
    ids: z
      .string('Must name files')
      .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, 'Must be ids, separated by commas')
      .transform((ids) => [...new Set(ids.split(',').map(Number))]),
  }),
  replies: { 200: z.object({ deleted: z.int() }) },
});

export const showFileBytes = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/files/:file/bytes/',
  summary: 'A file that is no text.',
  audience: 'user',
  params: inFile,
  replies: { 200: z.object({ base64: z.string() }) },
});

/** A line of a text: no line break within. */
const Line = z.string().regex(/^[^\n\r]*$/, 'Must be one line');
const Count = z.int().min(0).max(MAX_TEXT);

/**
 * A change of a text as CodeMirror's `ChangeSet.toJSON` writes it: a number keeps so many units, a list deletes so many
 * and puts lines in their place.
 */
export const Changes = z
  .array(z.union([Count, z.tuple([Count], Line)], 'Must be a change'), 'Must be a change')
  .max(MAX_PARTS, `A change can have at most ${MAX_PARTS} parts`);
export type Changes = z.infer<typeof Changes>;

/** A random mark of an open editor, by which it knows its own changes. */
export const Client = z.string('Must be text').regex(/^[A-Za-z0-9_-]{1,40}$/, 'Must be letters, digits, - and _');

/** An accepted change; it led to `version`. */
export const Update = z.object({ version: z.int(), client: z.string(), changes: Changes, at: z.iso.datetime() });
export type Update = z.infer<typeof Update>;

/** `more`: there are further ones. */
const Updates = z.object({ updates: z.array(Update).max(MAX_PULLED), version: z.int(), more: z.boolean() });

export const pushChanges = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/files/:file/changes/',
  summary:
    'Appends changes that were made to `version` of a text, after what others have changed since. What was accepted before is not taken twice. Answers every change since `version`, the caller’s own among them. 409 where the log no longer reaches back to `version`.',
  audience: 'user',
  params: inFile,
  body: z.object({
    client: Client,
    version: Version,
    updates: z.array(Changes).min(1, 'Must hold a change').max(MAX_UPDATES),
  }),
  replies: { 200: Updates },
});

export const pullChanges = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/files/:file/changes/',
  summary: 'Every change of a text since a version. 409 where the log no longer reaches back to it.',
  audience: 'user',
  params: inFile,
  query: z.object({ after: Version }),
  replies: { 200: Updates },
});

export const showHistory = endpoint({
  method: 'GET',
  path: '/api/ide/projects/:id/files/:file/history/',
  summary: 'Where the log of a text begins: the text at that version. Its changes since are asked for by `changes`.',
  audience: 'user',
  params: inFile,
  replies: { 200: z.object({ version: z.int(), content: z.string(), at: z.iso.datetime() }) },
});
