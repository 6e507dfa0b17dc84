// npm test: every suite, some at a time, with a table of durations and one line at the end: 'N passed, N failed'.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { durationsOf, durationTable } from './check/durations.ts';
import { afterAnotherTry, emptyReport, failedFiles, type Report } from './check/report.ts';
import { openSharedServices } from './check/shared-services.ts';
import { spawnTimed } from './check/spawn-timed.ts';
import { type Suite, suites } from './check/suites.ts';

const root = dirname(import.meta.dirname);
const reports = join(root, 'var/reports');
/** Suites at a time. They wait much: for browsers, programs that must run out of time, leases. */
const AT_A_TIME = 3;
/** Where more than these files of a suite fail, a second try is a waste of time. */
const MAX_FILES_AGAIN = 5;

const wanted = process.argv.slice(2).filter((word) => word !== '--all');
const judgeAll = process.argv.includes('--all') || process.env['npm_config_all'] === 'true';
const services = openSharedServices();
const since = performance.now();
type Ended = { suite: Suite; seconds: number; cpuSeconds: number; report: Report };
const ended: Ended[] = [];

async function run(suite: Suite, command = suite.command): Promise<Ended> {
  const begun = performance.now();
  let output = '';
  let code: number | null = null;
  let cpuSeconds = 0;
  let report = emptyReport();
  try {
    const shared = await services.environment(suite.shares ?? []);
    const child = spawnTimed(process.execPath, command, {
      cwd: root,
      env: {
        ...process.env,
        CI: 'true',
        NO_COLOR: '1',
        // Hundreds of processes of ours are started, each of a hundred modules.
        NODE_COMPILE_CACHE: join(root, 'var/compile-cache'),
        ...(judgeAll ? { JUDGE_ALL: '1' } : {}),
        ...shared,
        ...suite.env,
      },
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    ({ code, cpuSeconds } = await child.ended);
    report = suite.report?.(output) ?? { ...report, passed: code === 0 ? 1 : 0 };
  } catch (error) {
    output += `\n${String(error)}`;
    report.failures.push('no report');
  }
  if (code !== 0 && report.failed === 0) report.failed = 1;
  const seconds = (performance.now() - begun) / 1000;
  const { passed, failed, failures } = report;
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${suite.name}: ${passed} passed, ${failed} failed (${Math.round(seconds)} s, ${Math.round(cpuSeconds)} s of CPU)`,
  );
  // What the ledger vouches for was not run, and is not counted.
  for (const [line] of output.matchAll(/^\d+ [a-z]+ unchanged since they were .*?(?=:|$)/gm))
    console.log(`     ${line}`);
  if (failed > 0)
    console.log([...failures.map((line) => `failed: ${suite.name}: ${line}`), output.slice(-20_000)].join('\n'));
  return { suite, seconds, cpuSeconds, report };
}

/** Runs what failed once more, where the suite knows how and not too much did: then it is no matter of a busy machine. */
async function tryAgain(of: Ended): Promise<void> {
  const { suite, report } = of;
  const files = failedFiles(report);
  const few = report.files.length === 0 ? report.failed > 0 : files.length > 0 && files.length <= MAX_FILES_AGAIN;
  if (!suite.again || !few) return;
  console.log(`once more: ${suite.name} ${files.join(' ')}`);
  const again = await run(suite, suite.again(files));
  of.report = afterAnotherTry(report, again.report);
  of.seconds += again.seconds;
  of.cpuSeconds += again.cpuSeconds;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const waiting = suites.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const running = new Map<string, Promise<void>>();

/** Whether the suites that this one waits for are over, or not run at all. */
const isReady = ({ after = [] }: Suite): boolean =>
  !after.some((other) => running.has(other) || waiting.some(({ name }) => name === other));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void services.close().then(() => process.exit(1)));
try {
  while (waiting.length > 0 || running.size > 0) {
    const ready = running.size < AT_A_TIME ? waiting.findIndex(isReady) : -1;
    const [suite] = ready < 0 ? [] : waiting.splice(ready, 1);
    if (suite)
      running.set(
        suite.name,
        run(suite)
          .then((of) => void ended.push(of))
          .finally(() => running.delete(suite.name)),
      );
    else await Promise.race(running.values());
  }
  for (const of of ended) if (of.report.failed > 0) await tryAgain(of);
} finally {
  await services.close();
}

const all = ended.map(({ report }) => report);
const timed = ended.map(({ suite, seconds, cpuSeconds }) => ({ name: suite.name, seconds, cpuSeconds }));
const durations = durationsOf((performance.now() - since) / 1000, timed, all);
writeFileSync(join(reports, 'durations.json'), `${JSON.stringify(durations, null, 2)}\n`);
console.log(durationTable(durations));
// Named once more, where the reader of a long output looks first.
for (const { suite, report } of ended) {
  for (const line of report.retried) console.log(`tried again: ${suite.name}: ${line}`);
  for (const line of report.failures) console.log(`failed: ${suite.name}: ${line}`);
}
const passed = all.reduce((sum, report) => sum + report.passed, 0);
const failed = all.reduce((sum, report) => sum + report.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
