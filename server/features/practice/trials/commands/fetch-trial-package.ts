import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { trialPackageNotFound } from '../errors.ts';
import { selectOptionalTrialPackage } from '../store.ts';
import { mayFetchTrial } from '../trial-address.ts';

type Deps = { database: Database; clock: Clock; secret: string };
type Signed = { digest: string; until: string };

/** The packed tests of a draft, for a runner with a valid signature; for all others there are none. */
export async function fetchTrialPackage({ database, clock, secret }: Deps, signed: Signed): Promise<Buffer> {
  const bytes = mayFetchTrial(secret, signed, clock) ? await selectOptionalTrialPackage(database, signed.digest) : null;
  if (bytes === null) throw trialPackageNotFound();
  return bytes;
}
