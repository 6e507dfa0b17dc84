import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readValidators } from '@devorbit/content-reader/content-programs.ts';
import { packageNames, readProblem, readSubmissions } from '@devorbit/content-reader/problem-package.ts';
import { openLedger } from '../ledger/ledger.ts';
import { judgeDigest } from '../ledger/source-digest.ts';
import { toolchain } from '../ledger/toolchain.ts';
import { inPool } from '../packages/pool.ts';
import { npmTook, readEnv } from '../platform/env.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { inWords } from './cannot.ts';
import { lacks, strangeFolders } from './check-package.ts';
import { type Checked, checkInputs, checkSubmission } from './run-check.ts';
import type { withLanes } from './with-lanes.ts';

const USAGE = `usage: content:verify [--all] [--json] [--root FOLDER] [--ledger FILE] [NAME…]
Judges every submission of the problem packages and compares its verdict with its folder. Packages that have not changed
since this judge found them right with the same tools are skipped: runner/ledger/packages.txt lists them, or FILE where
FOLDER is given. Packages that are named are always judged, and --all judges every one.`;

const fail = (problem: string, found: string): Checked => ({ problem, what: 'package', ok: false, found });

/** A busy machine may break a promise once, or a box; a wrong promise breaks twice. */
async function twice(check: (lane: Lane) => Promise<Checked>, lane: Lane): Promise<Checked> {
  const first = await check(lane).catch(() => null);
  return first?.ok ? first : check(lane);
}

/** Verifies as the command line says, on the lanes that `lanesFor` gives; answers the exit code. */
export async function verifyContent(args: string[], lanesFor: typeof withLanes): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      root: { type: 'string' },
      ledger: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }

  const content = join(import.meta.dirname, '../../content');
  const roots = values.root === undefined ? [join(content, 'problems'), join(content, 'demo/problems')] : [values.root];
  const folders = new Map(roots.flatMap((root) => packageNames(root).map((name) => [name, join(root, name)] as const)));
  const all = [...folders.keys()];
  const names = positionals.length > 0 ? positionals : all;
  const env = readEnv();
  /** Where packages stand elsewhere, it is known of none that it was judged, unless somebody says where that is kept. */
  const ledgerFile =
    values.ledger ?? (values.root === undefined ? join(import.meta.dirname, '../ledger/packages.txt') : null);
  const anew = env.judgeAll || values.all || npmTook('all') || positionals.length > 0;
  const rows: Checked[] = [];
  const unchanged: string[] = [];

  const tell = (row: Checked): void => {
    rows.push(row);
    if (values.json) return;
    const time = row.slowest_ms === undefined ? '' : `${Math.round(row.slowest_ms)} ms`;
    const memory = row.memory_kb === undefined ? '' : `${Math.round(row.memory_kb / 1024)} MB`;
    console.log(
      `${row.ok ? 'ok  ' : 'FAIL'} ${row.problem.padEnd(24)} ${row.what.padEnd(44)} ${time.padStart(8)} ${memory.padStart(7)}  ${row.found}`,
    );
  };

  await lanesFor(env.lanes, async (lanes, languages) => {
    const ledger = openLedger(ledgerFile, all, {
      judge: judgeDigest(['runner/cli/run-check.ts', 'runner/cli/with-lanes.ts']),
      toolchain: toolchain(languages),
    });
    const contents = new Map<string, string>();
    const tasks: ((lane: Lane) => Promise<Checked>)[] = [];
    for (const name of names) {
      const dir = folders.get(name) ?? join(roots[0] ?? '', name);
      try {
        const { judging, ...problem } = readProblem(dir);
        const submissions = readSubmissions(dir);
        const validators = readValidators(dir);
        for (const fault of lacks({ judging, ...problem }, submissions, validators.length)) tell(fail(name, fault));
        for (const folder of strangeFolders(dir))
          tell(fail(name, `submissions/${folder} is not named after a known verdict`));
        const written = JSON.stringify([
          judging,
          submissions,
          validators.map(({ file, source }) => [file, source.toString('base64')]),
        ]);
        if (!anew && ledger.vouches(name, written)) {
          unchanged.push(name);
          continue;
        }
        contents.set(name, written);
        const checks = [
          ...validators.map((validator) => (lane: Lane) => checkInputs(judging, validator, lane)),
          ...submissions.map((submission) => (lane: Lane) => checkSubmission(judging, submission, languages, lane)),
        ];
        tasks.push(
          ...checks.map((check) => (lane: Lane) => twice(check, lane).catch((error) => fail(name, inWords(error)))),
        );
      } catch (error) {
        tell(fail(name, inWords(error)));
      }
    }
    await inPool(lanes, tasks, tell);
    const wrong = new Set(rows.filter(({ ok }) => !ok).map(({ problem }) => problem));
    for (const [name, content] of contents)
      if (wrong.has(name)) ledger.drop(name);
      else ledger.add(name, content);
    ledger.save();
  });

  const failed = rows.filter(({ ok }) => !ok).length;
  const passed = rows.length - failed;
  const judged = names.length - unchanged.length;
  if (values.json)
    console.log(JSON.stringify({ problems: names.length, unchanged: unchanged.length, passed, failed, rows }, null, 2));
  else {
    // Once more at the end, where a reader of a long output looks.
    for (const { problem, what, found } of rows.filter(({ ok }) => !ok))
      console.log(`FAIL ${problem} ${what}: ${found}`);
    console.log(
      judged === names.length
        ? `all ${names.length} problems judged`
        : `${unchanged.length} problems unchanged since they were judged, ${judged} judged`,
    );
    console.log(`${passed} passed, ${failed} failed`);
  }
  return failed > 0 || names.length === 0 ? 1 : 0;
}
