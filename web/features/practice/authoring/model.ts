import { MAX_MEMORY_KB, MAX_TIME_MS, MIN_MEMORY_KB, MIN_TIME_MS } from '@devorbit/contract/execution/judging-limits.ts';
import type { ValueType } from '@devorbit/contract/execution/languages.ts';
import type { AuthoredDraft, Authoring, SolutionRole } from '@devorbit/contract/practice/authoring.ts';
import { numberText } from '../../../platform/format/numbers.ts';
import { counted, listText } from '../../../platform/format/plurals.ts';

/** The parts of the page in their order, by what stands in the address. */
export const parts = [
  { id: 'statement', name: 'Statement' },
  { id: 'examples', name: 'Examples' },
  { id: 'tests', name: 'Tests' },
  { id: 'code', name: 'Generators and validator' },
  { id: 'checker', name: 'Checker and limits' },
  { id: 'solutions', name: 'Solutions' },
  { id: 'starter', name: 'Starter code' },
  { id: 'help', name: 'Hints and editorial' },
  { id: 'verify', name: 'Verification' },
] as const;
export type Part = (typeof parts)[number]['id'];

/** What the address asks for, else the statement. */
export const partFrom = (param: string | null): Part => parts.find(({ id }) => id === param)?.id ?? 'statement';

/** What unsaved work on a problem is kept under. */
export const deskDraft = (problemId: number): string => `desk.${problemId}`;

/** The address of a part, on the page itself. */
export const partAddress = (part: Part): string => `?part=${part}`;

/** What learners meet now. */
export const liveText = ({ version, tests }: Pick<Authoring, 'version' | 'tests'>): string =>
  tests === 0 ? 'No tests yet' : `Live: version ${version}, ${counted(tests, 'test')}`;

export const roles: readonly SolutionRole[] = [
  'reference',
  'accepted',
  'wrong_answer',
  'time_limit_exceeded',
  'run_time_error',
];
export const roleNames: Record<SolutionRole, string> = {
  reference: 'Reference',
  accepted: 'Correct',
  wrong_answer: 'Wrong answer',
  time_limit_exceeded: 'Too slow',
  run_time_error: 'Crashes',
};

const scalars = ['int', 'long', 'float', 'bool', 'string'] as const;
export const valueTypes: readonly ValueType[] = [
  ...scalars,
  ...scalars.map((type) => `${type}[]` as const),
  ...scalars.map((type) => `${type}[][]` as const),
  'tree',
];

/** `100 to 20,000 ms`, and memory in MB. */
export const timeBounds = `${numberText(MIN_TIME_MS)} to ${numberText(MAX_TIME_MS)} ms`;
export const memoryBounds = `${numberText(MIN_MEMORY_KB / 1024)} to ${numberText(MAX_MEMORY_KB / 1024)} MB`;

/** How many things a part holds; null where a number says nothing. */
export function partCount(draft: AuthoredDraft, part: Part): number | null {
  switch (part) {
    case 'examples':
      return draft.examples.length;
    case 'tests':
      return draft.tests.length;
    case 'code':
      return draft.generators.length + (draft.validator ? 1 : 0);
    case 'solutions':
      return draft.solutions.length;
    case 'help':
      return draft.hints.length;
    default:
      return null;
  }
}

/** A list with the entry at `index` moved by `by` places; the same list where it cannot go there. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const entry = list[index];
  const to = index + by;
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(to, 0, entry);
}

/** What an import or a reload would replace, in words: '2 examples, 14 tests and 3 solutions'. */
export function contentsText(draft: AuthoredDraft): string {
  const some = (count: number, one: string): string[] => (count === 0 ? [] : [counted(count, one)]);
  return listText([
    'the statement',
    ...some(draft.examples.length, 'example'),
    ...some(draft.tests.length, 'test'),
    ...some(draft.generators.length, 'generator'),
    ...some(draft.solutions.length, 'solution'),
    ...some(draft.hints.length, 'hint'),
    ...(draft.editorial.trim() === '' ? [] : ['the editorial']),
  ]);
}
