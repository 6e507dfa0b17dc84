import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLedger } from '../../runner/ledger/ledger.ts';
import { changedTests } from './changed-tests.ts';
import { emptyReport, type FileReport, type Report } from './report.ts';

const files = ['a.test.ts', 'b.test.ts'];
const contents = new Map<string, string>();
let ledger: ReturnType<typeof openLedger>;
let said: string[];

beforeEach(() => {
  for (const file of files) contents.set(file, `test of ${file}`);
  ledger = openLedger(null, files, { judge: 'product', toolchain: [] });
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const look = (words: string[] = []) =>
  changedTests({ files, ledger, digestOf: (file) => contents.get(file) ?? '' }, words);
const ran = (name: string, ...failures: string[]): FileReport => ({ name, seconds: 1, passed: 1, failures });
const told = (run: FileReport[], more: Partial<Report> = {}): Report => ({
  ...emptyReport(),
  files: run,
  failures: run.flatMap(({ failures }) => failures),
  ...more,
});

test('what has passed is not run again, until it changes', () => {
  expect(look().changed).toEqual(files);
  look().note(told(files.map((file) => ran(file))));
  expect(look().changed).toEqual([]);
  expect(said.at(-1)).toBe('2 files unchanged since they were passed');
  contents.set('b.test.ts', 'another test');
  expect(look().changed).toEqual(['b.test.ts']);
});

test('what failed, or passed at another try only, is run again', () => {
  look().note(told(files.map((file) => ran(file))));
  look().note(told([ran('a.test.ts', 'a.test.ts: why')]));
  expect(look().changed).toEqual(['a.test.ts']);
  look().note(told([ran('a.test.ts')], { retried: ['a.test.ts (desktop): why'] }));
  expect(look().changed).toEqual(['a.test.ts']);
});

test('a file without a test that passed, and a failure outside of every test, vouch for nothing', () => {
  look().note(told([{ ...ran('a.test.ts'), passed: 0 }]));
  look().note(told([ran('b.test.ts')], { failures: ['outside of every test: why'] }));
  expect(look().changed).toEqual(files);
});

test('files that are named are run, and passing then is not noted', () => {
  expect(look(['b.test.ts', '--more']).changed).toEqual(['b.test.ts']);
  look(['b.test.ts']).note(told([ran('b.test.ts')]));
  expect(look().changed).toEqual(files);
});

test('with JUDGE_ALL all are run', () => {
  look().note(told(files.map((file) => ran(file))));
  vi.stubEnv('JUDGE_ALL', '1');
  expect(look().changed).toEqual(files);
});
