import { arch } from 'node:os';
import type { Lesson } from '@devorbit/content-reader/learning/frameworks.ts';
import { readBlocks } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import type { LessonOutcome } from '../../kits/cli/lesson-outcome.ts';
import { openLedger } from '../../runner/ledger/ledger.ts';
import { judgeDigest } from '../../runner/ledger/source-digest.ts';

/** Frameworks as a browser has them, and as learners do. */
export const execArgv = ['--conditions=browser'];
export const environment = { NODE_ENV: 'production' };

type Wanted = {
  root: string;
  /** Null where it is known of none that it was verified. */
  ledgerFile: string | null;
  /** All that there are. */
  lessons: readonly Lesson[];
  /** The beginnings of ids of lessons or exercises: these are verified in any case. */
  named: readonly string[];
  /** Whether all are, too. */
  anew: boolean;
  /** Runs what the lessons promise; answers what became of those that it came to. */
  verify: (ids: string[]) => Promise<LessonOutcome[]>;
};

/** What is run of a lesson: neither its prose nor its questions. */
const contentOf = ({ text, exercises }: Lesson): string =>
  JSON.stringify([readBlocks(text).filter(({ kind }) => kind === 'run'), exercises]);

const isNamed = ({ id, exercises }: Lesson, word: string): boolean =>
  id.startsWith(word) || exercises.some((exercise) => exercise.id.startsWith(word));

/**
 * Verifies the lessons that are named, otherwise those for which the ledger does not vouch (docs/decisions/0024-*), and says
 * what it found, a line a fault and last a line of JSON. Answers how many faults there are.
 */
export async function verifyLessons({ root, ledgerFile, lessons, named, anew, verify }: Wanted): Promise<number> {
  const began = Date.now();
  const ledger = openLedger(
    ledgerFile,
    lessons.map(({ id }) => id),
    {
      judge: judgeDigest(['kits/cli/verify-lessons.ts'], root, []),
      toolchain: [`node ${process.version} ${arch()}`, JSON.stringify([execArgv, environment])],
    },
  );
  const faults = named
    .filter((word) => !lessons.some((lesson) => isNamed(lesson, word)))
    .map((word) => `there is no lesson or exercise ${word}`);
  const wanted = named.length === 0 ? lessons : lessons.filter((lesson) => named.some((word) => isNamed(lesson, word)));
  const changed = wanted.filter((lesson) => anew || named.length > 0 || !ledger.vouches(lesson.id, contentOf(lesson)));
  const outcomes = changed.length === 0 ? [] : await verify(changed.map(({ id }) => id));
  for (const lesson of changed) {
    const outcome = outcomes.find(({ id }) => id === lesson.id);
    const found = outcome?.faults ?? ['it was not verified: the process that ran it ended'];
    faults.push(...found.map((fault) => `${lesson.id}: ${fault}`));
    if (found.length === 0) ledger.add(lesson.id, contentOf(lesson));
    else ledger.drop(lesson.id);
  }
  ledger.save();

  for (const fault of faults) console.log(fault);
  const unchanged = wanted.length - changed.length;
  console.log(
    unchanged === 0
      ? `all ${wanted.length} lessons verified`
      : `${unchanged} lessons unchanged since they were verified, ${changed.length} verified`,
  );
  const exercises = changed.flatMap((lesson) => lesson.exercises);
  console.log(
    JSON.stringify({
      lessons: changed.length,
      unchanged,
      blocks: outcomes.reduce((sum, { blocks }) => sum + blocks, 0),
      exercises: exercises.length,
      wrong: exercises.reduce((sum, { wrong }) => sum + wrong.length, 0),
      seconds: Math.round((Date.now() - began) / 100) / 10,
      faults: faults.length,
    }),
  );
  return faults.length;
}
