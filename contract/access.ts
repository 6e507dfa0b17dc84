import { z } from 'zod';

/**
 * What a personal access token may be made for. `read`: every GET of its owner; `submit`: run and submit code;
 * `write`: everything else that a learner may do; `staff`: its owner's role, without which it acts as a learner's.
 */
export const TokenScope = z.enum(['read', 'submit', 'write', 'staff']);
export type TokenScope = z.infer<typeof TokenScope>;

/** How long a session may do dangerous acts after its holder has proved who they are, in ms. */
export const FRESH_MS = 10 * 60 * 1000;
