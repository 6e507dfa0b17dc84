import { readConcepts } from '@devorbit/content-reader/concepts.ts';
import { readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { listNotifications } from '@devorbit/contract/identity/notifications.ts';
import {
  claimCertificate,
  listCertificates,
  listClaims,
  revokeCertificate,
  rotateIssuerKeys,
  showAchievement,
  showCertificateFile,
  verifyCertificate,
  withdrawCertificate,
} from '@devorbit/contract/learning/certificates.ts';
import { conceptItem, type MarkState, roadmapItem } from '@devorbit/contract/learning/progress-marks.ts';
import { mergeProgress } from '@devorbit/contract/learning/progress.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { readCredential } from '@devorbit/testkit/credentials/read-credential.ts';
import { eraseTraces } from '@devorbit/testkit/erase-user.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import { type Claim, issueCertificate } from './commands/issue-certificate.ts';
import { certifiedRoadmaps } from './roadmap-certificates.ts';

let house: House;
let ada: SignedIn;
let staff: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  ada = await makeUser(house, { username: 'ada' });
  staff = await makeUser(house, { username: 'stan', role: 'staff' });
  admin = await makeUser(house, { username: 'cora', role: 'superuser' });
});
afterAll(() => house.close());

const modules = { kind: 'modules', done: 3, of: 3 } as const;
const at = '2026-01-05T10:00:00.000Z';
const proven: Claim['evidence'] = [
  modules,
  { kind: 'exercises', passed: 4, of: 4, judge: 'judge 1', first_at: at, last_at: at },
  { kind: 'quiz', percent: 80, at },
];
let categories = 0;
const claimOf = (more: Partial<Claim> = {}): Claim => ({
  user_id: ada.user.id,
  framework: { id: 'react', name: 'React' },
  category: { id: `state-${++categories}`, name: 'State', project: false },
  holder: 'Ada Lovelace',
  evidence: [modules],
  sample: false,
  ...more,
});
const issue = (claim = claimOf()) =>
  issueCertificate(
    { ...house, site: () => house.url, limits: { take: async () => undefined, pointsOf: () => 1 } },
    claim,
  );
const verified = async (certificateId: string) =>
  (await call(house.url, verifyCertificate, { params: { certificateId } })).body;

test('a claim is issued once, and a better one supersedes it', async () => {
  const claim = claimOf();
  const first = await issue(claim);
  expect(first).toMatchObject({ level: 'completed', name: 'React State Certificate', state: 'valid' });
  expect(first.id).toMatch(/^cert-react-state-\d+-\d+$/);
  const [again, twice] = await Promise.all([issue(claim), issue(claim)]);
  expect([again?.id, twice?.id]).toEqual([first.id, first.id]);
  const better = await issue({ ...claim, evidence: proven });
  expect(better.level).toBe('verified');
  expect((await verified(first.id)).certificate).toMatchObject({ state: 'valid', superseded_by: better.id });
});

test('without proof there is none', async () => {
  await expect(issue(claimOf({ evidence: [{ ...modules, done: 2 }] }))).rejects.toThrow('Complete every module');
  await expect(issue(claimOf({ holder: '李小龍' }))).rejects.toThrow('can’t be printed');
  const category = { ...claimOf().category, project: true };
  expect((await issue(claimOf({ category, evidence: proven }))).level).toBe('completed');
});

const javascript = certifiedRoadmaps(readCatalogue(contentFolder('.')), readConcepts(contentFolder('concepts'))).find(
  ({ id }) => id === 'javascript',
);
const topics = javascript?.topics.map(({ id }) => conceptItem(id)) ?? [];
const mark = (learner: SignedIn, items: readonly string[], state: MarkState) =>
  call(house.url, mergeProgress, {
    as: learner.code,
    body: { since: 0, marks: items.map((item) => ({ item, state, at: Date.now(), device: 'test' })) },
  });
const claim = { type: 'skill', id: 'javascript', holder: 'Grace Hopper' } as const;

