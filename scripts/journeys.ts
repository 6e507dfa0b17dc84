/**
 * The journeys in the browser, but for the files that passed with exactly this product, these fixtures and this browser
 * (docs/decisions/0024-*). Files that are named are run in any case, and noted as passed by none; with JUDGE_ALL=1 all are
 * run. The other arguments are Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLedger } from '../runner/ledger/ledger.ts';
import { beginReport, changedTests, readReport } from './check/changed-tests.ts';
import { type PlaywrightJson, playwrightReport } from './check/playwright-report.ts';
import { productDigest } from './check/product-digest.ts';
import { toolsOfTests } from './check/tools-of-tests.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'e2e/journeys');
const given = process.argv.slice(2);
const files = globSync('**/*.spec.ts', { cwd: folder }).toSorted();
const product = [
  'contract',
  'content',
  'content-reader',
  'e2e',
  'kits',
  'runner',
  'scripts',
  'server',
  'testkit',
  'web',
];
const ledger = openLedger(join(root, 'e2e/ledger/journeys.txt'), files, {
  judge: productDigest(root, product),
  toolchain: await toolsOfTests(root, ['chromium', 'chromium-headless-shell']),
});
const digestOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const tests = changedTests({ files, ledger, digestOf }, given);

/** Where e2e/playwright.config.ts has it written. */
const report = join(root, 'var/reports/playwright.json');
beginReport(report);
if (tests.changed.length > 0) {
  const command = [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...given.filter((word) => !files.includes(word)),
    ...tests.changed.map((file) => `journeys/${file}`),
  ];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  tests.note(playwrightReport(readReport<PlaywrightJson>(report)));
  process.exitCode = status ?? 1;
}
