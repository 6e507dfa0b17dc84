import { z } from 'zod';

/** A place in a text that answers a question: from the first to behind the last UTF-16 unit. Ascending, never overlapping. */
export const Mark = z.tuple([z.number().int(), z.number().int()]);
export type Mark = z.infer<typeof Mark>;
