import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SecondFactorNeeded, Session } from './accounts.ts';

export const Provider = z.enum(['google', 'github']);
export type Provider = z.infer<typeof Provider>;

/** Why a sign-in by a provider did not come about, in `?error=` of /auth/{provider}. */
export const SocialFailure = z.enum([
  /** The operator has not set the provider up. */
  'unavailable',
  /** Refused at the provider by the person. */
  'cancelled',
  /** Too late, done before, or begun in another browser. */
  'expired',
  /** The provider could not be reached, or its answer does not hold. */
  'failed',
  /** The provider knows no verified email address. */
  'unverified',
  /** An account has this address, and it is not known that both belong to the same person. */
  'exists',
  /** The account has rights over others: it is connected by its own hand alone, after the usual sign-in. */
  'confirm',
  /** The identity is connected to another account. */
  'taken',
  /** The account is connected to another identity of this provider. */
  'another',
  /** Too many tries from one address. */
  'busy',
]);
export type SocialFailure = z.infer<typeof SocialFailure>;

export const ProviderState = z.object({
  provider: Provider,
  available: z.boolean(),
  /** Why it is not available, in words; '' where it is. */
  message: z.string(),
});
export type ProviderState = z.infer<typeof ProviderState>;

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers/',
  summary: 'Which providers people can sign in with here.',
  audience: 'anyone',
  replies: { 200: z.array(ProviderState) },
});

/** Navigations carry what anybody wrote into them: what is not one plain text counts as absent. */
const given = z.string().max(2000).optional().catch(undefined);

export const beginSocialSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/:provider/login/',
  summary: 'A navigation: sends the browser to the provider. `next` is the path of ours to go to afterwards.',
  audience: 'anyone',
  params: z.object({ provider: Provider }),
  query: z.object({
    next: given,
    /** Of POST /api/identities/:provider/link/. */
    link: given,
  }),
  replies: { 302: z.null() },
});

export const finishSocialSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/:provider/callback/',
  summary: 'A navigation: where the provider sends the browser back to. Goes on to /auth/:provider.',
  audience: 'anyone',
  params: z.object({ provider: Provider }),
  query: z.object({ state: given }),
  replies: { 302: z.null() },
});

export const redeemHandoff = endpoint({
  method: 'POST',
  path: '/api/auth/handoff/',
  summary: 'Turns the code of /auth/:provider#handoff=… into a session: once, within a minute, in the same browser.',
  audience: 'anyone',
  body: z.object({ code: z.string('Must be text').max(200) }),
  replies: { 200: Session, 202: SecondFactorNeeded },
});

export const Identity = z.object({
  provider: Provider,
  /** How the provider calls the person: a name or an address. */
  label: z.string(),
  linked_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
});
export type Identity = z.infer<typeof Identity>;

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/identities/',
  summary: 'The accounts elsewhere that open this account.',
  audience: 'user',
  scope: 'session',
  replies: { 200: z.array(Identity) },
});

export const linkIdentity = endpoint({
  method: 'POST',
  path: '/api/identities/:provider/link/',
  summary: 'A one-time address, good for a minute in this browser, that connects an account elsewhere to this one.',
  audience: 'user',
  fresh: true,
  params: z.object({ provider: Provider }),
  replies: { 200: z.object({ url: z.string() }) },
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/api/identities/:provider/',
  summary: 'Disconnects an account elsewhere; refused where nothing else would open this account.',
  audience: 'user',
  fresh: true,
  params: z.object({ provider: Provider }),
  replies: { 200: z.object({ message: z.string() }) },
});
