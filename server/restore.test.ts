import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteResource, type Resource, showResource } from '@devorbit/contract/library/resources.ts';
import { call } from '@devorbit/testkit/call.ts';
import { createTestDatabase, type TestDatabase } from '@devorbit/testkit/database.ts';
import { makePdf, makeZip } from '@devorbit/testkit/documents.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './features/library/resources/_upload.ts';
import { openBlobStore } from './platform/blobs/open-store.ts';

/** A database and the folder of its files, as an operator has them. */
type Place = { database: TestDatabase; folder: string };

let folders: string;
let live: Place;
let restored: Place | undefined;
let house: House;
let code: string;
beforeEach(async () => {
  folders = await mkdtemp(join(tmpdir(), 'devorbit-restore-'));
  live = { database: await createTestDatabase(), folder: join(folders, 'live') };
  house = await openAt(live);
  ({ code } = await makeUser(house, { role: 'superuser' }));
});
afterEach(async () => {
  await house.close();
  await live.database.drop();
  await restored?.database.drop();
  restored = undefined;
  await rm(folders, { recursive: true });
});

const openAt = ({ database, folder }: Place): Promise<House> =>
  openHouse({ databaseUrl: database.url, env: { DATA_DIR: folder } });

/** A test's way of copying a database needs it for itself; pg_dump does not. */
async function copyDatabase(): Promise<TestDatabase> {
  await house.close();
  const copy = await live.database.copy();
  house = await openAt(live);
  return copy;
}
const copyFolder = (to: string) => cp(live.folder, to, { recursive: true });

async function restore(place: Place): Promise<void> {
  restored = place;
  await house.close();
  house = await openAt(place);
}

const program = fileURLToPath(new URL('blobs.ts', import.meta.url));
const blobs = (command: 'verify' | 'gc') =>
  new Promise<{ code: number; said: string }>((done) => {
    const env = { ...process.env, DATABASE_URL: house.databaseUrl, DATA_DIR: house.env.DATA_DIR };
    execFile(process.execPath, [program, command], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
const hoursGoBy = (hours: number) =>
  house.database.raw("update blobs set unreferenced_since = unreferenced_since - $1 * interval '1 hour'", [hours]);

const digestOf = ({ file_url }: Resource): string => /file\/(\w{64})/.exec(file_url ?? '')?.[1] ?? '';
const isThere = async (resource: Resource) => (await openBlobStore(house.env)).has(digestOf(resource));
const remove = ({ id }: Resource) => call(house.url, deleteResource, { as: code, params: { id } });
async function bytesOf({ id }: Resource): Promise<Buffer> {
  const { file_url } = (await call(house.url, showResource, { as: code, params: { id } })).body;
  const answer = await fetch(house.url + file_url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test('a copy of the database and one of the folder from later in the day are whole together; gc takes what is newer', async () => {
  const put = (text: string) => publish(house.url, code, makePdf(text), `${text}.pdf`);
  const stays = await put('stays');
  const goes = await put('goes');
  const gone = await publish(house.url, code, makeZip({ 'a.txt': 'gone before' }), 'gone.zip');
  await remove(gone);
  await blobs('gc');
  await hoursGoBy(2);

  const database = await copyDatabase();
  const newer = await put('newer');
  await remove(goes);
  await blobs('gc');
  await hoursGoBy(23);
  // The archive and what is listed of it, which went an hour before the first copy was made.
  expect(await blobs('gc')).toEqual({ code: 0, said: '2 files deleted.\n' });
  expect([await isThere(gone), await isThere(goes)]).toEqual([false, true]);
  const folder = join(folders, 'copy');
  await copyFolder(folder);

  await restore({ database, folder });
  expect((await bytesOf(stays)).equals(makePdf('stays'))).toBe(true);
  expect((await bytesOf(goes)).equals(makePdf('goes'))).toBe(true);
  expect(await blobs('verify')).toEqual({
    code: 0,
    said: "1 file that the database does not know: 'gc' takes them.\n2 files whole, 0 missing, 0 damaged.\n",
  });
  expect(await blobs('gc')).toEqual({
    code: 0,
    said: '1 file without a row in the database: found now, deleted by a sweep in a day.\n0 files deleted.\n',
  });
  expect(await isThere(newer)).toBe(true);
  await hoursGoBy(25);
  expect(await blobs('gc')).toEqual({ code: 0, said: '3 files deleted.\n' });
  expect([await isThere(newer), await isThere(stays), await isThere(goes)]).toEqual([false, true, true]);
  expect(await blobs('verify')).toEqual({ code: 0, said: '2 files whole, 0 missing, 0 damaged.\n' });
});

test('the other way round, what is newer than the copy of the folder is missing, and named', async () => {
  await publish(house.url, code, makePdf('first'), 'first.pdf');
  const folder = join(folders, 'copy');
  await copyFolder(folder);
  const later = await publish(house.url, code, makePdf('later'), 'later.pdf');
  await restore({ database: await copyDatabase(), folder });
  expect(await blobs('verify')).toEqual({
    code: 1,
    said: `Missing: ${digestOf(later)}\n1 file whole, 1 missing, 0 damaged.\n`,
  });
});
