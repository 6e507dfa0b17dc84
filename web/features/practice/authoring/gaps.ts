import { MAX_DRAFT_CHARS, MAX_DRAFT_TESTS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredDraft, AuthoredProgram } from '@devorbit/contract/practice/authoring.ts';
import { numberText } from '../../../platform/format/numbers.ts';
import { plural } from '../../../platform/format/plurals.ts';
import { bytesText } from '../../../platform/format/sizes.ts';
import { type Part } from './model.ts';
import { draftChars } from './sizes.ts';

export type Gap = { part: Part; text: string };

/** The server's least number of secret tests. */
const MIN_TESTS = 3;

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
  when(draft.title.trim() === '', 'statement', 'A title is missing.');
  when(draft.statement.trim() === '', 'statement', 'The statement is empty.');
  when(draft.examples.length === 0, 'examples', 'There is no example.');
  draft.examples.forEach(({ output }, index) =>
    when(output.trim() === '', 'examples', `Example ${index + 1} has no output.`),
  );
  const { length } = draft.tests;
  when(
    length < MIN_TESTS,
    'tests',
    `At least ${MIN_TESTS} secret tests are needed; there ${plural(length, 'is', 'are')} ${numberText(length)}.`,
  );
  when(orphan !== undefined, 'tests', `The generator of test ${orphan?.name} is missing.`);
  when(!draft.solutions.some(({ role }) => role === 'reference'), 'solutions', 'There is no reference solution.');
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
  when(draft.tags.length > 10, 'statement', 'At most 10 tags.');
  when(
    draft.tags.some((tag) => tag.length > 40),
    'statement',
    'A tag has at most 40 characters.',
  );
  const twice = doubled(draft.tests.map(({ name }) => name.trim()));
  when(twice !== undefined, 'tests', `Two tests are called ${twice}.`);
  when(draft.tests.length > MAX_DRAFT_TESTS, 'tests', `At most ${MAX_DRAFT_TESTS} tests.`);
  const size = draftChars(draft);
  when(
    size > MAX_DRAFT_CHARS,
    'tests',
    `The tests have ${bytesText(size)}; ${bytesText(MAX_DRAFT_CHARS)} is the most.`,
  );
  const files = filesOf(draft);
  const odd = files.find(({ name }) => !fileName.test(name));
  when(odd !== undefined, odd?.part ?? 'solutions', `'${odd?.name}' is no file name: letters, digits, _ - and . only.`);
  const second = files.find(({ name }, place) => files.findIndex((file) => file.name === name) < place);
  when(second !== undefined, second?.part ?? 'solutions', `Two programs are called ${second?.name}.`);
  const { time_ms, memory_kb } = draft.limits;
  when(!within(time_ms, 100, 20_000), 'checker', 'The time limit is from 100 to 20,000 ms.');
  when(!within(memory_kb, 16 * 1024, 2048 * 1024), 'checker', 'The memory limit is from 16 to 2,048 MB.');
  const tolerance = draft.checker.kind === 'default' ? draft.checker.float_tolerance : null;
  when(
    tolerance !== null && !(tolerance > 0 && tolerance <= 1),
    'checker',
    'The tolerance is a number above 0, at most 1.',
  );
  const params = draft.signature?.params.map(({ name }) => name) ?? [];
  const oddParam = params.find((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name));
  when(
    oddParam !== undefined,
    'starter',
    `'${oddParam}' is no parameter name: letters and digits, a small letter first.`,
  );
  when(doubled(params) !== undefined, 'starter', `Two parameters are called ${doubled(params)}.`);
  return faults;
}
