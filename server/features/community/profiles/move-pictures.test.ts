import { createHash, randomBytes } from 'node:crypto';
import { showPicture } from '@devorbit/contract/community/profiles.ts';
import { makeUser } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBlobs } from '../../../platform/blobs/blobs.ts';
import { openBlobStore } from '../../../platform/blobs/open-store.ts';
import { createLog } from '../../../platform/log.ts';
import { openServer } from '../../../server.ts';
import { movePictures } from './commands/move-pictures.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const log = createLog('silent');
const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A picture as an earlier version kept it. */
async function keepInDatabase(bytes: Buffer, digest = digestOf(bytes)): Promise<number> {
  const { user } = await makeUser(house);
  const { database } = house;
  await database.raw('alter table pictures disable trigger all');
  await database.raw('insert into pictures (user_id, digest, bytes, created_at) values ($1, $2, $3, now())', [
    user.id,
    digest,
    bytes,
  ]);
  await database.raw('alter table pictures enable trigger all');
  return user.id;
}
const left = async () =>
  (await house.database.raw('select user_id from pictures where bytes is not null order by user_id')).rows;
const shown = async (bytes: Buffer) =>
  Buffer.from(
    await (await fetch(house.url + showPicture.path.replace(':digest', digestOf(bytes)))).arrayBuffer(),
  ).equals(bytes);

test('a server that starts moves pictures from the database; their addresses stay', async () => {
  const pictures = Array.from({ length: 2 }, () => randomBytes(1000));
  for (const bytes of pictures) await keepInDatabase(bytes);
  const same = pictures[0] ?? Buffer.alloc(0);
  await keepInDatabase(same);
  const second = await openServer({ ...house.env, PORT: 0 }, { log, clock: house.clock });
  expect(await left()).toEqual([]);
  for (const bytes of pictures) expect(await shown(bytes)).toBe(true);
  await second.close();
});

test('a move that breaks off goes on where it was', async () => {
  const pictures = Array.from({ length: 3 }, () => randomBytes(1000));
  const users: number[] = [];
  for (const bytes of pictures) users.push(await keepInDatabase(bytes));
  const blobs = createBlobs(house, await openBlobStore(house.env));
  let puts = 0;
  const failing = {
    ...blobs,
    put: async (...given: Parameters<typeof blobs.put>) => {
      if (++puts === 2) throw new Error('The disk is full');
      return blobs.put(...given);
    },
  };
  await expect(movePictures({ database: house.database, blobs: failing, log })).rejects.toThrow('The disk is full');
  expect(await left()).toEqual(users.slice(1).map((user_id) => ({ user_id })));
  await movePictures({ database: house.database, blobs, log }, 1);
  expect(await left()).toEqual([]);
  for (const bytes of pictures) expect(await shown(bytes)).toBe(true);
});

test('a picture under another digest than its own has its own afterwards', async () => {
  const bytes = randomBytes(1000);
  const user = await keepInDatabase(bytes, 'a'.repeat(64));
  await movePictures({ ...house, blobs: createBlobs(house, await openBlobStore(house.env)), log });
  expect((await house.database.raw('select digest from pictures where user_id = $1', [user])).rows).toEqual([
    { digest: digestOf(bytes) },
  ]);
});
