import type { Limits } from '@devorbit/contract/execution/judging.ts';
import type { PracticeLanguage, Signature } from '@devorbit/contract/execution/languages.ts';
import type { Difficulty, Example } from '@devorbit/contract/practice/problems.ts';

/** `small` tests are those that a brute force can answer in time. */
export type DraftTest = { name: string; sample: boolean; small: boolean; input: string; answer: string };

export type Program = { language: PracticeLanguage; source: string };

/** A problem as a source of drafts proposes it: nothing in it is believed before our judge has seen it. */
export type Draft = {
  /** Who proposes it, as kept with the problem: `built-in/<family>` or `provider/<model>`. */
  origin: string;
  title: string;
  /** What it may be called instead where its title is taken, best first. */
  otherTitles: string[];
  /** Markdown. */
  statement: string;
  difficulty: Difficulty;
  tags: string[];
  signature: Signature;
  constraints: string[];
  examples: Example[];
  limits: Limits;
  /** Whole programs that must be right on every test; the first is the Python one that mutants are made of. */
  solutions: [python: Program, other: Program];
  /** A whole program that must be right on every small test. */
  bruteForce: Program;
  /** Samples first. */
  tests: DraftTest[];
  /** Further tests, of which some join where wrong solutions survive. */
  spareTests: DraftTest[];
  hints: string[];
  /** Markdown. */
  editorial: string;
};
