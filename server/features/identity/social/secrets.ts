import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing to guess, so a plain digest keeps them safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
