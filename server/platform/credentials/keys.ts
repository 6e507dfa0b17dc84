import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import * as Multikey from '@digitalbazaar/ed25519-multikey';
import { z } from 'zod';

/** What of a key may be seen by everybody, and what has to be sealed. */
export type MadeKey = { public: object; secret: string };

export const Ed25519Public = z.object({ publicKeyMultibase: z.string().startsWith('z6Mk') });
export const RsaPublic = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() });

/** Signs the proofs that stand in credentials. */
export async function makeEd25519Key(): Promise<MadeKey> {
  const pair = await Multikey.generate();
  const { publicKeyMultibase, secretKeyMultibase } = await pair.export({ publicKey: true, secretKey: true });
  return { public: { publicKeyMultibase }, secret: secretKeyMultibase };
}

/** Signs JWTs: RS256 is what every reader of Open Badges has to know. */
export async function makeRsaKey(): Promise<MadeKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const { kty, n, e } = publicKey.export({ format: 'jwk' });
  return {
    public: RsaPublic.parse({ kty, n, e }),
    secret: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
