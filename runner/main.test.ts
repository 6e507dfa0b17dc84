import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { RunnerHealth } from '@devorbit/contract/execution/judging.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allGone, descendants } from './_processes.ts';
import { sums } from './_programs.ts';
import { allEventsOf, eventsOf, judged, post } from './_service.ts';
import { usersOfItsOwn } from './sandbox/_boxes.ts';

let folder: string;
let runner: ChildProcess;
let url: string;
let log: string;

const exited = (which = runner) =>
  new Promise<[number | null, string | null]>((resolve) =>
    which.once('exit', (code, signal) => resolve([code, signal])),
  );

/** Until it listens. `hear` takes what it writes to its log. */
async function startRunner(settings: Record<string, string> = {}, hear: (text: string) => void = () => {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      RUNNER_LANES: '1',
      RUNNER_AHEAD: '0',
      RUNNER_CACHE_DIR: join(folder, 'packages'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => hear((said += chunk)));
  const [line = ''] = await new Promise<string[]>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (first) => resolve([first]));
    child.once('exit', () => reject(new Error(`the runner ended: ${said}`)));
  });
  return { child, url: `http://127.0.0.1:${JSON.parse(line).listening}` };
}

async function end(which: ChildProcess): Promise<void> {
  if (which.exitCode !== null || which.signalCode !== null) return;
  const over = exited(which);
  which.kill('SIGKILL');
  await over;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
  log = '';
  ({ child: runner, url } = await startRunner({}, (text) => (log = text)));
});

afterEach(async () => {
  await end(runner);
  await rm(folder, { recursive: true, force: true });
});

const custom = (source: string, timeMs = 3_000) => ({
  id: 'test',
  language: 'python' as const,
  source,
  task: { kind: 'custom' as const, limits: { ...sums.limits, time_ms: timeMs }, stdin: '' },
});
const SPIN = 'import os, time\nos.fork()\nos.fork()\nwhile True: pass';

describe('the runner as a process', () => {
  it('judges, and writes nothing of the program to its log', async () => {
    const { finished } = await judged(url, custom('secret_word = "zanzibar"\nprint(secret_word)'));
    expect(finished).toMatchObject({ verdict: 'Success', message: 'zanzibar\n' });
    await vi.waitFor(() => expect(log).toContain('"verdict":"Success"'), 60_000);
    expect(log).not.toMatch(/zanzibar|secret_word/);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    for (const stage of ['queue', 'compile', 'start', 'run'])
      expect(metrics).toMatch(new RegExp(`^devorbit_runner_stage_seconds_count\\{stage="${stage}"\\} [1-9]`, 'm'));
    expect(metrics).toContain('devorbit_runner_jobs{state="running"}');
  });

  it('killed hard in the middle of a run, it leaves no process behind', async () => {
    const reply = await post(url, custom(SPIN, 20_000));
    const below = await vi.waitFor(async () => {
      const found = await descendants(runner.pid ?? 0);
      expect(found.length).toBeGreaterThanOrEqual(6);
      return found;
    }, 60_000);
    const over = exited();
    runner.kill('SIGKILL');
    expect(await over).toEqual([null, 'SIGKILL']);
    expect(await allGone(below, 60_000)).toBe(true);
    await expect(allEventsOf(reply)).rejects.toThrow('terminated');
  });

  it('has its users to itself: another with the same ones refuses and says why, until the first is dead', async () => {
    const settings = { RUNNER_FIRST_UID: String(await usersOfItsOwn()) };
    const first = await startRunner(settings);
    const health = async (of: { url: string }) => {
      const response = await fetch(`${of.url}/healthz`);
      return { status: response.status, ...RunnerHealth.parse(await response.json()).isolation };
    };
    expect(await health(first)).toMatchObject({ status: 200, ok: true });
    const second = await startRunner(settings);
    const reason = expect.stringMatching(
      /^another runner of this machine has users from 7\d{4} to 7\d{4}: set RUNNER_FIRST_UID /,
    );
    expect(await health(second)).toMatchObject({ status: 503, ok: false, reason });
    const refused = await post(second.url, custom('print(1)'));
    expect(refused.status).toBe(503);
    await end(first.child);
    const third = await startRunner(settings);
    expect((await judged(third.url, custom('import os; print(os.getuid())'))).finished).toMatchObject({
      verdict: 'Success',
      message: `${settings.RUNNER_FIRST_UID}\n`,
    });
    for (const { child } of [second, third]) await end(child);
  });

  it('told to end, it finishes what runs, drops what waits, and leaves nothing behind', async () => {
    const below = await descendants(runner.pid ?? 0);
    expect(below.length).toBeGreaterThan(0);
    const over = exited();
    // It ends within the time that the runner gives it.
    const running = await post(url, custom('import time\ntime.sleep(2)\nprint("done")'));
    const waiting = await post(url, custom('print("never")'));
    // The runner's own work at its start may be before them; one runs and one waits after it.
    await expect.poll(async () => RunnerHealth.parse(await (await fetch(`${url}/healthz`)).json()).waiting).toBe(1);
    runner.kill('SIGTERM');
    runner.kill('SIGINT');
    const [first, second] = await Promise.all([allEventsOf(running), allEventsOf(waiting)]);
    expect(first.at(-1)).toMatchObject({ type: 'finished', verdict: 'Success', message: 'done\n' });
    expect(second).toEqual([{ type: 'queued', position: 0 }]);
    expect(await over).toEqual([0, null]);
    expect(await allGone(below, 60_000)).toBe(true);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('told to end, it does not wait for long ones: their streams end without a verdict', async () => {
    const running = await post(url, custom('import time\ntime.sleep(60)', 20_000));
    const events = eventsOf(running);
    const told: string[] = [];
    for (let next = await events.next(); !next.done; next = await events.next()) {
      told.push(next.value.type);
      if (next.value.type === 'compiled') break;
    }
    const below = await descendants(runner.pid ?? 0);
    const started = performance.now();
    const over = exited();
    runner.kill('SIGTERM');
    expect(told).toEqual(['queued', 'compiling', 'compiled']);
    expect(await events.next()).toEqual({ done: true, value: undefined });
    expect(await over).toEqual([0, null]);
    expect(performance.now() - started).toBeLessThan(40_000); // of the 41 s that it may take
    expect(await allGone(below, 60_000)).toBe(true);
  });
});
