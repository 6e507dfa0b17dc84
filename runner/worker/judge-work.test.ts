import { readFile } from 'node:fs/promises';
import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laneOf } from '../_lanes.ts';
import { descendants } from '../_processes.ts';
import { bisection, guess, pairs, rightSolve, solved, sums } from '../_programs.ts';
import { eventsOf, judged, openService, openTestService, post, type TestService } from '../_service.ts';
import type { Lane } from '../sandbox/sandbox.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.closeAll());

describe('packages', () => {
  it('are fetched by digest once', async () => {
    const problem = { ...sums, name: 'fetched' };
    const task = service.packages.task(problem);
    const digest = task.kind === 'judge' ? task.package.digest : '';
    const request = { language: 'python', source: solved('python', rightSolve.python), task } as const;
    const all = await Promise.all([1, 2, 3].map(() => judged(service.url, request)));
    expect(all.map(({ finished }) => finished?.verdict)).toEqual(['Accepted', 'Accepted', 'Accepted']);
    expect(service.packages.asked.get(digest)).toBe(1);
  });

  it('forged or missing ones are our own failure, after a second try', async () => {
    const task = service.packages.task(
      { ...sums, name: 'true' },
      { ...sums, name: 'true', tests: sums.tests.slice(0, 1) },
    );
    const { events, finished } = await judged(service.url, { language: 'python', source: 'print(6)', task });
    expect(finished?.verdict).toBe('Judge Error');
    expect(events.map(({ type }) => type)).toEqual(['queued', 'finished']);
    expect(service.packages.asked.get(task.kind === 'judge' ? task.package.digest : '')).toBe(2);
  });
});

