import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { brief, emptyReport, type Report } from './report.ts';

/** Adds one test to the report. */
function tell(report: Report, file: string, test: TestCase): void {
  const name = `${file}: ${test.fullName}`;
  const { state, errors } = test.result();
  const { duration = 0, flaky = false } = test.diagnostic() ?? {};
  report.tests.push({ name, seconds: duration / 1000 });
  if (state === 'passed') report.passed++;
  if (state === 'failed') {
    report.failed++;
    report.failures.push(brief(`${name}: ${errors?.at(-1)?.message ?? ''}`));
  }
  if (flaky) report.retried.push(name);
}

/** Writes a Report to the file that TEST_REPORT names; does nothing without. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const to = process.env['TEST_REPORT'];
    if (!to) return;
    const report = emptyReport();
    const fail = (text: string): void => {
      report.failed++;
      report.failures.push(brief(text));
    };
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const { duration, collectDuration, environmentSetupDuration } = module.diagnostic();
      report.files.push({ name: file, seconds: (duration + collectDuration + environmentSetupDuration) / 1000 });
      const before = report.failed;
      for (const test of module.children.allTests()) tell(report, file, test);
      // A file that does not load, or whose hooks fail, may have no failed test.
      const [error] = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
      if (report.failed === before && !module.ok()) fail(`${file}: ${error?.message ?? 'failed'}`);
    }
    for (const { message } of unhandled) fail(`outside of every test: ${message}`);
    writeFileSync(to, JSON.stringify(report));
  }
}
