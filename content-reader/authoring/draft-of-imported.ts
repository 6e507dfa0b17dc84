import { createHash } from 'node:crypto';
import { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import type { Difficulty } from '@devorbit/contract/practice/problems.ts';
import { type ImportedProblem, PackageError } from '../packages/imported-problem.ts';
import { collectNotes } from '../packages/notes.ts';
import { draftChecker } from './draft-checker.ts';
import { type DraftExtras, readExtras } from './draft-notes.ts';
import { draftSolutions } from './draft-solutions.ts';
import { draftStatement } from './draft-statement.ts';
import { draftExamples, draftTests } from './draft-tests.ts';
import { NoPracticeProgram, practiceProgram } from './practice-program.ts';

type Note = (sentence: string) => void;

const MAX_TAGS = 10;
const MAX_TAG = 40;

/** Throws PackageError for the kinds of problems that the page does not make. */
function checkPassFail({ judging: { interactive, passes, submit_answer, groups } }: ImportedProblem): void {
  const kinds = [
    ...(groups ? ['scoring'] : []),
    ...(interactive ? ['interactive'] : []),
    ...(passes ? ['multi-pass'] : []),
    ...(submit_answer ? ['submit-answer'] : []),
  ];
  if (kinds.length > 0)
    throw new PackageError(`the authoring page has pass-fail problems only; this one is ${kinds.join(' and ')}`);
}

function draftTags(tags: string[], note: Note): string[] {
  const own = [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag !== '' && tag.length <= MAX_TAG);
  if (own.length > MAX_TAGS || own.length < tags.length)
    note(`Of ${tags.length} tags ${Math.min(own.length, MAX_TAGS)} are taken`);
  return own.slice(0, MAX_TAGS);
}

/** The first input validator that can be one here. */
function draftValidator(
  { inputValidators }: ImportedProblem,
  taken: Set<string>,
  note: Note,
): AuthoredDraft['validator'] {
  let chosen: AuthoredDraft['validator'] = null;
  for (const { protocol, program, args, testArgs } of inputValidators) {
    const file = program.files[0]?.name ?? 'validator';
    if (chosen !== null) {
      note(`The input validator ${file} is left out: there is one here`);
      continue;
    }
    try {
      chosen = { protocol, program: practiceProgram(program, file, taken) };
      if (args.length > 0 || testArgs) note(`The input validator ${file} is called without its arguments here`);
    } catch (error) {
      if (!(error instanceof NoPracticeProgram)) throw error;
      note(`The input validator ${file} is left out: it ${error.message}`);
    }
  }
  return chosen;
}

const nothing = readExtras(new Map());

/** What no text of the database may hold; null where there is nothing of it. */
function faultIn(value: unknown): string | null {
  if (typeof value === 'string')
    return value.includes('\0') ? 'a NUL character' : value.isWellFormed() ? null : 'half of a character';
  if (typeof value !== 'object' || value === null) return null;
  for (const child of Object.values(value)) {
    const fault = faultIn(child);
    if (fault !== null) return fault;
  }
  return null;
}

/** Throws PackageError, in a sentence, where the contract or the database would not take the draft. */
function checked(draft: AuthoredDraft): AuthoredDraft {
  for (const [field, value] of Object.entries(draft)) {
    const fault = faultIn(value);
    if (fault !== null) throw new PackageError(`the authoring page does not take it: ${field} holds ${fault}`);
  }
  const result = AuthoredDraft.safeParse(draft);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new PackageError(`the authoring page does not take it: ${issue?.path.join('.')}: ${issue?.message}`);
}

/**
 * A package's problem as a draft, with the PDF that is its statement, if it is one, and in sentences what is not taken over. `extras` are what the package says to the
 * authoring page alone; `difficulty` holds where it names none. Throws PackageError for problems that are not pass-fail,
 * and where judging would differ or a bound of the contract is broken.
 */
export function draftOfImported(
  problem: ImportedProblem,
  extras: DraftExtras = nothing,
  difficulty: Difficulty = 'Medium',
): { draft: AuthoredDraft; notes: string[]; pdf?: Uint8Array } {
  checkPassFail(problem);
  const { notes, note } = collectNotes();
  const { judging } = problem;
  const told = extras.notes;
  const taken = new Set(extras.generators.map(({ name }) => name));
  const checker = draftChecker(judging, taken);
  const validator = draftValidator(problem, taken, note);
  if (problem.timeLimit === 'inferred')
    note(`The package leaves the time limit to be measured: ${judging.limits.time_ms} ms is a guess`);
  if (told.difficulty === undefined) note(`The package names no difficulty: it stays ${difficulty}`);
  if (problem.invalidInputs || problem.trialOutputs) note('Inputs and outputs to try the validators on are left out');
  const { pdf, ...statement } = draftStatement(problem, note);
  const draft = {
    ...statement,
    ...(pdf ? { statement_pdf: createHash('sha256').update(pdf).digest('hex') } : {}),
    difficulty: told.difficulty ?? difficulty,
    tags: draftTags(told.tags ?? problem.tags, note),
    examples: draftExamples(judging.tests, extras, note),
    constraints: told.constraints,
    signature: told.signature ?? null,
    starters: told.starters,
    limits: judging.limits,
    checker,
    validator,
    generators: extras.generators,
    solutions: draftSolutions(problem.submissions, told, taken, note),
    tests: draftTests(judging.tests, extras),
    hints: told.hints,
    editorial: extras.editorial,
  };
  return { draft: checked(draft), notes: [...problem.notTaken, ...notes], ...(pdf ? { pdf } : {}) };
}
