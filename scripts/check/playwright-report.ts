import { brief, emptyReport, type FileReport, type Report } from './report.ts';

type Spec = {
  title: string;
  file: string;
  tests: {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { duration: number; error?: { message?: string } }[];
  }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };
/** What of Playwright's JSON report is read. */
export type PlaywrightJson = Suite & { errors?: { message?: string }[] };

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

export function playwrightReport(json: PlaywrightJson): Report {
  const report = emptyReport();
  const files = new Map<string, FileReport>();
  for (const { title, file, tests } of specsOf(json))
    for (const { projectName, status, results } of tests) {
      const name = `${file} (${projectName}): ${title}`;
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      report.tests.push({ name, seconds });
      const told = files.get(file) ?? { name: file, seconds: 0, passed: 0, failures: [] };
      files.set(file, told);
      told.seconds += seconds;
      if (status === 'expected' || status === 'flaky') told.passed++;
      if (status === 'flaky') report.retried.push(name);
      if (status === 'unexpected') told.failures.push(brief(`${name}: ${results.at(-1)?.error?.message ?? ''}`));
    }
  report.files = [...files.values()];
  report.passed = report.files.reduce((sum, { passed }) => sum + passed, 0);
  const outside = (json.errors ?? []).map(({ message = '' }) => brief(message));
  report.failures = [...report.files.flatMap(({ failures }) => failures), ...outside];
  report.failed = report.failures.length;
  return report;
}
