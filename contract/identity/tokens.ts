import { z } from 'zod';
import { TokenScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME } from './tokens-limits.ts';

/** Live tokens of one user: enough for every machine of theirs, few enough to be looked through. */
export const MAX_TOKENS = 20;

/** A personal access token as its owner sees it: never the token. */
export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(TokenScope),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** To the minute; null where it was never used. */
  last_used_at: z.iso.datetime().nullable(),
  /** The network of the last use, '' where there was none. */
  ip_prefix: z.string(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const NewToken = z.object({
  name: humanText({ max: MAX_TOKEN_NAME, lines: 1, required: 'Name is required' }),
  scopes: z
    .array(TokenScope, 'Choose at least one permission')
    .min(1, 'Choose at least one permission')
    .max(TokenScope.options.length, 'Must name each scope once')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Must name each scope once'),
  expires_in_days: z
    .int('Must be a whole number of days')
    .min(1, 'Must be at least 1 day')
    .max(MAX_TOKEN_DAYS, `Must be at most ${MAX_TOKEN_DAYS} days`),
});

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/tokens/',
  summary: "The caller's personal access tokens, newest first, expired ones for 30 days.",
  audience: 'user',
  scope: 'session',
  replies: { 200: z.array(AccessToken) },
});

export const makeToken = endpoint({
  method: 'POST',
  path: '/api/tokens/',
  summary: 'Makes a personal access token. Its text is answered once and kept nowhere.',
  audience: 'user',
  fresh: true,
  body: NewToken,
  replies: { 201: AccessToken.extend({ token: z.string() }) },
});

export const revokeAllTokens = endpoint({
  method: 'DELETE',
  path: '/api/tokens/',
  summary: 'Revokes every token of the caller.',
  audience: 'user',
  scope: 'session',
  replies: { 200: z.object({ message: z.string(), revoked: z.number().int() }) },
});

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/:id/',
  summary: 'Revokes one token of the caller.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: z.uuid('Token not found') }),
  replies: { 200: z.object({ message: z.string() }) },
});
