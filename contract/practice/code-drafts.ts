import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { practiceLanguages } from '../execution/language-lists.ts';
import { PracticeLanguage } from '../execution/languages.ts';
import { MAX_CODE_BYTES } from '../limits.ts';
import { ProblemId } from './problems.ts';
import { codeText } from './submissions.ts';

/** A random mark of a browser, by which it knows what it wrote itself. */
const Device = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9-]*$/, 'Must be letters, digits and hyphens');

/** What somebody has typed in the editor of a problem and not necessarily submitted, the same on all their devices. */
export const CodeDraft = z.object({
  language: PracticeLanguage,
  code: z.string(),
  /** Another after every change, and always larger. */
  revision: z.number().int(),
  device: z.string(),
  updated_at: z.iso.datetime(),
});
export type CodeDraft = z.infer<typeof CodeDraft>;

/** The revision that the writer goes on from; 0 where they know of none. */
const Revision = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const inLanguage = z.object({ id: ProblemId, language: PracticeLanguage });

/** What a conflict answers as `details`: the draft as it is now. */
export const DraftConflict = z.object({ draft: CodeDraft });

export const listCodeDrafts = endpoint({
  method: 'GET',
  path: '/api/problems/:id/drafts/',
  summary: "The caller's own drafts of code to a problem, one a language, the last changed first.",
  audience: 'user',
  params: z.object({ id: ProblemId }),
  replies: { 200: z.array(CodeDraft).max(practiceLanguages.length) },
});

export const saveCodeDraft = endpoint({
  method: 'PUT',
  path: '/api/problems/:id/drafts/:language/',
  summary:
    'Keeps the draft where `revision` is the one that is kept now; else 409 with the kept one in `details`, and nothing is changed.',
  audience: 'user',
  params: inLanguage,
  body: z.object({ code: codeText(MAX_CODE_BYTES), revision: Revision, device: Device.default('') }),
  replies: { 200: CodeDraft },
});

export const discardCodeDraft = endpoint({
  method: 'DELETE',
  path: '/api/problems/:id/drafts/:language/',
  summary:
    'Forgets the draft where `revision` is the one that is kept now; else 409 as above. One that is gone stays gone.',
  audience: 'user',
  params: inLanguage,
  query: z.object({ revision: z.coerce.number().pipe(Revision) }),
  replies: { 200: z.object({ discarded: z.boolean() }) },
});
