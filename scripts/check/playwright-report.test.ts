import { expect, it } from 'vitest';
import { playwrightReport } from './playwright-report.ts';

const test = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', ...durations: number[]) => ({
  title,
  file: 'a.spec.ts',
  tests: [
    {
      projectName: 'desktop',
      status,
      results: durations.map((duration) => ({ duration, error: { message: `\u001B[31m${title}\nbroke` } })),
    },
  ],
});

it('counts, times, and names what failed and what was tried again', () => {
  const nested = {
    suites: [{ specs: [test('breaks', 'unexpected', 1000, 2000), test('is flaky', 'flaky', 500, 500)] }],
  };
  const report = playwrightReport({
    suites: [{ specs: [test('works', 'expected', 250), test('waits', 'skipped')], ...nested }],
    errors: [],
  });
  expect(report).toMatchObject({
    passed: 2,
    failed: 1,
    failures: ['a.spec.ts (desktop): breaks: breaks broke'],
    retried: ['a.spec.ts (desktop): is flaky'],
    files: [{ name: 'a.spec.ts', seconds: 4.25, passed: 2, failures: ['a.spec.ts (desktop): breaks: breaks broke'] }],
  });
  expect(report.tests).toContainEqual({ name: 'a.spec.ts (desktop): breaks', seconds: 3 });
});

it('fails where nothing could be run', () => {
  expect(playwrightReport({ errors: [{ message: 'the server did not start' }] })).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ['the server did not start'],
  });
});
