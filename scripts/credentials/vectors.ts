import assert from 'node:assert/strict';
import { hashesOf, readCredential } from '@devorbit/testkit/credentials/read-credential.ts';
import type { Check } from './check-issued.ts';

/** Data Integrity EdDSA Cryptosuites 1.0 (W3C Recommendation), B.1: the signed credential and what is hashed on the way. */
const KEY = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';
const signed = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
  type: ['VerifiableCredential', 'AlumniCredential'],
  name: 'Alumni Credential',
  description: 'A minimum viable example of an Alumni Credential.',
  issuer: 'https://vc.example/issuers/5678',
  validFrom: '2023-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
  proof: {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: '2023-02-24T23:36:38Z',
    verificationMethod: `did:key:${KEY}#${KEY}`,
    proofPurpose: 'assertionMethod',
    proofValue: 'z2YwC8z3ap7yx1nZYCg4L3j3ApHsF8kgPdSb5xoS1VR7vPG3F561B52hYnQF9iseabecm3ijx4K1FBTQsCZahKZme',
  },
} as const;
const DOCUMENT = '517744132ae165a5349155bef0bb0cf2258fff99dfe1dbd914b938d775a36017';
const OPTIONS = 'bea7b7acfbad0126b135104024a5f1733e705108f42d59668b05c0c50004c6b0';
const contexts = new Map([
  [
    'https://www.w3.org/ns/credentials/examples/v2',
    { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } },
  ],
]);
/** The example's issuer is no DID: its key is named as a document of it would. */
const documents = new Map([
  [
    signed.issuer,
    {
      id: signed.issuer,
      verificationMethod: [{ id: signed.proof.verificationMethod, controller: signed.issuer, publicKeyMultibase: KEY }],
      assertionMethod: [signed.proof.verificationMethod],
    },
  ],
]);
const trust = { documents, contexts, now: new Date('2024-01-01T00:00:00Z') };

/** That what checks here agrees with the W3C: byte for byte on the way, and in the end. */
export async function checkVectors(check: Check): Promise<void> {
  const copy = { ...signed, '@context': [...signed['@context']] };
  await check('the hashes of the document and of the proof’s options', async () => {
    const { document, options } = await hashesOf(copy, contexts);
    assert.deepEqual([document.toString('hex'), options.toString('hex')], [DOCUMENT, OPTIONS]);
  });
  await check('the signature', async () => void (await readCredential(copy, trust)));
  await check('another word in it is refused', () =>
    assert.rejects(readCredential({ ...copy, name: 'Alumna Credential' }, trust), /signature/),
  );
}
