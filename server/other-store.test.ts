import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import { startProcess } from '@devorbit/testkit/process.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WrongStore } from './platform/blobs/store-identity.ts';
import { createLog } from './platform/log.ts';
import { openServer } from './server.ts';

let house: House;
let elsewhere: string;
beforeAll(async () => {
  house = await openHouse();
  elsewhere = await mkdtemp(join(tmpdir(), 'devorbit-elsewhere-'));
});
afterAll(async () => {
  await house.close();
  await rm(elsewhere, { recursive: true });
});

const open = (env: Partial<House['env']>) =>
  openServer({ ...house.env, PORT: 0, ...env }, { log: createLog('silent'), clock: house.clock });

test('a second server of a database refuses to start with another folder, in one sentence', async () => {
  await expect(open({ DATA_DIR: elsewhere })).rejects.toThrow(WrongStore);
  const refused = startProcess('server/main.ts', {
    DATABASE_URL: house.databaseUrl,
    DATA_DIR: elsewhere,
    SECRET: house.env.SECRET,
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
  await expect(refused).rejects.toThrow(
    `The files of this database are not in ${elsewhere}/blobs: set DATA_DIR or BLOBS_URL as the other servers of this database have it.`,
  );
});

test('it starts with the same folder', async () => {
  const second = await open({});
  await second.close();
});

test('the server of another database refuses to start with this folder', async () => {
  await expect(openHouse({ env: { DATA_DIR: house.env.DATA_DIR } })).rejects.toThrow('belong to another database');
});
