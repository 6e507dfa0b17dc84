import type { AiFault } from '../../../../platform/ai/ai-failure.ts';

const later = 'so nothing was published. Please try again later.';
const again = 'so nothing was published. Please try again.';

/** For the person who waits: why the provider gave no problem. */
export const providerSentences: Record<AiFault, string> = {
  unreachable: `The AI provider could not be reached, ${later}`,
  refused: 'The AI provider refused our request, so nothing was published. An operator needs to check its settings.',
  busy: `The AI provider is too busy, ${later}`,
  broken: `The AI provider failed, ${later}`,
  late: `The AI provider did not answer in time, ${later}`,
  cut: `The AI provider stopped in the middle of its answer, ${later}`,
  too_long: `The AI provider wrote far more than a problem, ${again}`,
  declined: 'The AI provider declined to write this problem, so nothing was published. Please try other tags.',
  invalid: `The AI provider did not answer in the format we asked for, ${again}`,
};

export const NOTHING_NEW_BY_AI = `The AI wrote problems that have been published before, ${again}`;
export const GENERATOR_FAILED = `The AI’s generator did not make valid inputs, ${again}`;
export const VALIDATOR_FAILED = `The AI’s validator does not tell valid inputs from invalid ones, ${again}`;
export const SOLUTION_FAILED = `The AI’s solution did not answer every test, ${again}`;
export const EXAMPLES_LIE = `The AI’s examples do not agree with its solution, ${again}`;
export const BRUTE_FORCE_COPIED = `The AI’s brute force was a copy of its solution, ${again}`;
export const TESTS_TOO_ALIKE = `The AI’s generator did not make enough different tests, ${again}`;
