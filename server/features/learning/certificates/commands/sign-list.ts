import { LRUCache } from 'lru-cache';
import { signStatusList, STATUS_LIST_TTL_MS } from '../../../../platform/credentials/status-list.ts';
import type { Database } from '../../../../platform/database.ts';
import { statusListAddress } from '../credential.ts';
import { statusListNotFound } from '../errors.ts';
import { selectKeys } from '../issuer-store.ts';
import { type IssuerDeps, signerFor } from '../issuer.ts';
import { selectOptionalStatusList, selectRevokedIndexes } from '../store.ts';

const kept = new LRUCache<string, Record<string, unknown>>({ max: 40, ttl: STATUS_LIST_TTL_MS });

/** A status list as it is now, signed by the issuer of what it tells of. What has not changed is signed once in its time to live. */
export async function signList(
  deps: IssuerDeps & { database: Database },
  list: number,
): Promise<Record<string, unknown>> {
  const found = await selectOptionalStatusList(deps.database, list);
  if (found === null) throw statusListNotFound();
  const revoked = await selectRevokedIndexes(deps.database, list);
  const key = JSON.stringify([deps.site(), found.issuer, list, revoked]);
  const known = kept.get(key);
  if (known) return known;
  const signer = signerFor(deps, await selectKeys(deps.database), found.issuer);
  const signed = await signStatusList({ id: statusListAddress(deps.site(), list), revoked }, signer, deps.clock.now());
  kept.set(key, signed);
  return signed;
}
