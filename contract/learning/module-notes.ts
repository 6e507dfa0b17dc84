import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';

/** Of what is kept after a conflict. */
const MAX_KEPT_CHARS = 40_000;

export const LearningNote = z.object({
  /** `module/{framework}/{module}`. */
  item: z.string(),
  text: z.string(),
  revision: z.int(),
});
export type LearningNote = z.infer<typeof LearningNote>;

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/learn/notes/',
  summary: 'The caller’s notes on modules.',
  audience: 'user',
  replies: { 200: z.array(LearningNote) },
});

export const keepNote = endpoint({
  method: 'PUT',
  path: '/api/learn/notes/',
  summary:
    'Keeps the caller’s note on a module. `base` is the revision that it was written on (0 for none): where another device changed it meanwhile, both texts are kept, one under the other.',
  audience: 'user',
  body: z.object({
    item: z
      .string()
      .max(120)
      .regex(/^module\/[a-z0-9-]+\/[a-z0-9-]+$/, 'Must be module/framework/module'),
    text: humanText({ max: MAX_KEPT_CHARS, lines: 'many' }),
    base: z.int().min(0).max(2_000_000_000),
  }),
  replies: { 200: LearningNote },
});
