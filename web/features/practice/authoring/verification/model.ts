import type { AuthoredDraft, Verification, VerificationCheck } from '@devorbit/contract/practice/authoring.ts';
import { roughText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { millisecondsText } from '../../../../platform/format/sizes.ts';
import type { Part } from '../model.ts';

export const isOver = ({ state }: Verification): boolean => state === 'passed' || state === 'failed';

type Group = VerificationCheck['group'];
export const groups: readonly { id: Group; name: string }[] = [
  { id: 'missing', name: 'Missing' },
  { id: 'generator', name: 'Generators' },
  { id: 'validator', name: 'Validator' },
  { id: 'reference', name: 'Reference' },
  { id: 'solution', name: 'Solutions' },
];

/** The checks by group, in the order of the work; groups without any are left out. */
export const groupChecks = (checks: readonly VerificationCheck[]) =>
  groups
    .map(({ id, name }) => ({ id, name, checks: checks.filter(({ group }) => group === id) }))
    .filter(({ checks }) => checks.length > 0);

/** `5 of 12 checks`, those that are over among all. */
export function progressText(checks: readonly VerificationCheck[]): string {
  const done = checks.filter(({ state }) => state === 'ok' || state === 'bad').length;
  return `${done} of ${counted(checks.length, 'check')}`;
}

/** What the person is told as it goes on: how far it is, at the end what came of it. */
export const spokenText = ({ state, message, checks }: Verification): string =>
  state === 'running' ? `Verifying: ${progressText(checks)}` : message;

const lacking: readonly [RegExp, Part][] = [
  [/^example/i, 'examples'],
  [/^reference/i, 'solutions'],
  [/^tests$/i, 'tests'],
];

/** Where a check's fault is mended: its name is a file's or a test's, or says what is missing. */
export function partOf({ group, name }: VerificationCheck, draft: AuthoredDraft): Part {
  const { checker, generators, validator, solutions, tests } = draft;
  const words = group === 'missing' ? lacking.find(([word]) => word.test(name))?.[1] : undefined;
  if (words) return words;
  if (group === 'reference' || group === 'solution') return 'solutions';
  if (checker.kind === 'program' && checker.program.name === name) return 'checker';
  if ([...generators, ...(validator ? [validator.program] : [])].some((program) => program.name === name))
    return 'code';
  if (solutions.some((solution) => solution.name === name)) return 'solutions';
  if (tests.some((test) => test.name === name)) return 'tests';
  return group === 'missing' ? 'statement' : 'code';
}

/** From 0 to 1: the checks that are over among all. */
export const share = (checks: readonly VerificationCheck[]): number =>
  checks.length === 0 ? 0 : checks.filter(({ state }) => state === 'ok' || state === 'bad').length / checks.length;

export const timeText = (ms: number): string => millisecondsText(Math.round(ms));
/** KB → MB, as an author reads them beside the limit. */
export const memoryText = (kb: number): string => `${roughText(kb / 1024)} MB`;
