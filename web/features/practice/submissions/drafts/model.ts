import { practiceLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { withoutHarness } from '@devorbit/contract/practice/harness-parts.ts';
import type { SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import type { Owner } from '../../../../platform/drafts.ts';

/** The contract's list, in the order of the selector. */
export const languageIds = practiceLanguages;

export const languageKey = (owner: Owner, problemId: number): string => `devorbit.language.${owner}.${problemId}`;

export const runningKey = (owner: Owner, problemId: number): string => `devorbit.running.${owner}.${problemId}`;

const plain = (code: string) => code.replace(/\r\n?/g, '\n').trimEnd();

/** Whether there is work of one's own to lose; line ends and blanks at the end are none. */
export const isEdited = (code: string, starter: string): boolean => plain(code) !== plain(starter);

export type Starter = Pick<SolvingLanguage, 'id' | 'starter_code' | 'function_code'>;

/** The code without the rest of the starter program, where that is as it was: the judge adds the same. */
export function asFunction(code: string, { id, starter_code, function_code }: Starter): string {
  if (starter_code === function_code) return code;
  if (!isEdited(code, starter_code)) return function_code;
  const { own, rest } = withoutHarness(code, id);
  return rest !== '' && !isEdited(rest, withoutHarness(starter_code, id).rest) ? own : code;
}

/** What a visitor pressed before they could: it is done once they are signed in, with the code of that moment. */
export type Press = {
  act: 'run' | 'custom' | 'submit';
  problem: number;
  language: PracticeLanguage;
  /** The code's mark, as `baseOf` has it. */
  code: string;
  /** In ms. */
  at: number;
};

/** A press is done as long after it, in ms: signing up takes its time, and an old one would surprise. */
const PRESS_MS = 30 * 60_000;

/** A kept text as the press that it stands for; null where it is none, of another problem, or too old. */
export function pressFrom(raw: string | null, problem: number, now: number): Press | null {
  try {
    const press = JSON.parse(raw ?? 'null') as Press | null;
    return press?.problem === problem && languageIds.includes(press.language) && now - press.at < PRESS_MS
      ? press
      : null;
  } catch {
    return null;
  }
}
