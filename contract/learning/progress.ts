import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_MARKS_SENT, markStates } from './progress-marks.ts';

const Mark = z.object({
  item: z
    .string()
    .max(120)
    .regex(/^[a-z]+(\/[a-z0-9-]+){1,3}$/, 'Must be the name of an item'),
  state: z.enum(markStates),
  /** ms since 1970, by the clock of the device. */
  at: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** A random mark of the browser. */
  device: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[A-Za-z0-9-]+$/, 'Must be letters, digits and hyphens'),
});

export const mergeProgress = endpoint({
  method: 'POST',
  path: '/api/learn/progress/',
  summary:
    'Merges marks of the caller’s learning, item by item: the later one stands. Answers what has changed since `since`, and what stands for the items that were sent. Items that are not in our content are left out.',
  audience: 'user',
  body: z.object({
    /** `revision` of the last answer; 0 for everything. */
    since: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    marks: z.array(Mark).max(MAX_MARKS_SENT).default([]),
  }),
  replies: {
    200: z.object({
      marks: z.array(Mark),
      /** What the caller now knows everything up to. */
      revision: z.int(),
      /** The server’s clock, ms since 1970. */
      now: z.int(),
    }),
  },
});
