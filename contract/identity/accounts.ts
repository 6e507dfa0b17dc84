import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';

/** What is said where a field is left out, or is not text. */
export const needed = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? message : 'Must be text'),
});

/** A word that is typed to be looked up, such as a username or an address; not for names and prose (human-text.ts). */
const line = (max: number, required: string) =>
  z
    .string(needed(required))
    .trim()
    .min(1, required)
    .max(max, `Must be at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'Must not contain control characters');

/** An email address as people type it. */
export const emailAddress = line(254, 'Email is required').pipe(z.email('Enter a valid email address'));

export const User = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  full_name: z.string(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  date_joined: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

export const Session = z.object({
  user: User,
  session_code: z.string(),
  expires_at: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;

/** The password was right, and the account has a second factor: answer at POST /api/login/second-factor/. */
export const SecondFactorNeeded = z.object({
  /** Known to this caller alone; one answer, five minutes. */
  challenge: z.string(),
  methods: z.array(z.enum(['totp', 'recovery', 'passkey'])),
  expires_at: z.iso.datetime(),
});
export type SecondFactorNeeded = z.infer<typeof SecondFactorNeeded>;

const username = line(30, 'Username is required')
  .regex(/^[A-Za-z0-9_.-]*$/, 'Username may contain letters, digits, dots, dashes and underscores')
  // As a part of an address dots alone name a folder.
  .refine((name) => !/^[_.-]+$/.test(name), 'Username must contain a letter or a digit');

export const Registration = z.object({
  username,
  name: humanText({ max: 80, lines: 1, required: 'Name is required' }),
  email: emailAddress,
  password: z
    .string(needed('Password is required'))
    .min(8, 'Password must be at least 8 characters')
    .max(128, 'Password must be at most 128 characters'),
  /** Accepted because the specification's client sends it; the server sets its own value. */
  auth_provider: z.string().max(20).optional(),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register/',
  summary:
    'Creates an account. Errors are an object of field → list of messages. An address that has an account answers as a free one; its owner gets an email.',
  audience: 'anyone',
  body: Registration,
  replies: { 201: z.object({ message: z.string() }) },
});

export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/register/username/',
  summary:
    'Whether a username is free, as POST /api/register/ would find it: usernames are public. Nothing tells whether an email address has an account.',
  audience: 'anyone',
  query: z.object({ username }),
  replies: { 200: z.object({ available: z.boolean() }) },
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login/',
  summary: 'Opens a session by username or email.',
  audience: 'anyone',
  body: z.object({
    username: z.string(needed('Username is required')).trim().min(1, 'Username is required').max(254),
    password: z.string(needed('Password is required')).min(1, 'Password is required').max(128),
  }),
  replies: { 200: Session, 202: SecondFactorNeeded },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout/',
  summary: 'Ends the session. Answers 200 for a session that has already ended.',
  audience: 'anyone',
  body: z.object({ session_code: z.string().max(500).optional() }),
  replies: { 200: z.object({ message: z.string() }) },
});
