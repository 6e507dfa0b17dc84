import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { checkCount } from './foreign-limits.ts';

type Test = JudgePackage['tests'][number];
export type Sample = { input: string; output: string };

/** The group of the examples, which give no points. */
const GROUP = 'sample';

const endsInLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
/** What two tests that are the same have in common. */
const core = (input: string, output: string): string =>
  JSON.stringify([input, output].map((text) => text.trimEnd().replaceAll('\r\n', '\n')));

/**
 * The examples of a statement as tests before the others. Without points, a test that an example shows already is the
 * example itself; with points the examples are a group that gives none. Throws PackageError where there are too many.
 */
export function withSamples(
  judging: Pick<JudgePackage, 'tests' | 'groups'>,
  samples: Sample[],
): Pick<JudgePackage, 'tests' | 'groups'> {
  const { tests, groups } = judging;
  if (samples.length === 0) return judging;
  checkCount('the problem with its examples', tests.length + samples.length);
  const secret = new Map(groups ? [] : tests.map((test) => [core(test.input, test.answer), test] as const));
  const shown = new Set<Test>();
  const examples = samples.map(({ input, output }, at): Test => {
    const name = `Example ${at + 1}`;
    const same = secret.get(core(input, output));
    if (same) shown.add(same);
    if (same) return { ...same, name, sample: true };
    return {
      name,
      sample: true,
      input: endsInLine(input),
      answer: endsInLine(output),
      ...(groups ? { group: GROUP } : {}),
    };
  });
  return {
    ...(groups
      ? { groups: [{ name: GROUP, score: 0, aggregation: 'pass-fail' as const, requires: [] }, ...groups] }
      : {}),
    tests: [...examples, ...tests.filter((test) => !shown.has(test))],
  };
}
