import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { z } from 'zod';
import { testGroups } from './foreign-groups.ts';
import { languageOfName, programOf } from './foreign-language.ts';
import { checkCount, limitsOf } from './foreign-limits.ts';
import { readEach, type Roots, rootsOf, rootsWhere, shortName } from './foreign-roots.ts';
import { withSamples } from './foreign-samples.ts';
import {
  type ImportedProblem,
  type PackageFiles,
  PackageError,
  type PackagedSubmission,
  type Statement,
} from './imported-problem.ts';
import { collectNotes } from './notes.ts';
import { below, decode, textOf } from './package-text.ts';
import { extensionFor } from './program-language.ts';
import { specialJudge } from './special-judge.ts';

const FILE = 'problem.json';
type Note = (sentence: string) => void;

const Text = z.object({ format: z.string().nullish(), value: z.string().nullish() }).nullish();
const Code = z.object({ language: z.string(), code: z.string() });
const QduojProblem = z.object({
  display_id: z.union([z.string(), z.number()]).nullish(),
  title: z.string(),
  description: Text,
  input_description: Text,
  output_description: Text,
  hint: Text,
  test_case_score: z
    .array(z.object({ input_name: z.string(), output_name: z.string().nullish(), score: z.number().min(0) }))
    .nullish(),
  time_limit: z.number(),
  memory_limit: z.number(),
  samples: z.array(z.object({ input: z.string().nullish(), output: z.string().nullish() })).nullish(),
  template: z
    .record(
      z.string(),
      z.object({ prepend: z.string().nullish(), template: z.string().nullish(), append: z.string().nullish() }),
    )
    .nullish(),
  spj: Code.nullish(),
  rule_type: z.enum(['ACM', 'OI']),
  io_mode: z.object({ io_mode: z.string().nullish() }).nullish(),
  source: z.string().nullish(),
  answers: z.array(Code).nullish(),
  tags: z.array(z.string()).nullish(),
});
type QduojProblem = z.infer<typeof QduojProblem>;

function readJson(files: PackageFiles): QduojProblem {
  let value: unknown;
  try {
    value = JSON.parse(textOf(files, FILE));
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(`${FILE} is not JSON`, { cause: error });
  }
  const result = QduojProblem.safeParse(value);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw new PackageError(`${FILE}: ${first?.path.join('.') || 'it'}: ${first?.message ?? 'is wrong'}`);
}

type Test = JudgePackage['tests'][number];

/** Reads the inputs and their answers, in the order of their numbers; a special judge needs no answers. */
function readTests(files: PackageFiles, isSpecial: boolean): Test[] {
  const found = below(files, 'testcase');
  const text = (name: string): string =>
    decode(`testcase/${name}`, found.get(name) ?? new Uint8Array()).replaceAll('\r\n', '\n');
  const inputs = [...found.keys()].filter((name) => name.endsWith('.in'));
  checkCount('testcase/', inputs.length);
  inputs.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return inputs.map((input) => {
    const name = input.slice(0, -3);
    if (!found.has(`${name}.out`) && !isSpecial)
      throw new PackageError(`testcase/${input} has no answer: testcase/${name}.out is missing`);
    return { name, sample: false, input: text(input), answer: found.has(`${name}.out`) ? text(`${name}.out`) : '' };
  });
}

/** A problem of the rule type OI gives the points of each test that passes. */
function scored(tests: Test[], scores: QduojProblem['test_case_score']): Pick<JudgePackage, 'tests' | 'groups'> {
  const points = tests.map((test) => {
    const score = scores?.find(({ input_name }) => input_name === `${test.name}.in`)?.score;
    if (score === undefined)
      throw new PackageError(`${FILE}: test_case_score has no score of testcase/${test.name}.in`);
    return { test, points: score };
  });
  const { groups, groupOf } = testGroups(FILE, [
    { name: 'tests', aggregation: 'sum', score: 0, requires: [], tests: points },
  ]);
  return { groups, tests: tests.map((test) => ({ ...test, group: groupOf.get(test) ?? '' })) };
}

