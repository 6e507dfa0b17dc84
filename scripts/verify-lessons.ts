/**
 * npm run -s lessons:verify [-- [--all] react/state/turnstile…]: every exercise of our content: its starter fails, its
 * solution passes, each wrong program fails exactly the tests that it names; and every program of a lesson that shows
 * something shows what the lesson says. But for lessons that have not changed since they were found right
 * (kits/ledger/lessons.txt): with --all these too, and what is named in any case.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lessonsOf, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import type { LessonOutcome } from '../kits/cli/lesson-outcome.ts';
import { npmTook, readEnv } from '../runner/platform/env.ts';
import { environment, execArgv, verifyLessons } from './check/verify-lessons.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

async function verify(ids: string[]): Promise<LessonOutcome[]> {
  const outcomes: LessonOutcome[] = [];
  const child = fork(join(root, 'kits/cli/verify-lessons.ts'), ids, {
    cwd: root,
    execArgv,
    env: { ...process.env, ...environment },
  });
  child.on('message', (outcome) => outcomes.push(outcome as LessonOutcome));
  await once(child, 'close');
  return outcomes;
}

const faults = await verifyLessons({
  root,
  ledgerFile: join(root, 'kits/ledger/lessons.txt'),
  lessons: readFrameworks(join(root, 'content')).flatMap(lessonsOf),
  named: positionals,
  anew: readEnv().judgeAll || values.all || npmTook('all'),
  verify,
});
process.exitCode = faults === 0 ? 0 : 1;
