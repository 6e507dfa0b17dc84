import { makeEd25519Key, makeRsaKey } from '../../../../platform/credentials/keys.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { insertKey, type KeyRow, lockKeys, selectKeys } from '../issuer-store.ts';
import { type IssuerDeps, sealKey } from '../issuer.ts';

/** All keys, newest first, an active one of each kind among them: they are made when they are first needed. */
export async function holdIssuer(deps: IssuerDeps, tx: Queryable): Promise<KeyRow[]> {
  const keys = await selectKeys(tx);
  if (keys.some(({ retired_at }) => retired_at === null)) return keys;
  await lockKeys(tx);
  const meanwhile = await selectKeys(tx);
  if (meanwhile.some(({ retired_at }) => retired_at === null)) return meanwhile;
  const [ed25519, rsa] = await Promise.all([makeEd25519Key(), makeRsaKey()]);
  const at = deps.clock.now();
  await insertKey(tx, { kind: 'Ed25519', public: ed25519.public, at }, sealKey(deps, ed25519.secret));
  await insertKey(tx, { kind: 'RS256', public: rsa.public, at }, sealKey(deps, rsa.secret));
  return selectKeys(tx);
}
