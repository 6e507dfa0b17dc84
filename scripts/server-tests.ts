/**
 * The server's tests, but for the files that passed with exactly this server, this content, this runner and these tools
 * (docs/decisions/0024-*). Files that are named are run in any case, and noted as passed by none; with JUDGE_ALL=1 all are
 * run. The other arguments are vitest's.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLedger } from '../runner/ledger/ledger.ts';
import { changedTests } from './check/changed-tests.ts';
import { productDigest } from './check/product-digest.ts';
import { runVitest } from './check/run-vitest.ts';
import { toolsOfTests } from './check/tools-of-tests.ts';

const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const files = globSync('server/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();
const ledger = openLedger(join(root, 'server/ledger/tests.txt'), files, {
  judge: productDigest(root, [
    'contract',
    'content',
    'content-reader',
    'kits',
    'runner',
    'scripts',
    'server',
    'testkit',
  ]),
  toolchain: await toolsOfTests(root),
});
const digestOf = (file: string) => readFileSync(join(root, file), 'utf8');
const tests = changedTests({ files, ledger, digestOf }, given);
runVitest({ root, project: 'server', options: given.filter((word) => !files.includes(word)), tests });
