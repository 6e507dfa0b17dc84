import { expect, it } from 'vitest';
import { durationsOf, durationTable } from './durations.ts';
import type { Timed } from './report.ts';

const timed = (count: number, of: string): Timed[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${of} ${at}`, seconds: at + 0.06 }));

it('names the slowest twenty of all suites, and every suite', () => {
  const report = (of: string, count: number) => ({ files: timed(count, of), tests: timed(count, of) });
  const suites = timed(3, 'suite').map((suite) => ({ ...suite, cpuSeconds: 2 * suite.seconds }));
  const durations = durationsOf(75.04, suites, [report('server', 30), report('runner', 25)]);
  expect(durations.seconds).toBe(75);
  expect(durations.suites.map(({ name }) => name)).toEqual(['suite 2', 'suite 1', 'suite 0']);
  expect(durations.files).toHaveLength(20);
  expect(durations.files.slice(0, 7).map(({ name }) => name)).toEqual([
    ...[29, 28, 27, 26, 25].map((at) => `server ${at}`),
    'server 24',
    'runner 24',
  ]);
  expect(durations.tests[0]).toEqual({ name: 'server 29', seconds: 29.1 });
  const table = durationTable(durations);
  expect(table).toMatch(/^Durations \(1 min 15 s in all, 6 s of CPU;/);
  expect(table).toContain('     2.1 s  suite 2  (4.1 s of CPU)');
});
