import { describe, expect, it } from 'vitest';
import { afterAnotherTry, emptyReport, failedFiles, type Report } from './report.ts';

/** Of files, each with how many tests passed and what failed. */
const reportOf = (files: Record<string, [passed: number, ...failures: string[]]>, outside: string[] = []): Report => {
  const told = Object.entries(files).map(([name, [passed, ...failures]]) => ({ name, seconds: 1, passed, failures }));
  const failures = [...told.flatMap((file) => file.failures), ...outside];
  const passed = told.reduce((sum, file) => sum + file.passed, 0);
  return { ...emptyReport(), passed, failed: failures.length, failures, files: told };
};
const first = reportOf({ a: [3], b: [1, 'b: late', 'b: lost'], c: [0, 'c: no hook'] });

describe('what failed', () => {
  it('is named by file', () => expect(failedFiles(first)).toEqual(['b', 'c']));

  it('is nobody’s where it belongs to no file: then it is final', () => {
    expect(failedFiles(reportOf({ a: [3], b: [1, 'b: late'] }, ['outside of every test: lost']))).toEqual([]);
    expect(failedFiles({ ...emptyReport(), failed: 1 })).toEqual([]);
  });
});

describe('another try', () => {
  it('takes the place of the first, and is told where it helped', () =>
    expect(afterAnotherTry(first, reportOf({ b: [3], c: [4] }))).toMatchObject({
      passed: 10,
      failed: 0,
      failures: [],
      retried: ['b: late', 'b: lost', 'c: no hook'],
    }));

  it('that fails is a failure', () =>
    expect(afterAnotherTry(first, reportOf({ b: [2, 'b: late'], c: [4] }))).toMatchObject({
      passed: 9,
      failed: 1,
      failures: ['b: late'],
      retried: ['c: no hook'],
    }));

  it('in which a file is missing leaves its failures', () =>
    expect(afterAnotherTry(first, reportOf({ b: [3] }))).toMatchObject({
      passed: 6,
      failed: 1,
      failures: ['c: no hook'],
    }));

  it('of a suite without files stands for all of it', () => {
    const whole: Report = { ...emptyReport(), passed: 500, failed: 1, failures: ['two-sum'] };
    expect(afterAnotherTry(whole, { ...emptyReport(), passed: 501 })).toMatchObject({
      passed: 501,
      failed: 0,
      retried: ['two-sum'],
    });
    expect(afterAnotherTry(whole, whole)).toMatchObject({ passed: 500, failed: 1, retried: [] });
  });
});
