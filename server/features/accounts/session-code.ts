import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing to guess, so a plain digest keeps them safe. */
export const newSessionCode = (): string => randomBytes(32).toString('base64url');

export const digestOf = (code: string): Buffer => createHash('sha256').update(code).digest();
