import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FileId } from './files.ts';
import { MAX_TEXT } from './projects-limits.ts';

/** A page, by a name of its own choice. */
export const PageName = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'Must be letters, digits and hyphens');

const Place = z.int().min(0).max(MAX_TEXT);

/** Where a page is: its open file, and what is selected there in the text at `version`; null where no text is open. */
export const Whereabouts = z.object({
  file: FileId,
  version: z
    .int()
    .min(0)
    .max(2 ** 31 - 1),
  anchor: Place,
  head: Place,
});
export type Whereabouts = z.infer<typeof Whereabouts>;

export const tellPresence = endpoint({
  method: 'POST',
  path: '/api/ide/projects/:id/presence/',
  summary:
    'Tells the other pages of a project where this one is; nothing of it is stored. `asks`: they tell where they are. More often than five times a second it is passed over.',
  audience: 'user',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ page: PageName, at: Whereabouts.nullable(), asks: z.boolean().default(false) }),
  replies: { 200: z.object({ told: z.boolean() }) },
});