test('a roadmap is certified when the server knows every core topic as done, skipped ones are not', async () => {
  const grace = await makeUser(house, { username: 'grace' });
  const [last = '', ...others] = topics;
  await mark(grace, others, 'done');
  await mark(grace, [last], 'skipped');
  await refused(house.url, claimCertificate, { body: claim });
  const left = await refused(house.url, claimCertificate, { as: grace.code, body: claim });
  expect(left).toMatchObject({
    status: 409,
    body: { error: 'One core topic of this roadmap is not marked as done yet.' },
  });
  const planned = await refused(house.url, claimCertificate, { as: grace.code, body: { ...claim, id: 'sql' } });
  expect(planned.status).toBe(404);
  await mark(grace, [roadmapItem('skill', 'javascript')], 'learning');
  const waiting = (await call(house.url, listClaims, { as: grace.code })).body[0];
  expect(waiting).toMatchObject({ id: 'javascript', done: others.length, of: topics.length, certificate_id: null });
  expect(waiting?.left.map(({ id }) => conceptItem(id))).toEqual([last]);

  const [on, beside] = [
    await makeProblem(house, { title: 'On a topic', tags: ['Array'] }),
    await makeProblem(house, { title: 'Beside them', tags: ['Geometry of Whales'] }),
  ];
  for (const problem_id of [on, beside]) await makeSubmission(house, { user_id: grace.user.id, problem_id });
  await mark(grace, [last], 'done');
  const earned = (await call(house.url, claimCertificate, { as: grace.code, body: claim })).body;
  expect(earned).toMatchObject({ name: 'JavaScript Roadmap Certificate', level: 'completed', sample: false });
  expect(earned.id).toMatch(/^cert-javascript-roadmap-\d+$/);
  expect(earned.evidence).toMatchObject([
    { kind: 'topics', done: topics.length, of: topics.length },
    { kind: 'problems', solved: 1 },
  ]);
  expect((await call(house.url, listClaims, { as: grace.code })).body[0]?.solved).toBe(1);
  const again = (await call(house.url, claimCertificate, { as: grace.code, body: { ...claim, holder: 'Someone' } }))
    .body;
  expect(again).toMatchObject({ id: earned.id, holder: 'Grace Hopper' });
  expect((await call(house.url, listClaims, { as: grace.code })).body[0]?.certificate_id).toBe(earned.id);

  // What the credential names as its achievement is a page here, and the same for everybody.
  const { credential } = await verified(earned.id);
  const read = await readCredential(credential ?? {}, { documents: new Map(), now: new Date() });
  const { achievement } = read.credentialSubject as { achievement: { id: string } };
  expect(new URL(achievement.id).pathname).toBe('/achievements/javascript/roadmap/completed');
  const params = { frameworkId: 'javascript', categoryId: 'roadmap', level: 'completed' } as const;
  const shown = (await call(house.url, showAchievement, { params })).body;
  expect(shown.criteria[0]).toBe('Every core topic of the JavaScript roadmap is marked as done.');
});

test('each file holds the credential, until it is revoked', async () => {
  const { id: certificateId } = await issue();
  const get = (format: string) => fetch(`${house.url}/api/certificates/${certificateId}/files/${format}/`);
  for (const [format, begins] of [
    ['pdf', '%PDF'],
    ['png', '\x89PNG'],
    ['svg', '<svg'],
    ['json', '{"@context"'],
    ['jwt', 'eyJ'],
  ] as const) {
    const answer = await get(format);
    expect(answer.status).toBe(200);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .toString('latin1')
        .startsWith(begins),
    ).toBe(true);
  }
  const before = (await verified(certificateId)).status_list;
  const params = { certificateId };
  await refused(house.url, revokeCertificate, { as: ada.code, params, body: { reason: 'x' } });
  await call(house.url, revokeCertificate, { as: staff.code, params, body: { reason: 'Issued by mistake.' } });
  const after = await verified(certificateId);
  expect(after.certificate).toMatchObject({ state: 'revoked', revoked_reason: 'Issued by mistake.' });
  expect(after.status_list['credentialSubject']).not.toEqual(before['credentialSubject']);
  expect((await get('png')).status).toBe(409);
  const { notifications } = (await call(house.url, listNotifications, { as: ada.code })).body;
  expect(notifications[0]?.title).toBe('Your React State Certificate was revoked.');
  expect(showCertificateFile.audience).toBe('anyone');
});

test('only the holder withdraws it, and the name goes', async () => {
  const { id: certificateId } = await issue();
  const params = { certificateId };
  await refused(house.url, withdrawCertificate, { as: staff.code, params });
  await call(house.url, withdrawCertificate, { as: ada.code, params });
  const answer = await verified(certificateId);
  expect(answer).toMatchObject({ credential: null, jwt: null, certificate: { holder: '', state: 'revoked' } });
});

test('old keys stay published, and only a superuser makes new ones', async () => {
  const { id } = await issue();
  await refused(house.url, rotateIssuerKeys, { as: staff.code });
  await call(house.url, rotateIssuerKeys, { as: admin.code });
  const { credential, issuers } = await verified(id);
  const proof = credential?.['proof'] as { verificationMethod: string };
  expect(JSON.stringify(issuers)).toContain(proof.verificationMethod);
});

test('it outlives the account', async () => {
  const eve = await makeUser(house, { username: 'eve' });
  const { id } = await issue(claimOf({ user_id: eve.user.id, holder: 'Eve' }));
  expect((await call(house.url, listCertificates, { as: eve.code })).body).toHaveLength(1);
  await eraseTraces(house.database, eve.user.id);
  expect((await verified(id)).certificate).toMatchObject({ holder: 'Eve', state: 'valid' });
});
