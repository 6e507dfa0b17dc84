import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A session that is not used for so long ends before its time, in hours: learners come back every few days. */
export const SESSION_IDLE_HOURS = 72;

/** A live session as its owner sees it: never its code. */
export const OpenSession = z.object({
  id: z.uuid(),
  /** Browser and system in words, such as 'Firefox on Linux'. */
  device: z.string(),
  /** How its holder came in: 'password', 'password+totp', 'passkey', a provider's name. */
  method: z.string(),
  /** The network of the last use; the whole address is not kept. */
  ip_prefix: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions/',
  summary: "The caller's live sessions: the one that asks, then the last used first.",
  audience: 'user',
  scope: 'session',
  replies: { 200: z.array(OpenSession) },
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id/',
  summary: 'Ends one session of the caller.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: z.uuid('Session not found') }),
  replies: { 200: z.object({ message: z.string() }) },
});

export const logoutAll = endpoint({
  method: 'POST',
  path: '/api/logout-all/',
  summary: 'Ends every session of the caller, this one too. Personal access tokens stay.',
  audience: 'user',
  scope: 'session',
  replies: { 200: z.object({ message: z.string(), ended: z.number().int() }) },
});

/** Shown of the last 90 days. */
export const SIGN_INS_SHOWN = 50;

export const SignIn = z.object({
  at: z.iso.datetime(),
  outcome: z.enum(['success', 'wrong_password', 'wrong_code', 'suspended']),
  method: z.string(),
  device: z.string(),
  ip_prefix: z.string(),
});
export type SignIn = z.infer<typeof SignIn>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/sign-ins/',
  summary: "The last tries to sign in to the caller's account, newest first.",
  audience: 'user',
  scope: 'session',
  replies: { 200: z.array(SignIn).max(SIGN_INS_SHOWN) },
});

const secret = (message: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? message : 'Must be text') })
    .max(128, 'Must be at most 128 characters');

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/change-password/',
  summary:
    'Sets a new password and ends every other session. An account without one gives an empty current password and has to have proved who it is.',
  audience: 'user',
  scope: 'session',
  body: z.object({
    current_password: secret('Current password is required'),
    new_password: secret('New password is required').min(1, 'New password is required'),
    confirm_password: secret('Confirm the new password').min(1, 'Confirm the new password'),
  }),
  replies: {
    200: z.object({
      message: z.string(),
      /** Personal access tokens that work on: a new password ends none. */
      tokens: z.number().int(),
    }),
  },
});

export const reauthenticate = endpoint({
  method: 'POST',
  path: '/api/reauthenticate/',
  summary:
    'Proves again who holds the session, for dangerous acts within 10 minutes: by password, and by code where the account has one. A 400 whose details say `code_needed` asks for the code.',
  audience: 'user',
  scope: 'session',
  body: z.object({
    password: z.string('Must be text').max(128).optional(),
    /** Of the authenticator app, or a recovery code. */
    code: z.string('Must be text').trim().max(64).optional(),
  }),
  replies: { 200: z.object({ authenticated_at: z.iso.datetime() }) },
});
