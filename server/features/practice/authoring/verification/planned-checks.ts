import type { AuthoredDraft, VerificationCheck } from '@devorbit/contract/practice/authoring.ts';

const waiting = (group: VerificationCheck['group'], name: string): VerificationCheck => ({
  group,
  name,
  state: 'waiting',
  message: '',
  time_ms: null,
  memory_kb: null,
});

/** The programs that say whether an input or an output is right, by their files. */
export const checkersOf = ({ validator, checker }: AuthoredDraft): string[] => [
  ...(validator === null ? [] : [validator.program.name]),
  ...(checker.kind === 'program' ? [checker.program.name] : []),
];

/** Everything that is looked at in a draft that lacks nothing, in the order of the work. */
export const plannedChecks = (draft: AuthoredDraft): VerificationCheck[] => [
  ...draft.generators.map(({ name }) => waiting('generator', name)),
  ...checkersOf(draft).map((name) => waiting('validator', name)),
  ...draft.solutions.filter(({ role }) => role === 'reference').map(({ name }) => waiting('reference', name)),
  ...draft.solutions.map(({ name }) => waiting('solution', name)),
];
