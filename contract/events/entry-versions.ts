import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { EventId } from './events.ts';
import { MAX_ENTRY_VERSIONS } from './hackathons-limits.ts';
import { EntryFields, Hackathon } from './hackathons.ts';

const Revision = z.coerce.number().int().min(1).max(2_147_483_647);

/** In the order in which the form has them. */
export const entryFields = [
  'title',
  'tagline',
  'text',
  'repositoryUrl',
  'demoUrl',
  'videoUrl',
  'runSource',
  'runLanguage',
  'runBuild',
  'runCommand',
  'runInput',
] as const;

const Version = z.object({
  revision: z.number().int(),
  state: z.enum(['draft', 'submitted']),
  savedAt: z.iso.datetime(),
  /** Null where nobody knows any more. */
  savedBy: z.object({ username: z.string(), name: z.string() }).nullable(),
  title: z.string(),
  /** What is not as it was in the version before; of the first that is kept, nothing. */
  changed: z.array(z.enum(entryFields)).max(entryFields.length),
});
export type EntryVersion = z.infer<typeof Version>;

export const listEntryVersions = endpoint({
  method: 'GET',
  path: '/api/events/:id/entries/:entry/versions/',
  summary: `The versions of an entry, one for each time that it was saved, the newest first; at most ${MAX_ENTRY_VERSIONS}: of more the oldest drafts go, and where all were submitted the oldest. For its team and the organizers.`,
  audience: 'user',
  scope: 'session',
  params: z.object({ id: EventId, entry: EventId }),
  replies: { 200: z.array(Version).max(MAX_ENTRY_VERSIONS) },
});

export const showEntryVersion = endpoint({
  method: 'GET',
  path: '/api/events/:id/entries/:entry/versions/:revision/',
  summary: 'What an entry was in a version, and in the one before that is kept. For its team and the organizers.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: EventId, entry: EventId, revision: Revision }),
  replies: { 200: Version.extend({ fields: EntryFields, before: EntryFields.nullable() }) },
});

export const restoreEntryVersion = endpoint({
  method: 'POST',
  path: '/api/events/:id/entry/versions/:version/restore/',
  summary:
    'Saves the entry of the caller’s team as it was in a version, submitted or a draft as it is now, until submissions close. 409 where somebody else changed it meanwhile.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: EventId, version: Revision }),
  body: z.object({
    /** Of the entry as the caller knows it. */
    revision: z.number().int().min(1).max(2_147_483_647),
  }),
  replies: { 200: Hackathon },
});
