import { createHash } from 'node:crypto';

/** What is kept of the code of a personal calendar. */
export const feedCodeHash = (code: string): string => createHash('sha256').update(code).digest('hex');
