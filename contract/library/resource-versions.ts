import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_RESOURCE_CHARS, MAX_VERSIONS } from './resources-limits.ts';
import { byId, FileType, Resource } from './resources.ts';

/** A file that a document has, or had. */
export const ResourceVersion = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  /** What changed, in its uploader's words. */
  note: z.string(),
  file_type: FileType,
  /** In bytes. */
  size: z.number().int(),
  current: z.boolean(),
  /** As of a document; of older versions for superusers alone. */
  file_url: z.string().nullable(),
});
export type ResourceVersion = z.infer<typeof ResourceVersion>;

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/documents/:id/versions/',
  summary: 'The versions of a document, the newest first. Superusers get the files of older ones, too.',
  audience: 'anyone',
  params: byId,
  replies: { 200: z.array(ResourceVersion).max(MAX_VERSIONS) },
});

export const addVersion = endpoint({
  method: 'POST',
  path: '/api/documents/:id/versions/',
  summary:
    'Puts a new file in place of a published document’s (multipart/form-data: `file`, `note`). Its address, bookmarks, collections and counts stay. Bytes that another document has are refused with 409 unless `duplicate` is `allow`.',
  audience: 'superuser',
  params: byId,
  body: z.object({
    note: humanText({ max: MAX_RESOURCE_CHARS.note, lines: 1, required: 'Say what changed', subject: 'Note' }),
    duplicate: z.enum(['refuse', 'allow']).default('refuse'),
  }),
  replies: { 201: Resource },
});
