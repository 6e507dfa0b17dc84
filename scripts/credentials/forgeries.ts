import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { makeEd25519Key } from '@devorbit/server/platform/credentials/keys.ts';
import { signEmbedded } from '@devorbit/server/platform/credentials/sign.ts';
import { signStatusList } from '@devorbit/server/platform/credentials/status-list.ts';
import { readCredential, readIsRevoked, readJwt } from '@devorbit/testkit/credentials/read-credential.ts';
import type { Issued } from './issue-at.ts';

/** A forgery, the reason for which it has to be refused, and the attempt to pass it off as real. */
type Forgery = { name: string; expected: string; attempt: () => Promise<unknown> };
type Json = Record<string, unknown>;

const SIGNATURE = 'the signature is not that of this text';
const DAYS_2_MS = 2 * 24 * 60 * 60 * 1000;

/** Every way we know to make one's own certificate out of another's. */
export async function forgeries({ issuer, valid, revoked, other, documents }: Issued): Promise<Forgery[]> {
  const now = new Date();
  const trust = { documents, now };
  const { credential: real, jwt } = valid;
  assert.ok(real && revoked.credential && other.credential && jwt);
  const proof = real['proof'] as Json;
  const subject = real['credentialSubject'] as Json;
  const status = real['credentialStatus'] as Json;
  const changed = (name: string, more: Json, expected = SIGNATURE): Forgery => ({
    name,
    expected,
    attempt: () => readCredential({ ...real, ...more }, trust),
  });
  const proofOf = (name: string, more: Json, expected = SIGNATURE) =>
    changed(name, { proof: { ...proof, ...more } }, expected);

  const stranger = await makeEd25519Key();
  const { publicKeyMultibase } = stranger.public as { publicKeyMultibase: string };
  const asUs = { publicKeyMultibase, secret: stranger.secret, controller: issuer };
  const { proof: _, ...unsigned } = real;
  const byStranger = await signEmbedded(unsigned, asUs, now);
  const listOfStranger = await signStatusList({ id: String(status['statusListCredential']), revoked: [] }, asUs, now);

  const [head = '', body = '', signature = ''] = jwt.split('.');
  const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const decoded = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
  const altered = encoded({ ...decoded(body), name: 'Everything Certificate' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = JSON.stringify(documents.get(issuer));
  const jwtOf = (name: string, forged: string, expected = SIGNATURE): Forgery => ({
    name,
    expected,
    attempt: async () => readJwt(forged, trust),
  });
  const flipped = `${proof['proofValue']}`.replace(/.$/, (last) => (last === '2' ? '3' : '2'));
  const list = valid.status_list;
  const inList = list['credentialSubject'] as Json;

  return [
    changed('another name', {
      credentialSubject: {
        ...subject,
        identifier: [{ ...(subject['identifier'] as [Json])[0], identityHash: 'Mallory' }],
      },
    }),
    changed('one letter of the title', { name: `${String(real['name']).slice(0, -1)}E` }),
    changed('an earlier date', { validFrom: '2020-01-01T00:00:00Z' }),
    changed('a date that is still to come', { awardedDate: '2100-01-01T00:00:00Z' }),
    changed('a better achievement', {
      credentialSubject: { ...subject, achievement: { ...(subject['achievement'] as Json), name: 'Everything' } },
    }),
    changed('one piece of evidence less', { evidence: [] }),
    changed('another place in the status list', { credentialStatus: { ...status, statusListIndex: '1' } }),
    changed('no status list', { credentialStatus: undefined }),
    changed('a word that no context knows', { distinction: 'summa cum laude' }, 'no JSON-LD of its contexts'),
    changed('a context less', { '@context': [(real['@context'] as string[])[0]] }, ''),
    changed(
      'a context of one’s own',
      { '@context': [...(real['@context'] as string[]), 'https://mallory.example/c'] },
      'unknown',
    ),
    changed('another issuer', { issuer: { ...(real['issuer'] as Json), id: 'did:web:mallory.example' } }, 'is unknown'),
    changed('the proof of another certificate', { proof: other.credential['proof'] }),
    changed('no proof', { proof: undefined }, 'no signed credential'),
    proofOf('one letter of the signature', { proofValue: flipped }),
    proofOf('another moment of signing', { created: '2020-01-01T00:00:00Z' }),
    proofOf('another purpose', { proofPurpose: 'authentication' }, 'no signed credential'),
    proofOf('another suite', { cryptosuite: 'eddsa-jcs-2022' }, 'no signed credential'),
    proofOf(
      'a stranger’s key',
      { verificationMethod: `did:key:${publicKeyMultibase}#${publicKeyMultibase}` },
      'is no key of',
    ),
    {
      name: 'signed as us by a stranger’s key',
      expected: 'is no key of',
      attempt: () => readCredential(byStranger, trust),
    },
    jwtOf('a JWT whose text was changed', `${head}.${altered}.${signature}`),
    jwtOf('a JWT without a signature', `${encoded({ ...decoded(head), alg: 'none' })}.${altered}.`, 'no JWT of ours'),
    jwtOf(
      'a JWT signed HS256 with our public key',
      `${encoded({ ...decoded(head), alg: 'HS256' })}.${altered}.${createHmac('sha256', publicPem).update(altered).digest('base64url')}`,
      'no JWT of ours',
    ),
    jwtOf(
      'a JWT signed by another RSA key',
      `${head}.${altered}.${sign('RSA-SHA256', Buffer.from(`${head}.${altered}`), rsa.privateKey).toString('base64url')}`,
    ),
    jwtOf(
      'a JWT whose key is a stranger’s',
      `${encoded({ ...decoded(head), kid: 'https://mallory.example/key' })}.${body}.${signature}`,
      'is no key of',
    ),
    {
      name: 'a status list in which a bit was taken back',
      expected: SIGNATURE,
      attempt: async () => {
        const read = await readCredential(revoked.credential ?? {}, trust);
        const empty = listOfStranger['credentialSubject'] as Json;
        const encodedList = empty['encodedList'];
        return readIsRevoked(read, { ...list, credentialSubject: { ...inList, encodedList } }, trust);
      },
    },
    {
      name: 'a status list by a stranger',
      expected: 'is no key of',
      attempt: async () => readIsRevoked(await readCredential(real, trust), listOfStranger, trust),
    },
    {
      name: 'an expired status list',
      expected: 'it has expired',
      attempt: async () => {
        const late = { ...trust, now: new Date(now.getTime() + DAYS_2_MS) };
        return readIsRevoked(await readCredential(real, late), list, late);
      },
    },
    {
      name: 'a certificate in the place of the status list',
      expected: '',
      attempt: async () => readIsRevoked(await readCredential(real, trust), other.credential ?? {}, trust),
    },
  ];
}
