// npm test: every suite, two at a time, with one line at the end: 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = dirname(import.meta.dirname);
const reports = join(root, 'var/reports');
const nodeModules = join(root, 'node_modules');
type Count = { passed: number; failed: number };
type Suite = {
  name: string;
  command: string[];
  /** How many tests it ran, from its report or its output; without it the suite counts as one. */
  count?: (output: string) => Count;
  /** The tests that failed, with the first words of why, from its report. */
  failures?: () => string[];
};

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const tool = (file: string, ...args: string[]) => [join(nodeModules, file), ...args];

/** One line of at most 400 characters, without colours. */
const brief = (text: string): string =>
  text
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 400);

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const failuresOf = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [brief(`${file}: ${message}`)] : [];
    return failed.map(({ fullName, failureMessages }) => brief(`${file}: ${fullName}: ${failureMessages.at(-1)}`));
  });

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

const brokenJourneys = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...suites.flatMap(brokenJourneys),
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        brief(`${file} (${projectName}): ${title}: ${results.at(-1)?.error?.message ?? ''}`),
      ),
  ),
];

/** Vitest's JSON report. `part` tells apart the shards of one project. */
const vitest = (project: string, options: string[] = [], part = ''): Suite => {
  const report = join(reports, `vitest-${project}${part.replaceAll(' ', '-')}.json`);
  return {
    name: `tests of ${project}${part && ` ${part}`}`,
    command: tool(
      'vitest/vitest.mjs',
      'run',
      '--project',
      project,
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read<VitestReport>(report);
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
    },
    failures: () => failuresOf(read<VitestReport>(report)),
  };
};

/** A closing line 'N passed, N failed'. */
const closingLine = (output: string): Count => {
  const match = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!match) throw new Error('no closing line');
  return { passed: Number(match[1]), failed: Number(match[2]) };
};

const browserReport = join(reports, 'playwright.json');
/** Programs are killed by the clock in some, and the suites keep the machine busy for one another: a failure is tried again. */
const patient = '--retry=2';
const SERVER_PARTS = 3;
/** Taken from the front by two workers: the longest first, and what needs the build after it. */
const suites: Suite[] = [
  vitest('runner', ['--no-file-parallelism', patient]),
  { name: 'types', command: tool('@typescript/native/bin/tsc', '--noEmit', '-p', '.') },
  { name: 'types of web', command: ['scripts/web-types.ts'] },
  { name: 'types of e2e', command: tool('@typescript/native/bin/tsc', '--noEmit', '-p', 'e2e') },
  { name: 'lint', command: tool('oxlint/bin/oxlint', '--deny-warnings') },
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'walls', command: ['scripts/walls.ts'] },
  { name: 'nothing unused', command: tool('knip/bin/knip.js') },
  { name: 'build of the web app', command: ['scripts/build-web.ts'] },
  { name: 'byte budgets', command: ['web/budget/main.ts'] },
  { name: 'heads of pages', command: ['web/findability/main.ts'] },
  vitest('web'),
  vitest('rules'),
  {
    name: 'journeys in the browser',
    command: tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'),
    count: () => {
      const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(browserReport);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
    failures: () => brokenJourneys({ specs: [], ...read<Partial<PlaywrightSuite>>(browserReport) }),
  },
  ...Array.from({ length: SERVER_PARTS }, (_, at) =>
    vitest('server', [patient, `--shard=${at + 1}/${SERVER_PARTS}`, '--maxWorkers=3'], `${at + 1} of ${SERVER_PARTS}`),
  ),
  { name: 'problem packages', command: ['runner/cli/verify-content.ts'], count: closingLine },
];
const WORKERS = 2;

const failed: string[] = [];

/** A suite that broke before it had a report names nothing. */
function reported({ failures }: Suite): string[] {
  try {
    return failures?.() ?? [];
  } catch {
    return ['no report'];
  }
}

async function run(suite: Suite): Promise<Count> {
  const since = Date.now();
  const child = spawn(process.execPath, suite.command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  let count: Count = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    if (suite.count) count = suite.count(output);
  } catch (error) {
    output += `\n${String(error)}`;
    count = { passed: 0, failed: 1 };
  }
  if (code !== 0 && count.failed === 0) count.failed = 1;
  const good = count.failed === 0;
  console.log(
    `${good ? 'ok  ' : 'FAIL'} ${suite.name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - since) / 1000)} s)`,
  );
  if (good) return count;
  const names = reported(suite).map((line) => `failed: ${suite.name}: ${line}`);
  failed.push(...names);
  console.log([...names, output.slice(-20_000)].join('\n'));
  return count;
}

if (existsSync(reports)) rmSync(reports, { recursive: true });
mkdirSync(reports, { recursive: true });
const wanted = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
const waiting = suites.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
await Promise.all(
  Array.from({ length: WORKERS }, async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      const { passed, failed } = await run(suite);
      total.passed += passed;
      total.failed += failed;
    }
  }),
);
// Named once more, where the reader of a long output looks first.
for (const line of failed) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
