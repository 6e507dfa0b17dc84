import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { humanText } from '../human-text.ts';
import { Session } from './accounts.ts';
import { MAX_CODE_CHARS, MAX_PASSKEY_NAME } from './second-factors-limits.ts';

export const MAX_PASSKEYS = 10;

const PasskeyName = humanText({ max: MAX_PASSKEY_NAME, lines: 1, required: 'Name is required' });

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  /** Kept by its provider on more than one device, so that a lost device does not lose it. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondFactors = z.object({
  /** Whether a code of an authenticator app is asked for after the password. */
  totp: z.boolean(),
  recovery_codes_left: z.number().int(),
  passkeys: z.array(Passkey),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

export const showSecondFactors = endpoint({
  method: 'GET',
  path: '/api/two-factor/',
  summary: 'What protects the account beside its password.',
  audience: 'user',
  scope: 'session',
  replies: { 200: SecondFactors },
});

/** Shown once. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const startTotp = endpoint({
  method: 'POST',
  path: '/api/two-factor/totp/',
  summary:
    'A new secret for an authenticator app; nothing is asked for until it is confirmed. 409 where one is set up.',
  audience: 'user',
  fresh: true,
  replies: {
    200: z.object({
      /** Base32. */
      secret: z.string(),
      /** otpauth://, for a QR code. */
      uri: z.string(),
    }),
  },
});

const code = z.string({ error: 'Code is required' }).trim().min(1, 'Code is required').max(MAX_CODE_CHARS);

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/two-factor/totp/confirm/',
  summary: 'Turns the authenticator app on with its first code, and answers ten recovery codes, shown this once.',
  audience: 'user',
  fresh: true,
  body: z.object({ code }),
  replies: { 200: RecoveryCodes },
});

export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/api/two-factor/totp/',
  summary: 'Turns the authenticator app off; its recovery codes go with it.',
  audience: 'user',
  fresh: true,
  replies: { 200: SecondFactors },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/two-factor/recovery-codes/',
  summary: 'Ten new recovery codes, shown only once; earlier codes stop working.',
  audience: 'user',
  fresh: true,
  replies: { 200: RecoveryCodes },
});

export const loginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/login/second-factor/',
  summary: 'The second step of signing in: a code of the authenticator app, or a recovery code.',
  audience: 'anyone',
  body: z.object({ challenge: z.string().min(1).max(100), code }),
  replies: { 200: Session },
});

const transports = z.array(z.string().max(20)).max(10);
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'Must be base64url');

const Descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports });

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3, as far as it is used. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(Descriptor),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3, as far as it is used. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  /** Empty where the browser asks which passkey to take. */
  allowCredentials: z.array(Descriptor),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

const Credential = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
});

/** RegistrationResponseJSON of WebAuthn level 3. */
export const CreatedCredential = Credential.extend({
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(20_000),
    transports: transports.optional(),
  }),
});
export type CreatedCredential = z.infer<typeof CreatedCredential>;

/** AuthenticationResponseJSON of WebAuthn level 3. */
export const UsedCredential = Credential.extend({
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).nullish(),
  }),
});
export type UsedCredential = z.infer<typeof UsedCredential>;

/** Of the options that are answered; one answer, five minutes. */
const challenge = base64url(100);

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/options/',
  summary: 'What a browser needs to make a passkey.',
  audience: 'user',
  fresh: true,
  replies: { 200: z.object({ challenge: z.string(), options: CreationOptions }) },
});

export const createPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/',
  summary: 'Keeps a passkey that the browser has made. At most ten an account.',
  audience: 'user',
  fresh: true,
  body: z.object({ challenge, name: PasskeyName, response: CreatedCredential }),
  replies: { 201: Passkey },
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/passkeys/:id/',
  summary: 'Gives a passkey another name.',
  audience: 'user',
  scope: 'session',
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: PasskeyName }),
  replies: { 200: Passkey },
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id/',
  summary: 'Removes a passkey: it can no longer sign in.',
  audience: 'user',
  fresh: true,
  params: z.object({ id: z.uuid() }),
  replies: { 200: SecondFactors },
});

const Asked = z.object({ challenge: z.string(), options: RequestOptions });
const Answer = z.object({ challenge, response: UsedCredential });

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options/',
  summary: 'What a browser needs to sign in with a passkey, before anybody is named.',
  audience: 'anyone',
  replies: { 200: Asked },
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey/',
  summary: 'Opens a session by a passkey, which takes the place of password and second factor.',
  audience: 'anyone',
  body: Answer,
  replies: { 200: Session },
});

export const startPasskeyProof = endpoint({
  method: 'POST',
  path: '/api/reauthenticate/passkey/options/',
  summary: 'What a browser needs to prove with a passkey who holds the session.',
  audience: 'user',
  scope: 'session',
  replies: { 200: Asked },
});

export const passkeyProof = endpoint({
  method: 'POST',
  path: '/api/reauthenticate/passkey/',
  summary: 'Proves with a passkey who holds the session, so that dangerous acts are open for ten minutes.',
  audience: 'user',
  scope: 'session',
  body: Answer,
  replies: { 200: z.object({ message: z.string() }) },
});
