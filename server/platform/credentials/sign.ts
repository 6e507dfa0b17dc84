import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import * as Multikey from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import * as vc from '@digitalbazaar/vc';
import { importPKCS8, SignJWT } from 'jose';
import { loadContext } from './contexts.ts';

export type Ed25519Signer = { publicKeyMultibase: string; secret: string; controller: string };

/** How an Ed25519 key is named in the DID document of its controller. */
export const methodOf = (controller: string, publicKeyMultibase: string): string =>
  `${controller}#${publicKeyMultibase}`;

/** The credential with an embedded proof (Data Integrity, eddsa-rdfc-2022). Throws where it holds a term that no context knows. */
export async function signEmbedded(
  credential: object,
  { publicKeyMultibase, secret, controller }: Ed25519Signer,
  now: Date,
): Promise<Record<string, unknown>> {
  const pair = await Multikey.from({
    type: 'Multikey',
    id: methodOf(controller, publicKeyMultibase),
    controller,
    publicKeyMultibase,
    secretKeyMultibase: secret,
  });
  const suite = new DataIntegrityProof({ signer: pair.signer(), date: now, cryptosuite });
  return vc.issue({ credential: structuredClone(credential), suite, documentLoader: loadContext, now });
}

/** The credential as a JWT as of Open Badges 3.0, section 8.2: signed RS256, its own fields beside the registered claims. */
export async function signJwt(
  credential: { id: string; issuer: { id: string }; validFrom: string },
  { kid, secret }: { kid: string; secret: string },
): Promise<string> {
  return new SignJWT({ ...credential, iss: credential.issuer.id, jti: credential.id })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setNotBefore(new Date(credential.validFrom))
    .sign(await importPKCS8(secret, 'RS256'));
}
