/**
 * The runner's tests, but for the files that passed with exactly these modules, data and tools (docs/decisions/0024-*).
 * Files that are named are run in any case, and noted as passed by none; with JUDGE_ALL=1 all are run. The other arguments
 * are vitest's.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { openLedger } from '../runner/ledger/ledger.ts';
import { dataDigest, testDigest } from '../runner/ledger/test-digest.ts';
import { changedTests } from './check/changed-tests.ts';
import { runVitest } from './check/run-vitest.ts';
import { toolsOfTests } from './check/tools-of-tests.ts';

const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const files = globSync('runner/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();
const ledger = openLedger(join(root, 'runner/ledger/tests.txt'), files, {
  judge: dataDigest(root),
  toolchain: await toolsOfTests(root),
});
const digests = new Map(files.map((file) => [file, testDigest(file, root)]));
const tests = changedTests({ files, ledger, digestOf: (file) => digests.get(file) ?? '' }, given);
const options = ['--no-file-parallelism', ...given.filter((word) => !files.includes(word))];
runVitest({ root, project: 'runner', options, tests });
