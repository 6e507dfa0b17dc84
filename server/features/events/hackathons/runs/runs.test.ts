import { randomBytes } from 'node:crypto';
import { hostileZip } from '@devorbit/content-reader/packages/_hostile-zip.ts';
import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { removeEntryFile } from '@devorbit/contract/events/entry-files.ts';
import {
  type EntryRun,
  listRunLanguages,
  runEntryAgain,
  showJudgedRun,
  showTrial,
  tryEntry,
} from '@devorbit/contract/events/entry-runs.ts';
import { listEntryVersions } from '@devorbit/contract/events/entry-versions.ts';
import { saveEntry, showEntry } from '@devorbit/contract/events/hackathons.ts';
import { call, refused } from '@devorbit/testkit/call.ts';
import { makeUser, type SignedIn } from '@devorbit/testkit/factories/user.ts';
import { type House, openHouse } from '@devorbit/testkit/house.ts';
import type { Process } from '@devorbit/testkit/process.ts';
import { startRealRunner } from '@devorbit/testkit/real-runner.ts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../../../platform/log.ts';
import { openQueue, type Queue } from '../../../../platform/queue.ts';
import { queues } from '../../../../registry.ts';
import { insertTestJudge } from '../../hackathon-judging/_hackathon.ts';
import { formTeam, keep, newGuest, openHackathon } from '../_hackathon-guests.ts';
import { runEntry } from './commands/run-entry.ts';
import { runSubmitted } from './commands/run-submitted.ts';

const PATIENT = { timeout: 200_000, interval: 200 };
let runner: Process;
let house: House;
let queue: Queue;
let organizer: SignedIn;
let now: Date;
const clock = { now: () => now };
beforeAll(async () => {
  now = new Date();
  runner = await startRealRunner(0, { RUNNER_WORKSPACES: '4' });
  house = await openHouse({ runnerUrl: runner.url, clock });
  queue = await openQueue(house.database, createLog('silent'), queues);
  organizer = await makeUser(house);
});
afterAll(async () => {
  await queue.close();
  await house.close();
  await runner.kill();
});
beforeEach(() => {
  now = new Date();
});

const encode = (text: string) => new TextEncoder().encode(text);
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encode(text)])));
const zeros = (megabytes: number) =>
  hostileZip([{ name: 'zeros.bin', data: Buffer.alloc(megabytes * 1024 * 1024), deflate: true }]);

type Team = { id: number; first: SignedIn; entry: number; revision: number };
/** A team of one, whose entry is a draft with these bytes as its zip. */
async function begin(zip: Uint8Array, run: object = {}): Promise<Team> {
  const id = await openHackathon(house, organizer, now);
  const first = await newGuest(house, id);
  await formTeam(house, id, { name: 'Night shift', first });
  const { id: entry } = await keep(house, id, first);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(zip)], 'source.zip'));
  const answer = await fetch(`${house.url}/api/events/${id}/entry/files/`, {
    method: 'POST',
    headers: { 'x-session-code': first.code },
    body: form,
  });
  expect(answer.status).toBe(201);
  const { revision } = await keep(house, id, first, {
    revision: 1,
    submitted: true,
    runSource: 'source.zip',
    runLanguage: 'python',
    runCommand: 'python3 main.py',
    ...run,
  });
  return { id, first, entry, revision };
}
async function trialOf({ id, first: { code: as } }: Team): Promise<EntryRun> {
  await call(house.url, tryEntry, { as, params: { id } });
  return trialEnded({ id, as });
}
async function trialEnded({ id, as }: { id: number; as: string }): Promise<EntryRun> {
  const show = async () => (await call(house.url, showTrial, { as, params: { id } })).body.run;
  await expect.poll(async () => (await show())?.state, PATIENT).toBe('ended');
  return (await show())!;
}
async function judgedEnded({ id, entry }: Team, as: string): Promise<EntryRun> {
  const show = async () => (await call(house.url, showJudgedRun, { as, params: { id, entry } })).body.run;
  await expect.poll(async () => (await show())?.state, PATIENT).toBe('ended');
  return (await show())!;
}
const close = () => {
  now = new Date(now.getTime() + 40 * 60_000);
};
const platform = () => ({ database: house.database, clock, queue });
async function no<E extends Endpoint>(
  status: number,
  endpoint: E,
  input: Parameters<typeof refused<E>>[2],
): Promise<void> {
  expect((await refused(house.url, endpoint, input)).status).toBe(status);
}

