import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypes } from './check-types.ts';
import { type PlaywrightJson, playwrightReport } from './playwright-report.ts';
import type { Report } from './report.ts';
import type { SharedServices } from './shared-services.ts';

export type Suite = {
  name: string;
  /** What Node runs. */
  command: string[];
  /**
   * What Node runs where something failed, when all else is over: these files, alone. Suites keep the machine busy for one
   * another, and programs are killed by the clock in some. Told where it helped; without, a failure is final.
   */
  again?: (files: string[]) => string[];
  env?: Record<string, string>;
  /** The suites whose end it waits for, where they are run at all. */
  after?: string[];
  shares?: (keyof SharedServices)[];
  /** What it tells of its tests. Throws where it told nothing; a suite without counts as one test. */
  report?: (output: string) => Report;
};

const root = join(import.meta.dirname, '../..');
const reports = join(root, 'var/reports');
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const tool = (file: string, ...args: string[]) => [join(root, 'node_modules', file), ...args];

const reporters = ['--reporter=default', '--reporter=./scripts/check/vitest-reporter.ts'];

function vitest(project: string, options: string[] = [], more: Partial<Suite> = {}): Suite {
  const report = join(reports, `vitest-${project}.json`);
  const command = tool('vitest/vitest.mjs', 'run', '--project', project, ...options, ...reporters);
  return {
    name: `tests of ${project}`,
    command,
    again: (files) => [...command, ...files],
    env: { TEST_REPORT: report },
    report: () => read<Report>(report),
    ...more,
  };
}

/** What counts by itself ends with a line 'N passed, N failed', and names its failures in lines that begin with FAIL. */
function closingLine(output: string): Report {
  const match = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!match) throw new Error('no closing line');
  const failures = new Set(
    [...output.matchAll(/^FAIL +(.*)$/gm)].map(([, line]) => line?.replaceAll(/\s+/g, ' ') ?? ''),
  );
  return {
    passed: Number(match[1]),
    failed: Number(match[2]),
    failures: [...failures],
    retried: [],
    files: [],
    tests: [],
  };
}

const BUILD = 'build of the web app';
const TYPES = 'types';
const TYPES_OF_WEB = 'types of web';
/** All but the files that are as they were when they passed. */
const RUNNER = ['scripts/runner-tests.ts', ...reporters];
const SERVER = ['scripts/server-tests.ts', '--maxWorkers=3', ...reporters];
const JOURNEYS = ['scripts/journeys.ts'];
const browserReport = join(reports, 'playwright.json');

/** Begun in this order, as soon as what they wait for is over: the longest first, so that none stands alone at the end. */
export const suites: Suite[] = [
  { name: BUILD, command: ['scripts/build-web.ts', '--if-changed'] },
  { ...vitest('runner'), command: RUNNER, again: (files) => [...RUNNER, ...files] },
  {
    name: 'journeys in the browser',
    command: JOURNEYS,
    again: (files) => [...JOURNEYS, ...files],
    after: [BUILD],
    shares: ['postgres'],
    report: () => playwrightReport(read<PlaywrightJson>(browserReport)),
  },
  // Until the app is built, what is short keeps the other processor busy: the journeys wait for the build.
  {
    ...vitest('server', [], { after: [BUILD], shares: ['postgres', 'runner'] }),
    command: SERVER,
    again: (files) => [...SERVER, ...files],
  },
  vitest('rules', [], { after: [BUILD] }),
  {
    name: 'problem packages',
    command: ['runner/cli/verify-content.ts'],
    again: () => ['runner/cli/verify-content.ts'],
    report: closingLine,
  },
  { name: TYPES, command: checkTypes('.', 'types') },
  { name: TYPES_OF_WEB, command: ['scripts/web-types.ts'] },
  {
    name: 'sample feature',
    command: ['scripts/sample-feature/check.ts'],
    // It goes on from what they have seen.
    after: [TYPES, TYPES_OF_WEB],
    report: closingLine,
  },
  { name: 'learning content', command: ['runner/cli/check-content.ts'] },
  { name: 'exercises of lessons', command: ['scripts/verify-lessons.ts'] },
  vitest('web'),
  vitest('kits'),
  { name: 'walls', command: ['scripts/walls.ts'] },
  { name: 'types of e2e', command: checkTypes('e2e', 'types-of-e2e') },
  { name: 'types of kits', command: checkTypes('kits', 'types-of-kits') },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'nothing unused', command: tool('knip/bin/knip.js') },
  { name: 'byte budgets', command: ['web/budget/main.ts'], after: [BUILD] },
  { name: 'heads of pages', command: ['web/findability/main.ts'], after: [BUILD] },
];