function readJudge(spj: QduojProblem['spj'], note: Note): Pick<JudgePackage, 'validator' | 'validator_flags'> {
  if (!spj) {
    note('White space between tokens does not count here; QDUOJ compares it, but for the end of the output');
    return { validator_flags: ['case_sensitive'] };
  }
  if (languageOfName(spj.language) === undefined)
    throw new PackageError(`${FILE}: spj is in ${spj.language}, which is no language of this judge`);
  return { validator_flags: [], validator: specialJudge('qduoj', programOf('spj', spj.code, spj.language)) };
}

/** Throws PackageError where a submission would be only a part of the program; tells of code to start with. */
function checkTemplate(template: QduojProblem['template'], note: Note): void {
  for (const [language, { prepend, append, template: code }] of Object.entries(template ?? {})) {
    if (prepend?.trim() || append?.trim())
      throw new PackageError(
        `${FILE}: template puts code before or after a submission in ${language}, which is not taken`,
      );
    if (code?.trim()) note(`The code to start with in ${language} is left out`);
  }
}

function readStatement(problem: QduojProblem): Statement {
  const isHtml = problem.description?.format !== 'markdown';
  const parts: [heading: string, part: QduojProblem['hint']][] = [
    ['', problem.description],
    ['Input', problem.input_description],
    ['Output', problem.output_description],
    ['Hint', problem.hint],
  ];
  const text = parts.flatMap(([heading, part]) => {
    const value = part?.value?.trim();
    if (!value) return [];
    return heading === '' ? [value] : [isHtml ? `<h2>${heading}</h2>\n${value}` : `## ${heading}\n\n${value}`];
  });
  const language = /[\u4e00-\u9fff]/.test(problem.title + text.join('')) ? 'zh' : 'en';
  return { language, title: problem.title, text: text.join('\n\n'), format: isHtml ? 'html' : 'markdown' };
}

function readAnswers(answers: QduojProblem['answers'], note: Note): PackagedSubmission[] {
  return (answers ?? []).flatMap(({ language, code }, at): PackagedSubmission[] => {
    const own = languageOfName(language);
    if (own === undefined) {
      note(`The answer in ${language} is left out: that is no language of this judge`);
      return [];
    }
    const file = `answer${at + 1}.${extensionFor(own) ?? own}`;
    return [{ file, promised: ['Accepted'], program: programOf(file, code, language) }];
  });
}

function readProblem(files: PackageFiles): ImportedProblem {
  const { note, notes } = collectNotes();
  const problem = readJson(files);
  if (problem.io_mode?.io_mode && problem.io_mode.io_mode !== 'Standard IO')
    throw new PackageError(`${FILE}: the program works on files (io_mode); only standard input and output are taken`);
  checkTemplate(problem.template, note);
  const tests = readTests(files, Boolean(problem.spj));
  const samples = (problem.samples ?? []).map(({ input, output }) => ({ input: input ?? '', output: output ?? '' }));
  const name = shortName(String(problem.display_id ?? ''), 'qduoj');
  return {
    format: 'qduoj',
    name,
    statements: [readStatement(problem)],
    tags: problem.tags ?? [],
    judging: {
      format: 1,
      name,
      limits: limitsOf(FILE, problem.time_limit, problem.memory_limit * 1024),
      ...readJudge(problem.spj, note),
      ...withSamples(problem.rule_type === 'OI' ? scored(tests, problem.test_case_score) : { tests }, samples),
    },
    timeLimit: 'given',
    submissions: readAnswers(problem.answers, note),
    inputValidators: [],
    notTaken: notes,
    ...(problem.source?.trim() ? { origin: { source: problem.source.trim() } } : {}),
  };
}

/** Folders with a problem.json beside a folder of test cases. */
const problemRoots = (files: PackageFiles): Roots =>
  rootsWhere(rootsOf(files, FILE), (own) => [...own.keys()].some((path) => path.startsWith('testcase/')));

/** Whether the files are an export of QDUOJ's. */
export const isQduoj = (files: PackageFiles): boolean => problemRoots(files).size > 0;

/** Reads the problems of an export of QDUOJ's. Throws PackageError. */
export const readQduoj = (files: PackageFiles): ImportedProblem[] => readEach(problemRoots(files), readProblem);
