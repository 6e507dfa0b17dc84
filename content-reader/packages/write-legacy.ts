import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { stringify } from 'yaml';
import { exportJudging } from './export-judging.ts';
import { type Names, exportNames } from './export-names.ts';
import { legacyGrading } from './grading-legacy.ts';
import { type ImportedProblem, PackageError } from './imported-problem.ts';
import { encode } from './package-text.ts';
import type { Written } from './write-2025.ts';
import { writeInputValidators, writeOutputValidator } from './write-programs.ts';
import { writeStatements } from './write-statements.ts';
import { writeSubmissions } from './write-submissions.ts';

type Out = Map<string, Uint8Array>;

/** The folder of a test below `data/`, and what is said there of all its tests. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** What words stand for in a testdata.yaml, where a word with white space in it would be two. */
function joined(words: string[], where: string): string {
  const broken = words.find((word) => word === '' || /\s/.test(word));
  if (broken !== undefined)
    throw new PackageError(
      `${where}: the argument ${JSON.stringify(broken)} has white space, which the legacy format cannot say`,
    );
  return words.join(' ');
}

/** The one list of words of all tests in a folder. Throws PackageError where they differ. */
function wordsOf(lists: string[][], folder: string, what: string): string {
  const found = new Set(lists.map((words) => joined(words, `data/${folder}`)));
  if (found.size > 1)
    throw new PackageError(
      `data/${folder}: tests of one folder have ${what} of their own, which the legacy format cannot say`,
    );
  return [...found][0] ?? '';
}

function writeTests(out: Out, { judging, inputValidators }: ImportedProblem, names: Names, validators: string[]): void {
  const placed = judging.tests.map((test, at) => ({ test, path: names.tests[at] ?? '' }));
  const called = placed.find(({ test }) => test.args);
  if (called)
    throw new PackageError(`data/${called.path}.in has arguments for the program, which the legacy format cannot say`);
  const grading = legacyGrading(judging, names);
  for (const [folder, settings] of grading)
    if (Object.keys(settings).length > 0) out.set(`data${folder}/testdata.yaml`, encode(stringify(settings)));
  // Settings are taken from the folders above key by key: where one folder has words, one without says so.
  const hasFlags = judging.tests.some(({ validator_flags }) => (validator_flags ?? judging.validator_flags).length > 0);
  for (const [folder, tests] of Map.groupBy(placed, ({ path }) => folderOf(path))) {
    const flags = wordsOf(
      tests.map(({ test }) => test.validator_flags ?? judging.validator_flags),
      folder,
      'validator flags',
    );
    const inputs = inputValidators.map(({ args, testArgs }, at) => ({
      name: validators[at] ?? '',
      flags: wordsOf(
        tests.map(({ test }) => testArgs?.[test.name] ?? args),
        folder,
        'input validator arguments',
      ),
    }));
    const told = inputs.filter((one) => one.flags !== '');
    if (told.length > 1 && new Set(inputs.map((one) => one.flags)).size > 1)
      throw new PackageError(
        `data/${folder}: several input validators have arguments of their own, which the legacy format cannot say`,
      );
    const settings = {
      ...grading.get(`/${folder}`),
      ...(hasFlags ? { output_validator_flags: flags } : {}),
      ...(told.length === 0 ? {} : { input_validator_flags: inputs.length === told.length ? told[0]?.flags : told[0] }),
    };
    // A folder without a file of its own takes that of the folder above.
    if (Object.keys(settings).length > 0 || grading.size > 0)
      out.set(`data/${folder}/testdata.yaml`, encode(stringify(settings)));
  }
  for (const { test, path } of placed) {
    out.set(`data/${path}.in`, encode(test.input));
    out.set(`data/${path}.ans`, encode(test.answer));
  }
}

function validationOf({ validator, interactive, groups, grading }: JudgePackage): string {
  if (!validator) return 'default';
  const scores = grading !== undefined || groups?.some(({ aggregation }) => aggregation !== 'pass-fail');
  return ['custom', ...(scores ? ['score'] : []), ...(interactive ? ['interactive'] : [])].join(' ');
}

/** Writes a problem as a package of the legacy format. Throws PackageError where the format has no word for how it is judged. */
export function writeIcpcLegacy(given: ImportedProblem): Written {
  const out: Out = new Map();
  const notes: string[] = [];
  const note = (sentence: string) => void notes.push(sentence);
  const judging = exportJudging(given.judging, note);
  const problem = { ...given, judging };
  const { origin = {}, tags, timing, timeLimit } = problem;
  if (judging.passes) throw new PackageError('a multi-pass problem cannot be said in the legacy format');
  if (judging.submit_answer) throw new PackageError('a submit-answer problem cannot be said in the legacy format');
  const names = exportNames(judging, true);
  if (names.renamed)
    note('The test cases are numbered: their own names are not allowed in the format, or not in order');
  const titles = writeStatements(out, 'problem_statement', problem, note);
  if ([...out.keys()].some((path) => path.endsWith('.md')))
    note('The legacy format knows LaTeX and PDF alone: the Markdown statements need a judge that reads them');
  const { license = 'unknown', rights_owner, authors, source, uuid } = origin;
  const multipliers = timing ? { time_multiplier: timing.accepted } : { time_multiplier: 2 };
  const yaml = {
    problem_format_version: 'legacy',
    type: judging.groups || judging.grading ? 'scoring' : 'pass-fail',
    name: titles['en'] ?? Object.values(titles)[0],
    ...(uuid === undefined ? {} : { uuid }),
    ...(authors === undefined ? {} : { author: authors.join(', ') }),
    ...(source === undefined ? {} : { source }),
    license,
    ...(rights_owner === undefined ? {} : { rights_owner }),
    limits: {
      ...(timeLimit === 'inferred' ? multipliers : {}),
      memory: Math.ceil(judging.limits.memory_kb / 1024),
    },
    validation: validationOf(judging),
    ...(tags.length === 0 ? {} : { keywords: tags.map((tag) => tag.replaceAll(/\s+/g, '-')).join(' ') }),
  };
  out.set('problem.yaml', encode(stringify(yaml)));
  if (timeLimit === 'given') {
    out.set('domjudge-problem.ini', encode(`timelimit = ${judging.limits.time_ms / 1000}\n`));
    note('The legacy format has no time limit: it stands in domjudge-problem.ini');
  }
  const validators = writeInputValidators(out, problem.inputValidators);
  if (validators.length === 0) note('The package has no input validator, which the format requires');
  if (judging.validator)
    writeOutputValidator(out, 'output_validators/validator', judging.validator, judging.interactive === true);
  writeTests(out, problem, names, validators);
  if (problem.invalidInputs ?? problem.trialOutputs)
    note('The inputs and outputs to try the validators on are left out: the legacy format has none');
  writeSubmissions(out, problem, 'legacy', note);
  const strange = new Set(
    [...out.keys()].flatMap((path) => /^submissions\/(rejected|brute_force|others)\//.exec(path)?.[1] ?? []),
  );
  for (const folder of strange) note(`submissions/${folder} is no folder of the legacy format`);
  return { files: out, notes };
}
