import {
  MAX_MEMORY_KB,
  MAX_TIME_MS,
  MIN_MEMORY_KB,
  MIN_TIME_MS,
  PARAM_NAME,
} from '@devorbit/contract/execution/judging-limits.ts';
import {
  MAX_DRAFT_CHARS,
  MAX_DRAFT_TESTS,
  MAX_TAGS,
  MIN_TESTS,
  TAG_CHARS,
} from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredDraft, AuthoredProgram } from '@devorbit/contract/practice/authoring.ts';
import { numberText } from '../../../platform/format/numbers.ts';
import { bytesText } from '../../../platform/format/sizes.ts';
import { memoryBounds, type Part, timeBounds } from './model.ts';
import { draftChars } from './sizes.ts';

export type Gap = { part: Part; text: string };

const doubled = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index);

/** What a draft lacks before it can be verified; it may be saved all the same. */
export function gapsOf(draft: AuthoredDraft): Gap[] {
  const gaps: Gap[] = [];
  const when = (lacks: boolean, part: Part, text: string): void => {
    if (lacks) gaps.push({ part, text });
  };
  const generators = new Set(draft.generators.map(({ name }) => name));
  const orphan = draft.tests.find((test) => test.kind === 'generated' && !generators.has(test.generator));
  when(draft.title.trim() === '', 'statement', 'Add a title.');
  when(draft.statement.trim() === '', 'statement', 'Add a statement.');
  when(draft.examples.length === 0, 'examples', 'Add at least one example.');
  draft.examples.forEach(({ output }, index) =>
    when(output.trim() === '', 'examples', `Example ${index + 1} has no output.`),
  );
  const { length } = draft.tests;
  when(length < MIN_TESTS, 'tests', `Add at least ${MIN_TESTS} secret tests. You have ${numberText(length)}.`);
  when(orphan !== undefined, 'tests', `Test ${orphan?.name} uses a generator that does not exist.`);
  when(!draft.solutions.some(({ role }) => role === 'reference'), 'solutions', 'Add a reference solution.');
  const empty = (programs: readonly AuthoredProgram[], part: Part): void =>
    programs.forEach(({ name, source }) => when(source.trim() === '', part, `${name} is empty.`));
  empty([...draft.generators, ...(draft.validator ? [draft.validator.program] : [])], 'code');
  empty(draft.checker.kind === 'program' ? [draft.checker.program] : [], 'checker');
  empty(draft.solutions, 'solutions');
  return gaps;
}

const fileName = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,59}$/;
/** All programs, each with the part where it stands; no two may share a name. */
const filesOf = ({ checker, validator, generators, solutions }: AuthoredDraft): { name: string; part: Part }[] => [
  ...[...generators, ...(validator ? [validator.program] : [])].map(({ name }) => ({ name, part: 'code' as const })),
  ...(checker.kind === 'program' ? [{ name: checker.program.name, part: 'checker' as const }] : []),
  ...solutions.map(({ name }) => ({ name, part: 'solutions' as const })),
];
const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** What the server would refuse about a draft, so that it is said where it can be mended. */
export function faultsOf(draft: AuthoredDraft): Gap[] {
  const faults: Gap[] = [];
  const when = (wrong: boolean, part: Part, text: string): void => {
    if (wrong) faults.push({ part, text });
  };
  when(draft.tags.length > MAX_TAGS, 'statement', `Use at most ${MAX_TAGS} tags.`);
  when(
    draft.tags.some((tag) => tag.length > TAG_CHARS),
    'statement',
    `Tags can have at most ${TAG_CHARS} characters.`,
  );
  const twice = doubled(draft.tests.map(({ name }) => name.trim()));
  when(twice !== undefined, 'tests', `Two tests are called ${twice}.`);
  when(draft.tests.length > MAX_DRAFT_TESTS, 'tests', `A problem can have at most ${MAX_DRAFT_TESTS} tests.`);
  const size = draftChars(draft);
  when(
    size > MAX_DRAFT_CHARS,
    'tests',
    `Your tests add up to ${bytesText(size)}. The limit is ${bytesText(MAX_DRAFT_CHARS)}.`,
  );
  const files = filesOf(draft);
  const odd = files.find(({ name }) => !fileName.test(name));
  when(
    odd !== undefined,
    odd?.part ?? 'solutions',
    `'${odd?.name}' is not a valid file name. Use letters, digits, _ - and . only.`,
  );
  const second = files.find(({ name }, place) => files.findIndex((file) => file.name === name) < place);
  when(second !== undefined, second?.part ?? 'solutions', `Two programs are called ${second?.name}.`);
  const { time_ms, memory_kb } = draft.limits;
  when(!within(time_ms, MIN_TIME_MS, MAX_TIME_MS), 'checker', `The time limit must be from ${timeBounds}.`);
  when(!within(memory_kb, MIN_MEMORY_KB, MAX_MEMORY_KB), 'checker', `The memory limit must be from ${memoryBounds}.`);
  const tolerance = draft.checker.kind === 'default' ? draft.checker.float_tolerance : null;
  when(
    tolerance !== null && !(tolerance > 0 && tolerance <= 1),
    'checker',
    'The tolerance must be above 0 and at most 1.',
  );
  const params = draft.signature?.params.map(({ name }) => name) ?? [];
  const oddParam = params.find((name) => !PARAM_NAME.test(name));
  when(
    oddParam !== undefined,
    'starter',
    `'${oddParam}' is not a valid parameter name. Use up to 40 letters and digits, starting with a lowercase letter.`,
  );
  when(doubled(params) !== undefined, 'starter', `Two parameters are called ${doubled(params)}.`);
  return faults;
}
