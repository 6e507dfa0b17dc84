import { generateKeyPairSync } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { createSeal } from '../../../../platform/sealed.ts';
import { insertKey, type KeyRow, selectKeys } from '../store.ts';

export type KeyDeps = { secret: string; clock: Clock };

/** The pair that signs an event’s tickets: `public_key` in base64url, the private one as PKCS #8. Made where there is none. */
export async function holdKey(
  { secret, clock }: KeyDeps,
  db: Queryable,
  event: number,
): Promise<{ public_key: string; privateKey: () => Buffer }> {
  const seal = createSeal(secret, 'ticket keys');
  const context = `event ${event}`;
  const opened = ({ public_key, sealed }: KeyRow) => ({
    public_key,
    privateKey: () => Buffer.from(seal.open(sealed, context), 'base64url'),
  });
  const [known] = await selectKeys(db, [event]);
  if (known !== undefined) return opened(known);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const secretPart = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  await insertKey(db, { event_id: event, public_key: x, sealed: seal.close(secretPart, context) }, clock.now());
  // Another may have been first.
  const [made] = await selectKeys(db, [event]);
  if (made === undefined) throw new Error(`No key for the tickets of event ${event}`);
  return opened(made);
}
