import { randomInt } from 'node:crypto';
import { TEAM_CODE_CHARS } from '@devorbit/contract/events/hackathons-limits.ts';

/** Without letters and digits that look like others. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code by which others join a team: 50 bits. */
export const drawTeamCode = (): string =>
  Array.from({ length: TEAM_CODE_CHARS }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
