import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beginReport, type changedTests, readReport } from './changed-tests.ts';
import type { Report } from './report.ts';

type Run = { root: string; project: string; options: string[]; tests: ReturnType<typeof changedTests> };

/** Runs the files with vitest, and notes what became of them. Ends with vitest's code. */
export function runVitest({ root, project, options, tests }: Run): void {
  const report = process.env['TEST_REPORT'] ?? join(root, `var/reports/vitest-${project}.json`);
  beginReport(report);
  if (tests.changed.length === 0) return;
  const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...options];
  const { status } = spawnSync(process.execPath, [...command, ...tests.changed], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_REPORT: report },
  });
  tests.note(readReport<Report>(report));
  process.exitCode = status ?? 1;
}
