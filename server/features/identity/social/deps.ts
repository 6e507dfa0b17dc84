import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Seal } from '../../../platform/sealed.ts';
import type { SocialProviders } from './providers/provider.ts';

export type SocialDeps = {
  database: Database;
  clock: Clock;
  providers: SocialProviders;
  /** Of the purpose `oauth`. */
  oauthSeal: Seal;
  /** Our own address without its last slash; known when the server listens. */
  ownAddress: () => string;
};
