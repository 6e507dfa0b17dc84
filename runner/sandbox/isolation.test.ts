import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, processesOf, python, shell } from './_boxes.ts';
import type { Lane, Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let lane: Lane;
let neighbour: Lane;
beforeAll(async () => {
  sandbox = await openTestSandbox(2);
  [lane, neighbour] = sandbox.lanes as [Lane, Lane];
});
afterAll(() => sandbox.close());

test('no network: neither our own port nor any other address', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const script = `import socket\nfor a in ("127.0.0.1", ${port}), ("169.254.169.254", 80), ("8.8.8.8", 53):\n try: socket.create_connection(a, 1); print("connected")\n except OSError as e: print(e.strerror)`;
  expect((await python(lane, script)).text).toBe('Network is unreachable\n'.repeat(3));
  server.close();
});

test('runs one after another see nothing of each other', async () => {
  const leave =
    'echo x > /tmp/x; echo x > /box/x; echo x > /dev/shm/x; (setsid sleep 100 &) ; ipcmk -M 1000 >/dev/null; ipcmk -Q > /dev/null; true';
  expect((await shell(lane, leave)).end).toEqual({ by: 'exit', code: 0 });
  const look = await shell(
    lane,
    'ls -A /tmp /box /dev/shm/; tail -qn +2 /proc/sysvipc/shm /proc/sysvipc/msg; cd /proc; set -- [0-9]*; echo $#',
  );
  expect(look.text).toBe('/box:\n\n/dev/shm/:\n\n/tmp:\n1\n');
});

test('a run ends with its program: a daemon left behind is dead when the answer comes, and does not delay it', async () => {
  const outcome = await shell(lane, 'setsid sleep 100 & setsid sh -c "trap : TERM; sleep 100" & echo done');
  expect(outcome).toMatchObject({ text: 'done\n', end: { by: 'exit', code: 0 }, limit: null });
  expect(outcome.wall_ms).toBeLessThan(30_000); // of the 100 s for which they sleep
  expect(processesOf(sandbox.firstUid).length).toBeLessThanOrEqual(1); // the next box's program, which waits
});

test('two lanes run at the same time, as two users', async () => {
  const script = 'id -u; date +%s%N; sleep 1; date +%s%N';
  const both = await Promise.all([lane, neighbour].map((each) => shell(each, script)));
  const [one = [], two = []] = both.map(({ text }) => text.split('\n'));
  expect([one[0], two[0]]).toEqual([String(sandbox.firstUid), String(sandbox.firstUid + 1)]);
  // Each began before the other ended.
  expect(Number(one[1])).toBeLessThan(Number(two[2]));
  expect(Number(two[1])).toBeLessThan(Number(one[2]));
});

test('calls to one lane wait for each other', async () => {
  const outcomes = await Promise.all([1, 2, 3].map((number) => shell(lane, `sleep .05; echo ${number}`)));
  expect(outcomes.map((outcome) => outcome.text)).toEqual(['1\n', '2\n', '3\n']);
});

test('nothing of the host shows: its processes, files, users', async () => {
  const outcome = await shell(
    lane,
    'cat /proc/[0-9]*/cmdline | tr "\\0" "\\n" | grep -c "lane-help[e]r"; ls /; ls /etc; cat /proc/1/environ /proc/1/maps; ls /proc/1/fd /proc/1/root',
  );
  expect(outcome.text).toMatch(/^0\nbin\nbox\ndev\netc\n/);
  expect(outcome.text).not.toMatch(/\b(root|home|var|sys|srv|mnt|work|shadow|hosts)\b/);
  expect(outcome.errors.match(/proc\/1\/\w+'?: No such file/g)).toHaveLength(4);
});

test('nothing in /proc tells which machine it is: neither its start, disks and devices nor its mounts and groups', async () => {
  const files =
    'self/mountinfo self/mounts mounts self/task/*/mountinfo cmdline sys/kernel/random/boot_id sys/kernel/core_pattern diskstats interrupts keys modules partitions swaps';
  const empty = await shell(
    lane,
    `cd /proc; for f in ${files}; do [ -z "$(cat $f 2>&1 | grep -v 'No such')" ] || echo $f; done`,
  );
  expect(empty).toMatchObject({ errors: '', text: '' });
  expect((await shell(lane, 'cut -d: -f3 /proc/self/cgroup | sort -u; ls -A /proc/bus /proc/fs')).text).toBe(
    '/\n/proc/bus:\n\n/proc/fs:\n',
  );
  const all = await shell(lane, 'find /proc -type f -readable -exec cat {} + 2>/dev/null', {
    limits: { output_bytes: 64 << 20, cpu_ms: 20_000, wall_ms: 60_000 },
  });
  expect(all.text).toContain('MemTotal');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  for (const word of [boot, path.join(import.meta.dirname, '../..'), 'devorbit']) expect(all.text).not.toContain(word);
});

test('what programs read in /proc is there', async () => {
  const read =
    'cd /proc; for f in cpuinfo meminfo stat loadavg uptime version filesystems self/status self/stat self/maps sys/vm/overcommit_memory sys/kernel/osrelease sys/kernel/random/uuid; do [ -n "$(cat $f)" ] || echo $f; done; readlink self/exe; pwd';
  expect(await shell(lane, read)).toMatchObject({ errors: '', text: '/usr/bin/readlink\n/proc\n' });
});

test('a helper that is lost voids its run and is replaced', async () => {
  const running = shell(lane, 'sleep 5');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { readdirSync } = await import('node:fs');
  const helper = readdirSync('/proc').find((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0runner=${process.pid}\0uid=${sandbox.firstUid}\0`) &&
        new RegExp(`\\) [A-Z] ${process.pid} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      );
    } catch {
      return false;
    }
  });
  process.kill(Number(helper), 'SIGKILL');
  await expect(running).rejects.toThrow('lane helper failed');
  expect((await shell(lane, 'echo again')).text).toBe('again\n');
});

test('a pinned run has one processor, the same one each time and another in the next lane', async () => {
  const script = 'import os; print(sorted(os.sched_getaffinity(0)))';
  const one = await python(lane, script, { pinned: true });
  expect(one.text).toMatch(/^\[\d+\]\n$/);
  expect((await python(lane, script, { pinned: true })).text).toBe(one.text);
  if (availableParallelism() > 1) expect((await python(neighbour, script, { pinned: true })).text).not.toBe(one.text);
  expect((await python(lane, 'import os; print(len(os.sched_getaffinity(0)) == os.cpu_count())')).text).toBe('True\n');
});
