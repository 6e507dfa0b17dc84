import type { Verdict } from '@devorbit/contract/execution/judging.ts';

/** What the package format knows of a test: accepted, wrong answer, too slow, crashed. */
export type Outcome = 'AC' | 'WA' | 'TLE' | 'RTE';
export const outcomes: readonly Outcome[] = ['AC', 'WA', 'TLE', 'RTE'];

export const verdictOf: Record<Outcome, Verdict> = {
  AC: 'Accepted',
  WA: 'Wrong Answer',
  TLE: 'Time Limit Exceeded',
  RTE: 'Runtime Error',
};

/** All test cases have an outcome of `permitted`, and at least one has an outcome of `required`. */
export type Rule = { permitted: readonly Outcome[]; required: readonly Outcome[] };

/** What the folders below `submissions/` promise (package format 2025-09, default directories). */
export const folderRules: Record<string, Rule> = {
  accepted: { permitted: ['AC'], required: outcomes },
  rejected: { permitted: outcomes, required: ['WA', 'TLE', 'RTE'] },
  wrong_answer: { permitted: ['AC', 'WA'], required: ['WA'] },
  time_limit_exceeded: { permitted: ['AC', 'TLE'], required: ['TLE'] },
  run_time_error: { permitted: ['AC', 'RTE'], required: ['RTE'] },
  brute_force: { permitted: ['AC', 'RTE', 'TLE'], required: ['RTE', 'TLE'] },
};

/** The same in the legacy formats, which allow more; the folders that they do not know are as in 2025-09. */
export const legacyFolderRules: Record<string, Rule> = {
  ...folderRules,
  time_limit_exceeded: { permitted: ['AC', 'WA', 'TLE'], required: ['TLE'] },
  run_time_error: { permitted: outcomes, required: ['RTE'] },
};

/** What a submission may get: `promised` by one test at least, and by the rest also `mayAlso`. */
export type PromisedVerdicts = { promised: Verdict[]; mayAlso: Verdict[] };

/** What the rules allow together. Without a rule nothing is promised. */
export function promiseOf(rules: Rule[]): PromisedVerdicts {
  const permitted = outcomes.filter((outcome) => rules.every((rule) => rule.permitted.includes(outcome)));
  const stands = (outcome: Outcome): boolean =>
    rules.every(({ required }) => required.includes(outcome) || (outcome !== 'AC' && required.includes('AC')));
  const verdicts = (of: Outcome[]): Verdict[] => of.map((outcome) => verdictOf[outcome]);
  if (rules.length === 0) return { promised: [], mayAlso: [] };
  return {
    promised: verdicts(permitted.filter(stands)),
    mayAlso: verdicts(permitted.filter((outcome) => outcome !== 'AC' && !stands(outcome))),
  };
}

/** The rule of a folder; undefined where its name promises nothing. */
export const ruleOfFolder = (rules: Record<string, Rule>, folder: string): Rule | undefined =>
  Object.hasOwn(rules, folder) ? rules[folder] : undefined;

/** The words of a tag `@EXPECTED_RESULTS@: …` in a source, as DOMjudge has it. */
const tagged: Record<string, Verdict> = {
  ACCEPTED: 'Accepted',
  CORRECT: 'Accepted',
  WRONG_ANSWER: 'Wrong Answer',
  NO_OUTPUT: 'Wrong Answer',
  TIMELIMIT: 'Time Limit Exceeded',
  TIME_LIMIT_EXCEEDED: 'Time Limit Exceeded',
  RUN_ERROR: 'Runtime Error',
  RUN_TIME_ERROR: 'Runtime Error',
  MEMORY_LIMIT: 'Memory Limit Exceeded',
  MEMORY_LIMIT_EXCEEDED: 'Memory Limit Exceeded',
  OUTPUT_LIMIT: 'Output Limit Exceeded',
  OUTPUT_LIMIT_EXCEEDED: 'Output Limit Exceeded',
  COMPILER_ERROR: 'Compilation Error',
  COMPILE_ERROR: 'Compilation Error',
};

/** The verdicts that a source's own tag allows; null without a tag. `unknown` are words that it does not know. */
export function taggedVerdicts(source: string): { verdicts: Verdict[]; unknown: string[] } | null {
  const tag = /@EXPECTED_RESULTS@:[ \t]*([^\n\r]*)/.exec(source)?.[1];
  if (tag === undefined) return null;
  const words = tag
    .replace(/\*\/.*|-->.*/, '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const found = words.map((word) => ({ word, verdict: tagged[word.toUpperCase().replaceAll('-', '_')] }));
  return {
    verdicts: [...new Set(found.flatMap(({ verdict }) => verdict ?? []))],
    unknown: found.filter(({ verdict }) => verdict === undefined).map(({ word }) => word),
  };
}