test('a team tries its entry: built, run with its input, its outputs apart, its control characters escaped', async () => {
  const team = await begin(
    zipOf({
      'mesh/main.py':
        'import sys, socket\nprint("got", sys.stdin.read().strip(), "\\x1b[2J", open("made.txt").read())\nprint("café\\u202e", file=sys.stderr)\ns = socket.socket(); s.settimeout(2)\ntry: s.connect(("192.0.2.1", 80)); print("out")\nexcept OSError: print("no network")\nsys.exit(3)',
    }),
    { runBuild: 'echo building && echo -n made > made.txt', runInput: 'forty two' },
  );
  const run = await trialOf(team);
  expect(run).toMatchObject({
    outcome: 'exited',
    exitCode: 3,
    signal: null,
    buildOutput: 'building\n',
    stdout: 'got forty two \\x1b[2J made\nno network\n',
    stderr: 'café\\u202e\n',
    cut: false,
    input: 'forty two',
  });
  expect(run.wallMs).toBeGreaterThan(0);
  expect(run.memoryBytes).toBeGreaterThan(0);
  // The workspace is given back.
  await expect
    .poll(async () => ((await (await fetch(`${runner.url}/workspaces`)).json()) as { open: number }).open, PATIENT)
    .toBe(0);
});

test('judges and organizers see a run of what was submitted, made once; nobody else does, and not before the end', async () => {
  const team = await begin(zipOf({ 'main.py': 'print("hello judges")' }));
  const { id, entry } = team;
  const params = { id, entry };
  const [judge, stranger, entrant] = [await makeUser(house), await makeUser(house), await newGuest(house, id)];
  await insertTestJudge(house.database, id, judge.user.id);

  await runSubmitted(platform());
  const early = { as: organizer.code, params };
  await no(403, showJudgedRun, early);
  await no(403, runEntryAgain, early);
  await no(404, showJudgedRun, { as: judge.code, params });
  await no(404, showTrial, { as: stranger.code, params: { id } });
  await no(404, showTrial, { as: judge.code, params: { id } });
  await no(404, tryEntry, { as: entrant.code, params: { id } });

  close();
  await runSubmitted(platform());
  const first = await judgedEnded(team, judge.code);
  expect(first).toMatchObject({ outcome: 'exited', exitCode: 0, stdout: 'hello judges\n' });
  await runSubmitted(platform());
  expect((await judgedEnded(team, organizer.code)).id).toBe(first.id);
  for (const { code: as } of [stranger, entrant, team.first]) {
    await no(403, showJudgedRun, { as, params });
    await no(403, runEntryAgain, { as, params });
  }
  const seen = async (as: string) => (await call(house.url, showEntry, { as, params })).body.hasRun;
  expect(await Promise.all([judge, organizer, stranger, team.first].map(({ code }) => seen(code)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  // Submissions have closed, so there are no more trials.
  await no(409, tryEntry, { as: team.first.code, params: { id } });

  const again = (await call(house.url, runEntryAgain, { as: judge.code, params })).body.run;
  expect(again?.id).not.toBe(first.id);
  await no(409, runEntryAgain, { as: organizer.code, params });
  expect(await judgedEnded(team, judge.code)).toMatchObject({ outcome: 'exited', stdout: 'hello judges\n' });
});

test('the start command is a field of the entry: kept in versions, checked, and needs its zip and language', async () => {
  const team = await begin(zipOf({ 'main.py': '' }));
  const { id, entry, first, revision } = team;
  const versions = (await call(house.url, listEntryVersions, { as: first.code, params: { id, entry } })).body;
  expect(versions[0]?.changed).toEqual(['runSource', 'runLanguage', 'runCommand']);
  const saving = (body: object) => ({
    as: first.code,
    params: { id },
    body: { title: 'Mesh', revision, ...body },
  });
  await no(400, saveEntry, saving({ runCommand: 'ls' }));
  await no(400, saveEntry, saving({ runCommand: 'ls', runSource: 'a.zip' }));
  await no(400, saveEntry, saving({ runBuild: 'make', runSource: 'a.zip', runLanguage: 'c' }));
  await no(400, saveEntry, saving({ runCommand: 'x'.repeat(401), runSource: 'a.zip', runLanguage: 'c' }));
  await no(400, saveEntry, saving({ runCommand: 'ls', runSource: 'a.zip', runLanguage: '../c' }));
  await no(400, saveEntry, saving({ runCommand: 'a\u0007b', runSource: 'a.zip', runLanguage: 'c' }));
  await call(house.url, saveEntry, saving({}));
  await no(409, tryEntry, { as: first.code, params: { id } });
});

test('one run of a team at a time; a zip that was removed and a language that is missing are refused in a sentence', async () => {
  const team = await begin(zipOf({ 'main.py': 'import time; time.sleep(3)' }));
  const { id, first } = team;
  await call(house.url, tryEntry, { as: first.code, params: { id } });
  await no(409, tryEntry, { as: first.code, params: { id } });
  expect(await trialEnded({ id, as: first.code })).toMatchObject({ outcome: 'exited' });

  const foreign = await begin(zipOf({ 'main.py': '' }), { runLanguage: 'klingon' });
  expect(await trialOf(foreign)).toMatchObject({ outcome: 'refused', message: expect.stringContaining('klingon') });

  const languages = (await call(house.url, listRunLanguages, { as: first.code, params: { id } })).body;
  expect(languages.find(({ language }) => language === 'python')?.name).toBe('Python');

  const { id: file } = await house.database.row(
    z.object({ id: z.number() }),
    'select id from entry_files where entry_id = $1',
    [team.entry],
  );
  await call(house.url, removeEntryFile, { as: first.code, params: { id, file } });
  expect(await trialOf(team)).toMatchObject({
    outcome: 'refused',
    message: 'The entry no longer has the file source.zip',
  });
});

const hostile: [string, () => Uint8Array, RegExp][] = [
  ['what is no zip', () => encode('#!/bin/sh\nrm -rf /'), /^This isn’t a zip file$/],
  ['a path that leaves the folder', () => zipOf({ '../evil.py': '' }), /leaves the package/],
  ['an absolute path', () => zipOf({ '/etc/passwd': '' }), /is absolute/],
  [
    '10,000 files',
    () => hostileZip(Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}` }))),
    /more than 2000 files/,
  ],
  ['201 files', () => zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`f${n}`, '']))), /up to 200/],
  ['a zip bomb', () => zeros(200), /more than 10 MB when unpacked/],
  ['a large file', () => zeros(6), /more than 5 MB/],
  ['more than 10 MB', () => zipSync({ a: [randomBytes(11 * 1024 * 1024), { level: 0 }] }), /more than 10 MB, which/],
  ['a damaged zip', () => zipOf({ 'main.py': 'x' }).subarray(0, 40), /damaged/],
  [
    'a symbolic link to the host',
    () => zipSync({ 'main.py': encode(''), passwd: [encode('/etc/passwd'), { os: 3, attrs: 0o120777 * 0x10000 }] }),
    /is a symbolic link that leaves the package/,
  ],
  ['names that differ in case only', () => zipOf({ 'a.py': '', 'A.py': '' }), /differ only/],
];
test.for(hostile)('refused before anything runs: %s', async ([, make, sentence]) => {
  const run = await trialOf(await begin(make()));
  expect(run.outcome).toBe('refused');
  expect(run.message).toMatch(sentence);
});

test('endless output is cut at 64 KB and ended', async () => {
  const run = await trialOf(await begin(zipOf({ 'main.py': 'while True: print("y" * 1000)' })));
  expect(run).toMatchObject({ outcome: 'output', cut: true, exitCode: null });
  expect(run.stdout).toHaveLength(64 * 1024);
});

test('a fork bomb and a program that takes all memory end with their runs; a build that fails is not started', async () => {
  const sources = {
    'bomb.py': 'import os\nwhile True:\n  try: os.fork()\n  except OSError: pass',
    'memory.py': 'a = []\nwhile True: a.append(bytearray(50_000_000))',
  };
  const bomb = await trialOf(await begin(zipOf(sources), { runCommand: 'python3 bomb.py' }));
  expect(['time', 'memory']).toContain(bomb.outcome);
  const memory = await trialOf(await begin(zipOf(sources), { runCommand: 'exec python3 memory.py' }));
  expect(memory.outcome).toBe('memory');
  const broken = await trialOf(await begin(zipOf(sources), { runBuild: 'echo no >&2; exit 2' }));
  expect(broken).toMatchObject({ outcome: 'build_failed', exitCode: 2, buildOutput: 'no\n', stdout: '' });
}, 400_000);

test('what a program leaves behind in the background ends with the run, and the workspace is given back', async () => {
  const away = 'import os, time\nif os.fork() == 0:\n  os.setsid()\n  time.sleep(1000)\nprint("left")';
  const run = await trialOf(await begin(zipOf({ 'main.py': away })));
  expect(['exited', 'time']).toContain(run.outcome);
  expect(run.stdout).toBe('left\n');
  await expect
    .poll(async () => ((await (await fetch(`${runner.url}/workspaces`)).json()) as { open: number }).open, PATIENT)
    .toBe(0);
}, 200_000);

test('a server that died in the middle: the run ends as interrupted when its job is taken again, and nothing runs twice', async () => {
  const team = await begin(zipOf({ 'main.py': '' }));
  const { id: run } = await house.database.row(
    z.object({ id: z.number() }),
    `insert into entry_runs (entry_id, trial, revision, state, source, language, build, command, input, asked_at)
     values ($1, true, 2, 'running', 'source.zip', 'python', '', 'python3 main.py', '', now()) returning id`,
    [team.entry],
  );
  const never = (): never => {
    throw new Error('Nothing is asked of anybody');
  };
  const deps = {
    database: house.database,
    clock,
    blobs: { put: never, open: never },
    runners: { bases: [], give: never },
  };
  await runEntry(deps, { id: 'again', data: { run }, retryCount: 1 }, new AbortController().signal);
  expect(await trialEnded({ id: team.id, as: team.first.code })).toMatchObject({ id: run, outcome: 'interrupted' });
});

test('a runner that is killed in the middle: interrupted, and it runs again on the next', async () => {
  const own = await startRealRunner(0, { RUNNER_WORKSPACES: '3' });
  const other = await openHouse({ runnerUrl: own.url, clock });
  const before = { house, organizer };
  try {
    house = other;
    organizer = await makeUser(house);
    const team = await begin(zipOf({ 'main.py': 'import time; time.sleep(50)' }));
    await call(house.url, tryEntry, { as: team.first.code, params: { id: team.id } });
    const state = async () =>
      (await call(house.url, showTrial, { as: team.first.code, params: { id: team.id } })).body.run?.state;
    await expect.poll(state, PATIENT).toBe('running');
    await own.kill('SIGKILL');
    expect(await trialEnded({ id: team.id, as: team.first.code })).toMatchObject({ outcome: 'interrupted' });
    // The last one has ended, so another may be asked for.
    await call(house.url, tryEntry, { as: team.first.code, params: { id: team.id } });
  } finally {
    await other.close();
    ({ house, organizer } = before);
  }
});
