import { brief, emptyReport, type Report } from './report.ts';

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
  const files = new Map<string, number>();
  for (const { title, file, tests } of specsOf(json))
    for (const { projectName, status, results } of tests) {
      const name = `${file} (${projectName}): ${title}`;
      const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      report.tests.push({ name, seconds });
      files.set(file, (files.get(file) ?? 0) + seconds);
      if (status === 'expected' || status === 'flaky') report.passed++;
      if (status === 'flaky') report.retried.push(name);
      if (status !== 'unexpected') continue;
      report.failed++;
      report.failures.push(brief(`${name}: ${results.at(-1)?.error?.message ?? ''}`));
    }
  for (const { message = '' } of json.errors ?? []) {
    report.failed++;
    report.failures.push(brief(message));
  }
  report.files = [...files].map(([name, seconds]) => ({ name, seconds }));
  return report;
}
