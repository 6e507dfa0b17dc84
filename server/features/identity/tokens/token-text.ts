import { createHash, randomBytes } from 'node:crypto';

/** Tells tokens from session codes, and lets scanners of repositories find those that were published. */
export const TOKEN_PREFIX = 'dvo_';

/** 256 random bits in 43 characters. */
export const newTokenText = (): string => TOKEN_PREFIX + randomBytes(32).toString('base64url');

export const digestOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const isToken = (code: string): boolean => code.startsWith(TOKEN_PREFIX);
