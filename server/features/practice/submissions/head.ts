import { z } from 'zod';
import type { Head } from '../../../feature.ts';
import { existsSubmission } from './store.ts';

/** Nothing is said of a submission: only whether there is one. */
export const heads: Head[] = [
  {
    pages: ['submission'],
    describe: async ({ database }, { id = '' }) => ({
      found: z.uuid().safeParse(id).success && (await existsSubmission(database, id)),
    }),
  },
];
