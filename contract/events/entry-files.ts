import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { EventId } from './events.ts';
import {
  ENTRY_PICTURE_BYTES,
  MAX_ENTRY_BYTES,
  MAX_ENTRY_FILE_CHARS,
  MAX_ENTRY_FILES,
  MAX_ENTRY_PICTURES,
} from './hackathons-limits.ts';

const MB = 1024 * 1024;
const inEvent = z.object({ id: EventId });
const own = { audience: 'user', scope: 'session', params: inEvent } as const;

const EntryFiles = z.object({
  pictures: z
    .array(
      z.object({
        id: z.number().int(),
        /** Good for ten minutes where the entry is not everybody’s. */
        address: z.string(),
        /** What it shows, in words. */
        alt: z.string(),
      }),
    )
    .max(MAX_ENTRY_PICTURES),
  files: z
    .array(z.object({ id: z.number().int(), address: z.string(), name: z.string(), size: z.number().int() }))
    .max(MAX_ENTRY_FILES),
  /** Of all of them. */
  bytes: z.number().int(),
});
export type EntryFiles = z.infer<typeof EntryFiles>;

export const listEntryFiles = endpoint({
  method: 'GET',
  path: '/api/events/:id/entries/:entry/files/',
  summary: 'The pictures and files of an entry, in the order in which they came, for everybody who may see the entry.',
  audience: 'anyone',
  params: z.object({ id: EventId, entry: EventId }),
  replies: { 200: EntryFiles },
});

export const uploadEntryPicture = endpoint({
  method: 'POST',
  path: '/api/events/:id/entry/pictures/',
  summary: `Adds a picture to the entry of the caller’s team, until submissions close (multipart, \`alt\` and then the field \`picture\`); at most ${ENTRY_PICTURE_BYTES / MB} MB, and ${MAX_ENTRY_PICTURES} an entry. It is re-encoded.`,
  ...own,
  body: z.object({
    alt: humanText({ max: MAX_ENTRY_FILE_CHARS.alt, lines: 1, required: 'Describe what the picture shows' }),
  }),
  replies: { 201: EntryFiles },
});

export const uploadEntryFile = endpoint({
  method: 'POST',
  path: '/api/events/:id/entry/files/',
  summary: `Adds a file to the entry of the caller’s team, until submissions close (multipart, field \`file\`); at most ${MAX_ENTRY_FILES} an entry, and ${MAX_ENTRY_BYTES / MB} MB with its pictures.`,
  ...own,
  replies: { 201: EntryFiles },
});

export const removeEntryFile = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/entry/files/:file/',
  summary: 'Removes a picture or a file from the entry of the caller’s team, until submissions close.',
  ...own,
  params: z.object({ id: EventId, file: EventId }),
  replies: { 200: EntryFiles },
});

export const readEntryFile = endpoint({
  method: 'GET',
  path: '/api/events/:id/entries/:entry/files/:file/:digest',
  summary:
    'The bytes of a picture or a file, for everybody who may see the entry, or at an address that was signed for them. Pictures are WebP; files are saved, never shown.',
  audience: 'anyone',
  params: z.object({
    id: EventId,
    entry: EventId,
    file: EventId,
    digest: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in hex'),
  }),
  replies: { 200: z.string() },
});

/** What a file is called: the last part of a path, as a person may have typed it. */
export const EntryFileName = z
  .string()
  .transform((name) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1))
  .pipe(
    humanText({
      max: MAX_ENTRY_FILE_CHARS.name,
      lines: 1,
      required: 'The file needs a name',
      subject: 'The file’s name',
    }),
  )
  .refine((name) => !/^\.+$/.test(name), 'The file needs a name');
