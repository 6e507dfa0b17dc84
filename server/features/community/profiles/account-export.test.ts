import { FRESH_MS } from '@devorbit/contract/access.ts';
import { exportAccount, updateProfile } from '@devorbit/contract/community/profiles.ts';
import { createProject } from '@devorbit/contract/ide/projects.ts';
import { accountExportOf } from '@devorbit/server/platform/personal-data.ts';
import { features } from '@devorbit/server/registry.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeProblem } from '@devorbit/testkit/factories/problem.ts';
import { makeSubmission } from '@devorbit/testkit/factories/submission.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const NOW = new Date('2026-03-01T10:00:00Z');
let now = NOW;
let house: House;
beforeAll(async () => {
  house = await openHouse({ clock: { now: () => now } });
});
afterAll(() => house.close());
afterEach(() => {
  now = NOW;
});

const download = (code: string) => fetch(house.url + exportAccount.path, { headers: { 'x-session-code': code } });
/** The texts of an export, by their paths. */
const exported = async ({ code }: SignedIn): Promise<Record<string, string>> => {
  const response = await download(code);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
};

test('is a dated zip of what the account has, as JSON, and the files of its projects', async () => {
  const ada = await makeUser(house);
  await call(house.url, updateProfile, { as: ada.code, body: { bio: 'Likes “trees” — and 🌳' } });
  const problem = await makeProblem(house);
  await makeSubmission(house, { user_id: ada.user.id, problem_id: problem }, { code: 'print("mine")' });
  const project = await call(house.url, createProject, {
    as: ada.code,
    body: { name: 'Orbit', files: [{ name: 'src/main.py', content: 'print(1)' }] },
  });

  const response = await download(ada.code);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="devorbit-${ada.user.username}-2026-03-01.zip"`,
    'cache-control': 'no-store',
  });
  const files = await exported(ada);
  const json = (name: string): unknown => JSON.parse(files[`data/${name}.json`] ?? 'null');
  expect(json('account')).toEqual([expect.objectContaining({ id: ada.user.id, username: ada.user.username })]);
  expect(json('profile')).toEqual([expect.objectContaining({ bio: 'Likes “trees” — and 🌳' })]);
  expect(json('submissions')).toEqual([expect.objectContaining({ problem_id: problem, code: 'print("mine")' })]);
  expect(json('ide-projects')).toEqual([expect.objectContaining({ id: project.body.id, name: 'Orbit' })]);
  expect(json('sign-ins')).not.toEqual([]);
  expect(files[`ide/${project.body.id}/src/main.py`]).toBe('print(1)');
  // A kind of which there is nothing has no file.
  expect(json('certificates')).toBeNull();
  expect(files['README.txt']).toContain(ada.user.username);
});

test('holds nothing of others, and no secret', async () => {
  const [ada, eve] = [await makeUser(house), await makeUser(house)];
  const problem = await makeProblem(house);
  await makeSubmission(house, { user_id: ada.user.id, problem_id: problem }, { code: 'print("of ada")' });
  await makeSubmission(house, { user_id: eve.user.id, problem_id: problem }, { code: 'print("of eve")' });
  const all = Object.values(await exported(eve)).join('\n');
  expect(all).toContain('of eve');
  expect(all).not.toContain('of ada');
  expect(all).not.toContain(ada.user.username);
  const digests = await house.database.raw(
    `select password_hash as secret from users where id = $1
     union all select encode(code_digest, 'hex') from sessions where user_id = $1`,
    [eve.user.id],
  );
  expect(digests.rows).toHaveLength(2);
  for (const { secret } of digests.rows as { secret: string }[]) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/_(digest|hash)"|"(secret|sealed|public_key)"/);
});

test('rows come page by page, each once', async () => {
  const ada = await makeUser(house);
  await house.database.raw(
    `insert into notifications (user_id, kind, at, title, body, in_app, mail)
     select $1, 'security', now(), 'Notice ' || n, '', true, 'off' from generate_series(1, 450) n`,
    [ada.user.id],
  );
  const rows = JSON.parse((await exported(ada))['data/notifications.json'] ?? '[]') as { title: string }[];
  expect(new Set(rows.map(({ title }) => title)).size).toBe(450);
  expect(rows).toHaveLength(450);
});

test('needs a session that has just proved who it is, and is not asked for without end', async () => {
  const ada = await makeUser(house);
  expect((await refused(house.url, exportAccount)).status).toBe(401);
  now = new Date(NOW.getTime() + FRESH_MS + 1);
  expect(await refused(house.url, exportAccount, { as: ada.code })).toMatchObject({
    status: 403,
    body: { details: { reauthenticate: true } },
  });
});

const { rows } = accountExportOf(features);
test('no two kinds have one name', () => {
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
});

test.each(rows)('%s is a query that the database takes', async (_, sql) => {
  const { rows: none } = await house.database.raw(`${sql} limit $2 offset $3`, [0, 1, 0]);
  expect(none).toEqual([]);
});
