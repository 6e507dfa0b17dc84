import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { brief, emptyReport, type FileReport, type Report } from './report.ts';

/** Adds one test to the report. */
function tell(report: Report, file: FileReport, test: TestCase): void {
  const name = `${file.name}: ${test.fullName}`;
  const { state, errors } = test.result();
  report.tests.push({ name, seconds: (test.diagnostic()?.duration ?? 0) / 1000 });
  if (state === 'passed') file.passed++;
  if (state === 'failed') file.failures.push(brief(`${name}: ${errors?.at(-1)?.message ?? ''}`));
}

/** Writes a Report to the file that TEST_REPORT names; does nothing without. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const to = process.env['TEST_REPORT'];
    if (!to) return;
    const report = emptyReport();
    for (const module of modules) {
      const name = relative(process.cwd(), module.moduleId);
      const { duration, collectDuration, environmentSetupDuration } = module.diagnostic();
      const seconds = (duration + collectDuration + environmentSetupDuration) / 1000;
      const file: FileReport = { name, seconds, passed: 0, failures: [] };
      for (const test of module.children.allTests()) tell(report, file, test);
      // A file that does not load, or whose hooks fail, may have no failed test.
      const [error] = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
      if (file.failures.length === 0 && !module.ok())
        file.failures.push(brief(`${name}: ${error?.message ?? 'failed'}`));
      report.files.push(file);
      report.passed += file.passed;
      report.failures.push(...file.failures);
    }
    report.failures.push(...unhandled.map(({ message }) => brief(`outside of every test: ${message}`)));
    report.failed = report.failures.length;
    writeFileSync(to, JSON.stringify(report));
  }
}
