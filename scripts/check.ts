// npm test: every suite, side by side on two tracks, with one line at the end: 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const reports = join(root, 'var/reports');
const nodeModules = join(root, 'node_modules');
type Count = { passed: number; failed: number };
type Suite = {
  name: string;
  command: string[];
  /** How many tests it ran, from its report or its output; without it the suite counts as one. */
  count?: (output: string) => Count;
};

const tool = (file: string, ...args: string[]) => [join(nodeModules, file), ...args];

/** Vitest's JSON report. */
const vitest = (project: string, ...options: string[]): Suite => {
  const report = join(reports, `vitest-${project}.json`);
  return {
    name: `tests of ${project}`,
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
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
        readFileSync(report, 'utf8'),
      ) as Record<string, number>;
      return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ?? 0) };
    },
  };
};

/** A closing line 'N passed, N failed'. */
const closingLine = (output: string): Count => {
  const match = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (!match) throw new Error('no closing line');
  return { passed: Number(match[1]), failed: Number(match[2]) };
};

const browserReport = join(reports, 'playwright.json');
const tracks: Suite[][] = [
  [
    { name: 'types', command: tool('@typescript/native/bin/tsc', '--noEmit', '-p', '.') },
    { name: 'types of web', command: ['scripts/web-types.ts'] },
    { name: 'types of e2e', command: tool('@typescript/native/bin/tsc', '--noEmit', '-p', 'e2e') },
    { name: 'lint', command: tool('oxlint/bin/oxlint', '--deny-warnings') },
    { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
    { name: 'walls', command: ['scripts/walls.ts'] },
    { name: 'nothing unused', command: tool('knip/bin/knip.js') },
    { name: 'build of the web app', command: ['scripts/build-web.ts'] },
    { name: 'byte budgets', command: ['web/budget/main.ts'] },
    vitest('web'),
    vitest('rules'),
    {
      name: 'journeys in the browser',
      command: tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'),
      count: () => {
        const { stats } = JSON.parse(readFileSync(browserReport, 'utf8')) as {
          stats: { expected: number; unexpected: number; flaky: number };
        };
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
      },
    },
    vitest('server', '--retry=1'),
  ],
  [
    // Programs are killed by the clock here, and the machine is busy with the other track: a failure is tried once more.
    vitest('runner', '--no-file-parallelism', '--retry=1'),
    { name: 'problem packages', command: ['runner/cli/verify-content.ts'], count: closingLine },
  ],
];

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
  if (!good) console.log(output.slice(-20_000));
  return count;
}

if (existsSync(reports)) rmSync(reports, { recursive: true });
mkdirSync(reports, { recursive: true });
const wanted = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0 };
await Promise.all(
  tracks.map(async (track) => {
    for (const suite of track.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))) {
      const { passed, failed } = await run(suite);
      total.passed += passed;
      total.failed += failed;
    }
  }),
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
