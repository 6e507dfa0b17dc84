import type { TestOutcome } from '@devorbit/contract/execution/judging.ts';
import { MAX_SHOWN_CHARS } from '@devorbit/contract/limits.ts';

/** Text of a program as it may be kept: PostgreSQL refuses NUL, and UTF-8 has no lone surrogates. */
export const keptText = (text: string): string =>
  text.slice(0, MAX_SHOWN_CHARS).toWellFormed().replaceAll('\0', '\uFFFD');

const optional = (text: string | undefined): string | undefined => (text === undefined ? undefined : keptText(text));

/** A test's outcome as it may be kept: of a secret test neither input nor output is. */
export function keptTest({ input, expected, got, ...outcome }: TestOutcome): TestOutcome {
  const shown = outcome.sample ? { input: optional(input), expected: optional(expected), got: optional(got) } : {};
  return { ...outcome, ...shown, name: keptText(outcome.name), message: keptText(outcome.message) };
}
