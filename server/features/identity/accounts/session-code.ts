import { createHash, randomBytes } from 'node:crypto';
import { SESSION_IDLE_HOURS } from '@devorbit/contract/identity/sessions.ts';

/** 256 random bits: nothing to guess, so a plain digest keeps them safe. */
export const newSessionCode = (): string => randomBytes(32).toString('base64url');

export const digestOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** A session that was last used before this has ended. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - SESSION_IDLE_HOURS * 60 * 60 * 1000);
