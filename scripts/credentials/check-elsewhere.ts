import assert from 'node:assert/strict';
import { verifyCredential } from '@digitalcredentials/verifier-core';
import type { Check } from './check-issued.ts';
import type { Issued } from './issue-at.ts';

/** Where a did:web has its keys. */
const addressOf = (did: string): string =>
  `https://${decodeURIComponent(did.slice('did:web:'.length))}/.well-known/did.json`;

/** Runs `act` while the network has these documents and nothing else. */
async function withDocuments<T>(documents: ReadonlyMap<string, unknown>, act: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { error, log } = console;
  globalThis.fetch = (asked) => {
    const document = documents.get(asked instanceof Request ? asked.url : String(asked));
    return document === undefined
      ? Promise.reject(new Error('There is no network'))
      : Promise.resolve(Response.json(document));
  };
  // It writes there that it has no schema of Open Badges to compare with, which is on another's site.
  console.error = console.log = () => undefined;
  try {
    return await act();
  } finally {
    globalThis.fetch = fetch;
    Object.assign(console, { error, log });
  }
}

/** That the verifier of the Digital Credentials Consortium, which wallets and schools use, says the same as we do. */
export async function checkElsewhere(issued: Issued, check: Check): Promise<void> {
  const { valid, revoked, proven, documents } = issued;
  const there = new Map<string, unknown>([
    ...[...documents]
      .filter(([did]) => did.startsWith('did:web:'))
      .map(([did, document]) => [addressOf(did), document] as const),
    ...[valid, revoked, proven].map(({ status_list: list }) => [(list as { id: string }).id, list] as const),
  ]);
  const said = async (credential: object): Promise<Record<string, boolean | undefined>> => {
    const { log, errors } = await withDocuments(there, () =>
      verifyCredential({ credential: structuredClone(credential) as never, knownDIDRegistries: [] }),
    );
    if (!log) throw new Error(JSON.stringify(errors));
    return Object.fromEntries(log.map(({ id, valid: holds }) => [id, holds]));
  };
  const good = { valid_signature: true, revocation_status: true, expiration: true };
  const { credential } = valid;
  assert.ok(credential && revoked.credential && proven.credential);
  await check('verifier-core: valid', async () => {
    assert.partialDeepStrictEqual(await said(credential), good);
    assert.partialDeepStrictEqual(await said(proven.credential ?? {}), good);
  });
  await check('verifier-core: revoked, and rightly signed', async () => {
    assert.partialDeepStrictEqual(await said(revoked.credential ?? {}), { ...good, revocation_status: false });
  });
  await check('verifier-core: another holder is no longer what was signed', async () => {
    const { credentialSubject } = credential as { credentialSubject: object };
    const forged = { ...credential, credentialSubject: { ...credentialSubject, id: 'did:example:somebody-else' } };
    const found = await said(forged).catch((error: unknown) => ({ valid_signature: false, why: String(error) }));
    assert.equal(found.valid_signature, false);
  });
}
