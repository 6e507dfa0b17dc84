import type { Provider } from '@devorbit/contract/identity/social.ts';

/** Where a provider sends browsers back to: what the operator enters there. */
export const callbackAddress = (ownAddress: string, provider: Provider): URL =>
  new URL(`${ownAddress}/api/auth/${provider}/callback/`);
