import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, needed } from './accounts.ts';

const Said = z.object({ message: z.string() });

/** 256 random bits as text; whatever else is sent finds nothing. */
const token = z.string(needed('The link is incomplete')).min(1, 'The link is incomplete').max(200);

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password/',
  summary: 'Asks for an email with a link to set a new password. Answers the same whether or not the address is known.',
  audience: 'anyone',
  body: z.object({ email: emailAddress }),
  replies: { 200: Said },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password/',
  summary: 'Sets a new password with the token of an email (an hour, once) and ends every session of the account.',
  audience: 'anyone',
  body: z.object({
    token,
    new_password: z.string(needed('New password is required')).min(1, 'New password is required').max(128),
    confirm_password: z
      .string(needed('Please confirm your new password'))
      .min(1, 'Please confirm your new password')
      .max(128),
  }),
  replies: {
    200: Said.extend({
      /** Personal access tokens that work on: a new password ends none. */
      tokens: z.number().int(),
      /** Of POST /api/reset-password/tokens/, for an hour; null where there are no tokens. */
      revoke: z.string().nullable(),
    }),
  },
});

export const revokeTokensAfterReset = endpoint({
  method: 'POST',
  path: '/api/reset-password/tokens/',
  summary:
    'Revokes every access token of an account that has just got a new password by mail, with what that answered.',
  audience: 'anyone',
  body: z.object({ token }),
  replies: { 200: Said.extend({ revoked: z.number().int() }) },
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/verify-email/',
  summary: 'Confirms an address with the token of an email (24 hours, once): that of a new account, or a new one.',
  audience: 'anyone',
  body: z.object({ token }),
  replies: { 200: Said.extend({ email: z.string() }) },
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/verify-email/resend/',
  summary: 'Sends the confirmation email again; earlier links stop working.',
  audience: 'user',
  scope: 'session',
  replies: { 200: Said },
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/change-email/',
  summary:
    'Sends an email to a new address, which takes the place of the old one when it is confirmed. Answers the same for a taken one.',
  audience: 'user',
  fresh: true,
  body: z.object({ email: emailAddress }),
  replies: { 200: Said },
});
