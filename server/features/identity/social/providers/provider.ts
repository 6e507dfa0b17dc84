import type { Provider } from '@devorbit/contract/identity/social.ts';

/** Who somebody is, as a provider vouches for it. Texts are the provider's: bounded and checked before they are kept. */
export type Person = {
  issuer: string;
  subject: string;
  /** Null where the provider does not say that it has verified one. */
  verifiedEmail: string | null;
  name: string;
  /** A short name, where there is one. */
  handle: string;
};

/** What one flow holds against mix-ups and stolen codes; known to the server alone, but for `state`. */
export type Checks = { state: string; nonce: string; verifier: string };

export type SocialProvider = {
  /** Where to send the browser. Throws a SocialError where the provider cannot be asked. */
  begin(callback: URL, checks: Checks): Promise<URL>;
  /** Who came back, by the whole address that the browser came to. Throws a SocialError where that does not hold. */
  finish(address: URL, checks: Checks): Promise<Person>;
};

/** Null: not set up by the operator. */
export type SocialProviders = Record<Provider, SocialProvider | null>;
