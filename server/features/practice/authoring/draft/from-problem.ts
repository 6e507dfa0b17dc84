import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { MAX_DRAFT_CHARS, MAX_DRAFT_TESTS } from '@devorbit/contract/practice/authoring-limits.ts';
import {
  type AuthoredChecker,
  type AuthoredDraft,
  type AuthoredSolution,
  type AuthoredTest,
} from '@devorbit/contract/practice/authoring.ts';
import type { AuthoredProblem } from '../problem-store.ts';
import { checkerOf } from './checker-flags.ts';
import { fileName } from './file-names.ts';

/** The draft of a problem that nobody has worked on yet, made from the problem as learners meet it. */
export function draftOfProblem(problem: AuthoredProblem, judging: JudgePackage | null): AuthoredDraft {
  const { title, statement, difficulty, tags, examples, constraints, signature, starters } = problem;
  return {
    title,
    statement,
    ...(problem.statement_pdf === null ? {} : { statement_pdf: problem.statement_pdf }),
    difficulty,
    tags,
    examples,
    constraints,
    signature,
    starters,
    limits: { time_ms: problem.time_limit_ms, memory_kb: problem.memory_limit_kb },
    checker: judging === null ? checkerOf([]) : checkerOfPackage(judging),
    validator: problem.content_validator && { protocol: 'icpc', program: problem.content_validator },
    generators: [],
    solutions: [
      ...problem.content_solutions,
      ...problem.solutions.map(({ language, source }, at): AuthoredSolution => ({
        name: fileName(at === 0 ? 'reference' : `accepted${at}`, language),
        language,
        source,
        role: at === 0 ? 'reference' : 'accepted',
      })),
    ],
    tests: judging === null ? [] : testsOf(judging),
    hints: problem.hints,
    editorial: problem.editorial,
  };
}

/** The default checker where the package's own one is no single program of a language of ours. */
function checkerOfPackage({ validator, validator_flags }: JudgePackage): AuthoredChecker {
  const [file] = validator?.program.files ?? [];
  const language = PracticeLanguage.safeParse(validator?.program.language);
  if (validator === undefined || file === undefined || !language.success) return checkerOf(validator_flags);
  const program = { name: file.name, language: language.data, source: file.text };
  return { kind: 'program', protocol: validator.protocol, program };
}

/** The secret tests; none where they are more than a draft may hold. */
function testsOf({ tests }: JudgePackage): AuthoredTest[] {
  const secret = tests.filter(({ sample }) => !sample);
  const characters = secret.reduce((sum, { input, answer }) => sum + input.length + answer.length, 0);
  if (secret.length > MAX_DRAFT_TESTS || characters > MAX_DRAFT_CHARS) return [];
  return secret.map(({ name, input, answer }) => ({ kind: 'text', name: name.trim().slice(0, 60), input, answer }));
}
