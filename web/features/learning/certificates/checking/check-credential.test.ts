import { credentialOf } from '@devorbit/server/features/learning/certificates/credential.ts';
import drawFile from '@devorbit/server/features/learning/certificates/paper/draw-file.ts';
// @vitest-environment node
import { didDocument, didKeyOf, jwkMethodOf } from '@devorbit/server/platform/credentials/did.ts';
import { makeEd25519Key, makeRsaKey } from '@devorbit/server/platform/credentials/keys.ts';
import { signEmbedded, signJwt } from '@devorbit/server/platform/credentials/sign.ts';
import { signStatusList } from '@devorbit/server/platform/credentials/status-list.ts';
import { beforeAll, expect, test } from 'vitest';
import { bundleOf, type Credential, type Given, heldIn, isCredential, shownOf, verdictOf } from '../model.ts';
import { checkCredential } from './check-credential.ts';
import { readCertificateFile } from './read-file.ts';

const SITE = 'https://devorbit.example';
const DID = 'did:web:devorbit.example';
const ID = 'cert-javascript-roadmap-1778925600000';
// The library that reads status lists goes by the real time.
const now = new Date();
const claimed = {
  id: ID,
  framework: { id: 'javascript', name: 'JavaScript' },
  category: { id: 'roadmap', name: 'Roadmap' },
  level: 'completed',
  holder: 'Zoë देशपांडे',
  evidence: [{ kind: 'topics', done: 28, of: 28 }],
  earnedAt: new Date('2026-05-16T10:00:00Z'),
} as const;

const made = async (controller: string) => {
  const [key, rsa] = [await makeEd25519Key(), await makeRsaKey()];
  const { publicKeyMultibase } = key.public as { publicKeyMultibase: string };
  const issuer = controller === '' ? didKeyOf(publicKeyMultibase) : controller;
  const signer = { publicKeyMultibase, secret: key.secret, controller: issuer };
  const unsigned = credentialOf(claimed, { issuer, site: SITE, list: 1, index: 7 });
  const listId = `${SITE}/api/credentials/status/1/`;
  return {
    credential: (await signEmbedded(unsigned, signer, now)) as Credential,
    jwt: await signJwt(unsigned, { kid: jwkMethodOf(issuer, 'key-2'), secret: rsa.secret }),
    document: didDocument(issuer, [
      { kind: 'Ed25519', publicKeyMultibase },
      { kind: 'RS256', name: 'key-2', jwk: rsa.public },
    ]),
    fresh: await signStatusList({ id: listId, revoked: [] }, signer, now),
    revoking: await signStatusList({ id: listId, revoked: [7] }, signer, now),
  };
};
let ours: Awaited<ReturnType<typeof made>>;
let stranger: typeof ours;
beforeAll(async () => {
  ours = await made(DID);
  stranger = await made('');
});

const check = async (more: Partial<Given> = {}) => {
  const { credential, document, fresh } = ours;
  const given = { credential, issuers: [document], statusList: fresh, now: now.getTime() + 1000, ...more };
  const lines = await checkCredential(given);
  return { verdict: verdictOf(lines), lines };
};

test('what we signed is valid, as credential and as JWT', async () => {
  expect((await check()).verdict).toBe('valid');
  const held = heldIn(ours.jwt);
  expect(held?.jwt).toBe(ours.jwt);
  const given = { credential: held?.credential as Credential, jwt: ours.jwt };
  expect((await check(given)).verdict).toBe('valid');
  const [head, body = '', signature] = ours.jwt.split('.');
  expect((await check({ ...given, jwt: `${head}.${body.slice(0, -1)}x.${signature}` })).verdict).toBe('changed');
});

test('a changed word, a word beside it, and keys of others are seen', async () => {
  const { credential } = ours;
  expect((await check({ credential: { ...credential, name: 'Everything' } })).verdict).toBe('changed');
  const beside = await check({ credential: { ...credential, distinction: 'summa cum laude' } });
  expect(beside.verdict).toBe('changed');
  const moved = {
    ...credential,
    credentialStatus: { ...(credential['credentialStatus'] as object), statusListIndex: '8' },
  };
  expect((await check({ credential: moved as Credential })).verdict).toBe('changed');
  // Well signed, and by whom we do not know.
  const { lines, verdict } = await check({ credential: stranger.credential });
  expect([verdict, lines.signature.said, lines.issuer.said]).toEqual(['foreign', 'good', 'bad']);
  const posing = { ...stranger.credential, issuer: credential.issuer };
  expect((await check({ credential: posing })).verdict).toBe('changed');
});

test('revoked by the list alone, whatever else is good; an old or a strange list says nothing', async () => {
  expect((await check({ statusList: ours.revoking })).verdict).toBe('revoked');
  expect((await check({ statusList: null })).lines.revocation.said).toBe('unknown');
  expect((await check({ statusList: stranger.fresh })).verdict).toBe('unsure');
  const late = await check({ now: now.getTime() + 2 * 24 * 60 * 60 * 1000 });
  expect([late.verdict, late.lines.revocation.said]).toEqual(['unsure', 'unknown']);
});

test('without our keys nothing is called valid', async () => {
  const { verdict, lines } = await check({ issuers: null });
  expect([verdict, lines.issuer.said]).toEqual(['unsure', 'unknown']);
  expect((await check({ now: Date.parse('2026-05-01T00:00:00Z') })).lines.dates.said).toBe('bad');
});

test('every file holds what was signed', async () => {
  const json = JSON.stringify(ours.credential);
  const on = {
    ...claimed,
    evidence: [...claimed.evidence],
    earned_at: claimed.earnedAt.toISOString(),
    url: SITE,
    sample: false,
  };
  for (const format of ['png', 'svg', 'pdf'] as const) {
    const bytes = await drawFile({ on, format, credential: json });
    const held = await readCertificateFile(new Blob([new Uint8Array(bytes)]));
    expect(held?.credential).toEqual(ours.credential);
  }
  expect((await readCertificateFile(new Blob([json])))?.credential).toEqual(ours.credential);
  const bundle = bundleOf({ credential: ours.credential, issuers: [], status_list: ours.fresh } as never);
  expect(heldIn(bundle)?.statusList).toEqual(ours.fresh);
  for (const odd of ['', '{', '[]', 'a.b.c', '{"credential":7}', '\u0089PNG', '%PDF-1.7'])
    expect(await readCertificateFile(new Blob([odd]))).toBeNull();
});

test('what is shown is what was signed', () => {
  expect(isCredential({ ...ours.credential, credentialSubject: {} })).toBe(false);
  expect(shownOf(ours.credential)).toMatchObject({
    name: 'JavaScript Roadmap Certificate',
    holder: 'Zoë देशपांडे',
    level: 'completed',
    achievement: '/achievements/javascript/roadmap/completed',
  });
});
