import { createCredential, createList } from '@digitalbazaar/vc-bitstring-status-list';
import { type Ed25519Signer, signEmbedded } from './sign.ts';

/** The least length that the W3C's Bitstring Status List allows: so many hide who is meant. */
export const STATUS_LIST_LENGTH = 131_072;
/** How long readers may keep it, in ms. */
export const STATUS_LIST_TTL_MS = 5 * 60 * 1000;
/** After so long a kept list says nothing any more, in ms. */
const STATUS_LIST_VALID_MS = 24 * 60 * 60 * 1000;

/** The signed list at `id` with the bits of `revoked` set. */
export async function signStatusList(
  { id, revoked }: { id: string; revoked: readonly number[] },
  signer: Ed25519Signer,
  now: Date,
): Promise<Record<string, unknown>> {
  const list = await createList({ length: STATUS_LIST_LENGTH });
  for (const index of revoked) list.setStatus(index, true);
  const credential = await createCredential({ id, list, statusPurpose: 'revocation' });
  return signEmbedded(
    {
      ...credential,
      issuer: signer.controller,
      validFrom: seconds(now),
      validUntil: seconds(new Date(now.getTime() + STATUS_LIST_VALID_MS)),
      credentialSubject: { ...credential.credentialSubject, ttl: STATUS_LIST_TTL_MS },
    },
    signer,
    now,
  );
}

/** As XML Schema's dateTimeStamp without fractions, which every reader takes. */
export const seconds = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, 'Z');
