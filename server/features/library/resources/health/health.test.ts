import { showHubHealth } from '@devorbit/contract/library/resource-health.ts';
import { call } from '@devorbit/testkit/call.ts';
import { makePdf } from '@devorbit/testkit/documents.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { formOf, publish, sendForm, suggest } from '../_upload.ts';

let house: House;
let member: SignedIn;
let staff: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  house = await openHouse();
  [member, staff, admin] = [
    await makeUser(house),
    await makeUser(house, { role: 'staff' }),
    await makeUser(house, { role: 'superuser' }),
  ];
});
afterAll(() => house.close());

const shown = async (as: SignedIn) => (await call(house.url, showHubHealth, { as: as.code })).body;
const end = (id: number, state: string, more = '') =>
  house.database.raw(
    `update resource_preparations set state = '${state}', reason = 'Locked with a password' ${more}
     where digest = (select digest from resources where id = ${id})`,
  );

test('counts, queues, failures and room, as they are', async () => {
  expect(await shown(admin)).toMatchObject({
    documents: { published: 0, suggested: 0, hidden: 0 },
    preview: { waiting: 0, running: 0, unavailable: 0, oldest_at: null },
    failures: [],
    failed: 0,
    largest: [],
    disk: { kind: 'folder', files: 0, bytes: 0, originals: 0, previews: 0, unused: 0 },
  });
  const files = [1, 2, 3, 4].map((at) => makePdf(`Health ${at}`));
  const [locked, scanned, waiting] = [
    await publish(house.url, admin.code, files[0]!, 'a.pdf', { title: 'Locked' }),
    await publish(house.url, admin.code, files[1]!, 'b.pdf', { title: 'Scanned' }),
    await publish(house.url, admin.code, files[2]!, 'c.pdf', { title: 'Waiting' }),
  ];
  const { resource: secret } = await suggest(house.url, member.code, files[3]!, 'd.pdf', { title: 'Nobody knows' });
  // The same bytes twice take room once.
  await publish(house.url, admin.code, files[0]!, 'a.pdf', { title: 'Locked again', duplicate: 'allow' });
  await end(locked.id, 'refused');
  await end(scanned.id, 'ready', `, ocr = 'failed', ocr_reason = 'It took too long'`);
  await end(waiting.id, 'waiting');
  await end(secret.id, 'failed');
  const health = await shown(admin);
  expect(health.documents).toEqual({ published: 4, suggested: 1, hidden: 0 });
  expect(health.preview).toMatchObject({ waiting: 1, running: 0, unavailable: 0, oldest_at: expect.any(String) });
  expect(health.ocr).toMatchObject({ waiting: 0, running: 0, oldest_at: null });
  const facts = health.failures.map(({ title, work, outcome, reason, state }) => [title, work, outcome, reason, state]);
  expect(facts.toSorted()).toEqual([
    ['Locked again', 'preview', 'refused', 'Locked with a password', 'published'],
    ['Nobody knows', 'preview', 'failed', 'Locked with a password', 'suggested'],
    ['Scanned', 'ocr', 'failed', 'It took too long', 'published'],
  ]);
  expect(health.failed).toBe(3);
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  expect(health.disk).toMatchObject({ files: 4, bytes, originals: bytes, previews: 0, unused: 0 });
  expect(health.disk.free).toBeGreaterThan(0);
  expect(health.disk.quota).toBeNull();
  expect(health.largest).toHaveLength(5);
  expect(health.largest.map(({ size }) => size)).toEqual(
    health.largest.map(({ size }) => size).toSorted((a, b) => b - a),
  );
  expect(health.largest).toContainEqual({
    id: secret.id,
    title: 'Nobody knows',
    file_type: 'pdf',
    state: 'suggested',
    size: files[3]!.length,
  });
});

test('staff who are no superusers are told of nothing that is not decided', async () => {
  const { failures, failed, largest } = await shown(staff);
  expect(largest.map(({ title }) => title)).not.toContain('Nobody knows');
  expect(largest).toHaveLength(4);
  expect(failures.map(({ title }) => title).toSorted()).toEqual(['Locked again', 'Scanned']);
  expect(failed).toBe(2);
});

test('what nothing has referred to since the last sweep is unused', async () => {
  await house.database.raw(`insert into blobs (digest, size, stored_at, unreferenced_since)
    values (repeat('e', 64), 70, now(), now() - interval '3 hours'), (repeat('f', 64), 7, now(), now())`);
  const { disk } = await shown(admin);
  expect(disk.unused).toBe(70);
  expect(disk.bytes - disk.originals).toBe(77);
});

test('a hub that is full takes nothing more, in whatever way it comes, and keeps what it has', async () => {
  const full = await openHouse({ env: { RESOURCE_QUOTA_GB: '0.000001' } });
  onTestFinished(() => full.close());
  const [other, boss] = [await makeUser(full), await makeUser(full, { role: 'superuser' })];
  // A kilobyte is the limit: the last one in may end above it.
  const { id } = await publish(full.url, boss.code, makePdf('x'.repeat(2000)), 'a.pdf');
  const refusal = expect.objectContaining({ error: expect.stringContaining('is full') });
  const upload = await sendForm(full.url, boss.code, formOf(makePdf('more'), 'b.pdf'));
  expect([upload.status, upload.body]).toEqual([409, refusal]);
  const suggestion = await sendForm(full.url, other.code, formOf(makePdf('more'), 'b.pdf'), '/api/documents/suggest/');
  expect([suggestion.status, suggestion.body]).toEqual([409, refusal]);
  const begun = await fetch(`${full.url}/api/uploads/`, {
    method: 'POST',
    headers: {
      'x-session-code': other.code,
      'tus-resumable': '1.0.0',
      'upload-length': '100',
      'upload-metadata': `filename ${Buffer.from('b.pdf').toString('base64')}`,
    },
  });
  expect(begun.status).toBe(409);
  expect((await call(full.url, showHubHealth, { as: boss.code })).body).toMatchObject({
    documents: { published: 1 },
    disk: { quota: 1000 },
    largest: [{ id }],
  });
});