describe('our own failures', () => {
  /** A lane whose n-th run is lost, as when its helper dies. */
  const losing = (lane: Lane, lost: number[]): Lane => {
    let runs = 0;
    return laneOf({
      run: (spec) => (lost.includes(++runs) ? Promise.reject(new Error('lost helper')) : lane.run(spec)),
      release: () => lane.release(),
    });
  };

  it('a lost run is tried again where it stopped, and nothing is told twice', async () => {
    const lane = losing(service.sandbox.lanes[0] as Lane, [3]);
    const fragile = await openService(service.sandbox, { lanes: [lane] });
    const { events, finished } = await judged(fragile.url, {
      language: 'python',
      source: solved('python', rightSolve.python),
      task: service.packages.task(sums),
    });
    expect(events.map(({ type }) => type)).toEqual([
      'queued',
      'compiling',
      'compiled',
      'test',
      'test',
      'test',
      'test',
      'finished',
    ]);
    expect(finished).toMatchObject({ verdict: 'Accepted', passed: 4 });
    await fragile.close();
  });

  it('a validator that is lost is tried again at the test where it was', async () => {
    const [lane] = service.sandbox.lanes as [Lane, Lane];
    const partner = losing(await lane.partner(), [3]);
    const fragile = await openService(service.sandbox, {
      lanes: [laneOf({ run: lane.run, release: lane.release, partner: () => Promise.resolve(partner) })],
    });
    const source = 'print(1, int(input()) - 1)';
    const { events, tests, finished } = await judged(fragile.url, {
      language: 'python',
      source,
      task: service.packages.task(pairs),
    });
    expect(finished).toMatchObject({ verdict: 'Accepted', passed: 3 });
    expect(tests.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(events.filter(({ type }) => type === 'compiled')).toHaveLength(1);
    await fragile.close();
  });

  it('so is a dialogue, and the other side of a lost one is ended', async () => {
    const [lane] = service.sandbox.lanes as [Lane, Lane];
    let opened = 0;
    const fragile = await openService(service.sandbox, {
      lanes: [
        laneOf({
          run: lane.run,
          release: lane.release,
          partner: lane.partner,
          open(spec, tell) {
            const session = lane.open(spec, tell);
            if (++opened !== 2) return session;
            session.stop();
            const outcome = session.outcome.then(() => Promise.reject(new Error('lost helper')));
            outcome.catch(() => undefined);
            return { ...session, outcome };
          },
        }),
      ],
    });
    const { tests, finished } = await judged(fragile.url, {
      language: 'python',
      source: bisection,
      task: service.packages.task(guess),
    });
    expect(finished).toMatchObject({ verdict: 'Accepted', passed: 3 });
    expect(tests.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect(opened).toBe(4);
    await fragile.close();
  });

  it('in groups too: what was skipped stays so, and the score is the same', async () => {
    const problem: JudgePackage = {
      ...sums,
      name: 'groups',
      groups: [
        { name: 'a', score: 40, aggregation: 'min', requires: [] },
        { name: 'b', score: 60, aggregation: 'sum', requires: [] },
      ],
      tests: ['1', '2', '3', '4', '5', '6'].map((input, at) => ({
        name: input,
        sample: false,
        input,
        answer: input,
        group: at < 3 ? 'a' : 'b',
      })),
    };
    const lane = losing(service.sandbox.lanes[0] as Lane, [5]);
    const fragile = await openService(service.sandbox, { lanes: [lane] });
    const source = 'n = input()\nprint(n if n not in "25" else 0)';
    const { tests, finished } = await judged(fragile.url, {
      language: 'python',
      source,
      task: service.packages.task(problem),
    });
    expect(tests.map(({ verdict }) => verdict[0]).join('')).toBe('AWSAWA');
    expect(finished).toMatchObject({ verdict: 'Wrong Answer', score: { reached: 40, most: 100 } });
    await fragile.close();
  });

  it('a lane that cannot be cleared in the end changes nothing that was told', async () => {
    const [lane] = service.sandbox.lanes as [Lane, Lane];
    let releases = 0;
    const fragile = await openService(service.sandbox, {
      lanes: [
        laneOf({
          run: lane.run,
          release: () =>
            lane.release().then(() => (releases++ === 0 ? Promise.reject(new Error('lost helper')) : undefined)),
        }),
      ],
    });
    const source = solved('python', 'return 6');
    const request = { language: 'python', source, task: service.packages.task(sums) } as const;
    const { events, finished } = await judged(fragile.url, request);
    expect(events.map(({ type }) => type)).toEqual(['queued', 'compiling', 'compiled', 'test', 'test', 'finished']);
    expect(finished?.verdict).toBe('Wrong Answer');
    expect((await judged(fragile.url, request)).finished?.verdict).toBe('Wrong Answer');
    await fragile.close();
  });

  it('lost twice it is a Judge Error, and the lane serves the next', async () => {
    const fragile = await openService(service.sandbox, { lanes: [losing(service.sandbox.lanes[0] as Lane, [1, 2])] });
    const request = {
      language: 'python',
      source: solved('python', rightSolve.python),
      task: service.packages.task(sums),
    } as const;
    expect((await judged(fragile.url, request)).finished?.verdict).toBe('Judge Error');
    expect((await judged(fragile.url, request)).finished?.verdict).toBe('Accepted');
    await fragile.close();
  });

  it('a lane whose helper is killed in the middle of a run is mended, and the verdict stays true', async () => {
    const slow = `import json, time\nwhile time.process_time() < 0.3: pass\nprint(sum(json.loads(input())["nums"]))`;
    const request = { id: 'x', language: 'python', source: slow, task: service.packages.task(sums) };
    const types: string[] = [];
    let killed = 0;
    for await (const event of eventsOf(await post(service.url, request))) {
      types.push(event.type);
      if (types.filter((type) => type === 'test').length !== 1 || event.type !== 'test') continue;
      for (const pid of await descendants(process.pid)) {
        const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        if (!line.includes('uid=')) continue;
        process.kill(pid, 'SIGKILL');
        killed++;
      }
    }
    expect(killed).toBeGreaterThan(0);
    expect(types).toEqual(['queued', 'compiling', 'compiled', 'test', 'test', 'test', 'test', 'finished']);
    expect((await service.judge('python', solved('python', rightSolve.python))).finished?.verdict).toBe('Accepted');
  });
});
