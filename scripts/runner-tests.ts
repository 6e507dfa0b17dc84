/**
 * The runner's tests, but for the files that passed with exactly these modules, data and tools (docs/decisions/0024-*).
 * Files that are named are run in any case, and noted as passed by none; with JUDGE_ALL=1 all are run. The other arguments
 * are vitest's.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch } from 'node:os';
import { dirname, join } from 'node:path';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { documentTools, packageVersions } from '../runner/documents/document-tools.ts';
import { openLedger } from '../runner/ledger/ledger.ts';
import { dataDigest, testDigest } from '../runner/ledger/test-digest.ts';
import { kernel } from '../runner/ledger/toolchain.ts';
import { debugTools } from '../runner/workspaces/debug/debuggers.ts';
import { languageServerTools } from '../runner/workspaces/language-servers/servers.ts';
import { emptyReport, type Report } from './check/report.ts';

const root = join(import.meta.dirname, '..');
const reportFile = process.env['TEST_REPORT'] ?? join(root, 'var/reports/vitest-runner.json');
const given = process.argv.slice(2);

/** The Debian packages that any of the runner's programs come from, with the versions that are installed. */
async function packages(): Promise<string[]> {
  const tools = [
    ...readCatalogue(join(root, 'content/languages')),
    ...documentTools,
    ...debugTools,
    ...languageServerTools,
  ];
  const names = [...new Set(tools.flatMap(({ debian }) => debian))].toSorted();
  const versions = await packageVersions(names);
  return names.map((name) => `${name} ${versions.get(name) ?? 'absent'}`);
}

const all = globSync('runner/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();
const ledger = openLedger(join(root, 'runner/ledger/tests.txt'), all, {
  judge: dataDigest(root),
  toolchain: [
    `node ${process.version} ${arch()}`,
    kernel(),
    process.getuid?.() === 0 ? 'root' : 'not root',
    ...(await packages()),
  ],
});
const named = given.filter((word) => all.includes(word));
const digests = new Map(all.map((file) => [file, testDigest(file, root)]));
const changed =
  named.length > 0
    ? named
    : all.filter((file) => process.env['JUDGE_ALL'] === '1' || !ledger.vouches(file, digests.get(file) ?? ''));
console.log(`${all.length - changed.length} files unchanged since they were passed`);

mkdirSync(dirname(reportFile), { recursive: true });
writeFileSync(reportFile, JSON.stringify(emptyReport()));
if (changed.length > 0) {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'runner', '--no-file-parallelism'];
  const { status } = spawnSync(
    process.execPath,
    [...vitest, ...given.filter((word) => !all.includes(word)), ...changed],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_REPORT: reportFile } },
  );
  const { failures, files } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  const ofFiles = files.flatMap((file) => file.failures);
  for (const { name, passed, failures: own } of files) {
    ledger.drop(name);
    // A failure outside of every test may be any file's.
    if (passed > 0 && own.length === 0 && ofFiles.length === failures.length) ledger.add(name, digests.get(name) ?? '');
  }
  ledger.save();
  process.exitCode = status ?? 1;
}
