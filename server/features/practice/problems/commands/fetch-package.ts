import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { packageNotFound } from '../errors.ts';
import { mayFetchPackage } from '../package-address.ts';
import { selectOptionalPackage } from '../store.ts';

type Deps = { database: Database; clock: Clock; secret: string };
type Signed = { digest: string; until: string };

/** The packed package for a runner. Who holds a valid signature may have the package it names; for all others there is none. */
export async function fetchPackage({ database, clock, secret }: Deps, signed: Signed): Promise<Buffer> {
  const bytes = mayFetchPackage(secret, signed, clock.now())
    ? await selectOptionalPackage(database, signed.digest)
    : null;
  if (bytes === null) throw packageNotFound();
  return bytes;
}
