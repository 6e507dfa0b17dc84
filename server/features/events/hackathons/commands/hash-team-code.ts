import { createHash } from 'node:crypto';

/** What is kept of a team’s code. */
export const hashTeamCode = (code: string): string => createHash('sha256').update(code).digest('hex');
