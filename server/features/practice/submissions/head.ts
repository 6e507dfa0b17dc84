import { z } from 'zod';
import type { Head } from '../../../feature.ts';
import { existsSubmission } from './store.ts';

/** Nothing is said of a submission: only whether there is one. */
export const heads: Head[] = [
  {
    pattern: /^\/submissions\/([^/]+)$/,
    describe: async ({ database }, name) => ({
      found: z.uuid().safeParse(name).success && (await existsSubmission(database, name)),
    }),
  },
];
