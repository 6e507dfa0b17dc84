import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openService } from '../_service.ts';
import { openTestSandbox, processesOf, usersOfItsOwn } from '../sandbox/_boxes.ts';
import { cgroupsOf, workspaceGroupsOf } from '../sandbox/_cgroups.ts';
import { clientOf, size } from './_client.ts';
import type { WorkspaceTimes } from './lifetime.ts';

const firstUid = await usersOfItsOwn();
const mountTable = () => readFileSync('/proc/self/mounts', 'utf8');
const parentOf = (pid: number) => Number(/^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
const PATIENT = { timeout: 110_000 };
const LONG = { idle: 600_000, alone: 600_000, away: 600_000, longest: 600_000 };

async function opened(times: WorkspaceTimes = LONG) {
  const sandbox = await openTestSandbox(1, { linesAhead: 0, workspaces: 4, firstUid });
  const service = await openService(sandbox, { times });
  return {
    service,
    tools: clientOf(service.url),
    async [Symbol.asyncDispose]() {
      await service.close();
      await sandbox.close();
    },
  };
}

/** A workspace with a daemon, a shell and a job of it; and the number of its user. */
async function busy(tools: ReturnType<typeof clientOf>) {
  const id = await tools.made();
  const client = await tools.attach(id);
  client.say({ type: 'terminal', request: 1, ...size });
  const { stream } = await client.until('opened');
  client.type(stream, '(setsid sleep 600 &); sleep 600 & cat /dev/zero > /dev/null & echo user$((0))=$(id -u)\n');
  await client.sees(stream, /user0=\d+/);
  const uid = Number(/user0=(\d+)/.exec(client.texts.get(stream) ?? '')?.[1]);
  expect(processesOf(uid).length).toBeGreaterThan(4);
  return { id, client, stream, uid };
}

test('a terminal that is closed takes its jobs along, and clearing takes everything; the files stay', async () => {
  await using house = await opened();
  const { id, client, stream, uid } = await busy(house.tools);
  client.type(stream, 'echo kept > kept; echo al"so"\n');
  await client.sees(stream, /also\r\n/);
  client.say({ type: 'close', stream });
  expect(await client.until('exit')).toMatchObject({ stream, signal: 'SIGKILL' });
  // The agent, the init of its box and the daemon, which has a session of its own.
  client.say({ type: 'usage', request: 2 });
  expect(await client.until('usage')).toMatchObject({ processes: 3 });
  client.say({ type: 'clear', request: 3 });
  await client.until('done');
  await expect.poll(() => processesOf(uid).length, PATIENT).toBe(1);
  expect(await (await house.tools.call(`/workspaces/${id}/file?path=kept`)).text()).toBe('kept\n');
});

test('kill -9 of the agent, by the host: told as such, and nothing is left', async () => {
  await using house = await opened();
  const { id, client, uid } = await busy(house.tools);
  process.kill(Math.min(...processesOf(uid)), 'SIGKILL');
  expect(await client.until('ended')).toMatchObject({ reason: 'agent' });
  expect(processesOf(uid)).toEqual([]);
  expect((await house.tools.call(`/workspaces/${id}/files`)).status).toBe(404);
  await expect.poll(() => workspaceGroupsOf(process.pid).size, PATIENT).toBe(2);
});

test('kill -9 of the helper: the workspace is lost and says so, its box dies, others and the next one live', async () => {
  await using house = await opened();
  const other = await busy(house.tools);
  const { client, uid } = await busy(house.tools);
  let helper = Math.min(...processesOf(uid));
  while (parentOf(helper) !== process.pid) helper = parentOf(helper);
  process.kill(helper, 'SIGKILL');
  expect(await client.until('ended')).toMatchObject({ reason: 'lost' });
  await expect.poll(() => processesOf(uid), PATIENT).toEqual([]);
  other.client.type(other.stream, 'echo still $((1+1))\n');
  await other.client.sees(other.stream, 'still 2');
  await expect.poll(() => workspaceGroupsOf(process.pid).size, PATIENT).toBe(3);
  const next = await busy(house.tools);
  expect(next.uid).not.toBe(other.uid);
  expect(await house.tools.ended(next.id)).toBe(204);
});

test('a box that stood ready and was lost is replaced, and nobody notices', async () => {
  await using house = await opened();
  await house.tools.ended(await house.tools.made());
  const room = async () => ((await (await house.tools.call('/workspaces')).json()) as { ready: number }).ready;
  await expect.poll(room, PATIENT).toBe(2);
  // Their helpers are the children that have not served anybody yet: all but the lane's.
  const spares = [4, 5, 6, 7].flatMap((at) => processesOf(firstUid + at));
  expect(spares.length).toBeGreaterThan(0);
  for (const spare of spares) process.kill(spare, 'SIGKILL');
  const { id } = await busy(house.tools);
  expect(await house.tools.ended(id)).toBe(204);
});

test('where all are taken, the one that was left first makes room; where somebody is in each, none does', async () => {
  await using house = await opened({ ...LONG, away: 0 });
  const [first, second] = [await busy(house.tools), await busy(house.tools)];
  expect((await house.tools.call('/workspaces', 'POST')).status).toBe(503);
  for (const { client } of [second, first]) {
    client.close();
    await once(client.socket, 'close');
  }
  const alive = async (id: string) => (await house.tools.call(`/workspaces/${id}/files`)).status === 200;
  // The runner hears of it a moment later.
  await expect.poll(async () => (await house.tools.call('/workspaces', 'POST')).status, PATIENT).toBe(201);
  expect([await alive(first.id), await alive(second.id)]).toEqual([true, false]);
});

test('kill -9 of the runner ends every workspace, and the next start removes its groups', async () => {
  const before = mountTable();
  const runner = spawn(process.execPath, [path.join(import.meta.dirname, '_runner.ts'), String(firstUid)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(runner.stdout, 'data')) as [Buffer];
  const tools = clientOf(line.toString().trim());
  const { client, uid } = await busy(tools);
  const closed = once(client.socket, 'close');
  runner.kill('SIGKILL');
  await closed;
  await expect.poll(() => processesOf(uid), PATIENT).toEqual([]);
  expect(mountTable()).toBe(before);
  await (await openTestSandbox(1)).close();
  expect(cgroupsOf(runner.pid!)).toEqual([]);
});

test('a runner that closes says so to whoever is there, and leaves no process, mount or group', async () => {
  const before = { mounts: mountTable(), groups: cgroupsOf(process.pid) };
  const house = await opened();
  const { client, uid } = await busy(house.tools);
  await house[Symbol.asyncDispose]();
  expect(await client.until('ended')).toMatchObject({ reason: 'closed' });
  expect(processesOf(uid)).toEqual([]);
  expect({ mounts: mountTable(), groups: cgroupsOf(process.pid) }).toEqual(before);
});

test('a workspace in which nothing is said, that nobody is in, or that is open too long, ends', async () => {
  for (const [times, reason] of [
    [{ ...LONG, idle: 500 }, 'idle'],
    [{ ...LONG, longest: 500 }, 'time'],
  ] as const) {
    await using house = await opened(times);
    const client = await house.tools.attach(await house.tools.made());
    expect(await client.until('ended')).toMatchObject({ reason });
  }
  await using house = await opened({ ...LONG, alone: 1500 });
  const id = await house.tools.made();
  (await house.tools.attach(id)).close();
  await delay(100);
  const back = await house.tools.attach(id);
  await back.until('hello');
  back.close();
  await expect.poll(async () => (await house.tools.call(`/workspaces/${id}/files`)).status, PATIENT).toBe(404);
});
