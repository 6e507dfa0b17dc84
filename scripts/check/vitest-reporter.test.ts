import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { failedFiles, type Report } from './report.ts';

const root = join(import.meta.dirname, '../..');

/** Runs these files with vitest; answers what the reporter wrote. */
async function reportOf(files: Record<string, string>): Promise<Report> {
  mkdirSync(join(root, 'var'), { recursive: true });
  const folder = mkdtempSync(join(root, 'var/reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const report = join(folder, 'report.json');
  const args = ['run', '--root', folder, '--config', 'none.config.ts'];
  writeFileSync(join(folder, 'none.config.ts'), 'export default {};\n');
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...args,
      `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`,
    ],
    { cwd: folder, env: { ...process.env, TEST_REPORT: report, VITEST: '' } },
  ).catch(() => undefined);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

test('passed, failed and skipped tests are told by file, and files that do not load', async () => {
  const report = await reportOf({
    'some.test.js': `import { expect, test } from 'vitest';
test('passes', () => {});
test('fails', () => expect(1).toBe(2));
test.skip('is skipped', () => {});
`,
    'broken.test.js': "import './not-there.js';\n",
    'hooks.test.js': `import { beforeAll, test } from 'vitest';
beforeAll(() => { throw new Error('no service'); });
test('never runs', () => {});
`,
  });
  expect(report).toMatchObject({ passed: 1, failed: 3, retried: [] });
  expect(failedFiles(report).toSorted()).toEqual(['broken.test.js', 'hooks.test.js', 'some.test.js']);
  expect(report.files.find(({ name }) => name === 'some.test.js')).toMatchObject({ passed: 1 });
  expect(report.failures.toSorted()).toEqual([
    expect.stringMatching(/^broken\.test\.js: .*not-there/),
    expect.stringMatching(/^hooks\.test\.js: .*no service/),
    expect.stringMatching(/^some\.test\.js: fails: expected 1 to be 2/),
  ]);
  expect(report.files.map(({ name }) => name).toSorted()).toEqual(['broken.test.js', 'hooks.test.js', 'some.test.js']);
});
