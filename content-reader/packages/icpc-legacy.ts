import type { JudgePackage } from '@devorbit/contract/judging.ts';
import { checkDefaultFlags } from './default-flags.ts';
import { readLegacyGroups } from './groups-legacy.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { judgedTests, shownName } from './judged-tests.ts';
import { collectNotes, noteLeftOut } from './notes.ts';
import { originOfLegacy, rightsFaults } from './origin.ts';
import { readLimits } from './package-limits.ts';
import { below, readYaml, textOf } from './package-text.ts';
import { ProblemYamlIcpc, ProblemYamlLegacy } from './problem-yaml-legacy.ts';
import { programsOf } from './programs.ts';
import { legacyFolderRules } from './promises.ts';
import { readStatements } from './statements.ts';
import { readPackagedSubmissions } from './submissions.ts';
import { type TestFiles, readTestFiles } from './test-files.ts';
import { readGrader, readTestdata, wordsFor } from './testdata-yaml.ts';
import { readInputValidators, readOutputValidator } from './validators.ts';

type Note = (sentence: string) => void;
const asItIs = (text: string): string => text;
const folderOf = (test: TestFiles): string => `data/${test.name.slice(0, test.name.lastIndexOf('/'))}`;
const VALIDATORS = 'output_validators';

function validatorOf(yaml: ProblemYamlLegacy, files: PackageFiles, note: Note): ReturnType<typeof readOutputValidator> {
  const modes = yaml.validation.split(' ');
  const found = programsOf(files, VALIDATORS).filter(({ name }) => !/^readme(\.|$)|\.(md|txt)$/i.test(name));
  if (modes[0] === 'default') {
    if (found.length > 0) note(`${VALIDATORS}/ is left out: problem.yaml asks for the default validator`);
    return null;
  }
  if (found.length === 0) throw new PackageError(`${VALIDATORS}/ is missing: problem.yaml asks for a custom validator`);
  const headers = found.filter(({ name }) => /\.(h|hpp)$/.test(name));
  if (found.length - headers.length > 1)
    throw new PackageError(`${VALIDATORS}/ has several programs; one validator judges here`);
  if (modes.includes('score') && yaml.type !== 'scoring')
    throw new PackageError('problem.yaml: validation with score is for problems of type scoring');
  const program = readOutputValidator(files, VALIDATORS, asItIs);
  const [only] = found;
  return program && { ...program, name: only?.name ?? program.name };
}

/** Throws PackageError where a pass-fail problem is graded by more than "every test was accepted". */
function checkPassFail(files: PackageFiles, tests: TestFiles[]): void {
  for (const folder of new Set(['data', 'data/secret', ...tests.map(folderOf)])) {
    const data = readTestdata(files, folder);
    if (readGrader(data).lenient)
      throw new PackageError(`${data.file}: to accept although a test was rejected is not taken (for ${folder})`);
  }
}

function judgingOf(
  yaml: ProblemYamlLegacy,
  files: PackageFiles,
  tests: TestFiles[],
  name: string,
  note: Note,
): JudgePackage {
  const own = validatorOf(yaml, files, note);
  const modes = yaml.validation.split(' ');
  const isScoring = yaml.type === 'scoring';
  if (!isScoring) checkPassFail(files, tests);
  if (yaml.grading && !isScoring) throw new PackageError('problem.yaml: grading is for problems of type scoring');
  if (yaml.grading?.objective === 'min')
    throw new PackageError('problem.yaml: grading.objective min is not taken: the largest score is the best here');
  const grouping = isScoring ? readLegacyGroups(files, tests, modes.includes('score')) : null;
  const flagged = tests.map((test) => {
    const data = readTestdata(files, folderOf(test));
    const { output_validator_flags: asked, file } = data;
    if (typeof asked !== 'string' && own && asked.name !== own.name && asked.name !== own.name.replace(/\.[^.]*$/, ''))
      throw new PackageError(`${file}: there is no output validator ${asked.name}`);
    const flags = [...yaml.validator_flags.split(/\s+/).filter(Boolean), ...wordsFor(asked, own?.name ?? 'default')];
    if (!own) checkDefaultFlags(flags, `the validator flags of data/${test.name}.in`);
    const group = grouping?.groupOf(test.name);
    return { ...test, flags, ...(group === undefined ? {} : { group }) };
  });
  return {
    format: 1,
    name,
    limits: readLimits({ ...yaml.limits, time_limit: givenTime(files) }, note),
    ...judgedTests(flagged),
    ...(own ? { validator: { protocol: own.protocol, program: own.program } } : {}),
    ...(modes.includes('interactive') ? { interactive: true } : {}),
    ...(grouping ? { groups: grouping.groups } : {}),
  };
}

const INI = 'domjudge-problem.ini';

/** The time limit that DOMjudge's own file gives, in seconds: the legacy formats have no word for one. */
function givenTime(files: PackageFiles): number | undefined {
  if (!files.has(INI)) return undefined;
  const value = /^\s*timelimit\s*=\s*['"]?([0-9.]+)['"]?\s*$/m.exec(textOf(files, INI))?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Reads a package of format legacy or legacy-icpc; `name` is its folder's. Throws PackageError. */
export function readIcpcLegacy(files: PackageFiles, name: string, format: 'legacy' | 'legacy-icpc'): ImportedProblem {
  const text = textOf(files, 'problem.yaml');
  const yaml: ProblemYamlLegacy =
    format === 'legacy'
      ? readYaml('problem.yaml', text, ProblemYamlLegacy)
      : { ...readYaml('problem.yaml', text, ProblemYamlIcpc), type: 'pass-fail' };
  const { note, notes } = collectNotes();
  if (below(files, 'include').size > 0)
    throw new PackageError('include/: files that are put beside every submission are not taken');
  const newer = [...files.keys()].find((path) => /^data\/(.+\/)?test_group\.yaml$/.test(path));
  if (newer !== undefined)
    throw new PackageError(`${newer}: the legacy format calls it testdata.yaml, with keys of its own`);
  const tests = ['sample', 'secret'].flatMap((part) => readTestFiles(files, part, note));
  const judging = judgingOf(yaml, files, tests, name, note);
  const statements = readStatements(files, 'problem_statement', {}, yaml.name ?? name, asItIs, note).map((statement) =>
    yaml.name === undefined || statement.language !== 'en' ? statement : { ...statement, title: yaml.name },
  );
  const folder = below(files, 'input_validators').size > 0 ? 'input_validators' : 'input_format_validators';
  const inputValidators = readInputValidators(
    files,
    folder,
    tests,
    shownName,
    (validator, test) => wordsFor(readTestdata(files, folderOf(test)).input_validator_flags, validator),
    asItIs,
    note,
  );
  if (below(files, 'graders').size > 0) note('graders/ is left out: no group of tests asks for it');
  noteLeftOut(files, ['input_validators', 'input_format_validators', VALIDATORS, INI], note);
  const origin = originOfLegacy(yaml);
  const isPdf = [...files.keys()].some((path) => /^problem_statement\/problem(\.[^/]+)?\.pdf$/.test(path));
  return {
    format,
    name,
    statements,
    tags: yaml.keywords,
    judging,
    timeLimit: givenTime(files) === undefined ? 'inferred' : 'given',
    submissions: readPackagedSubmissions(files, legacyFolderRules, asItIs, note),
    inputValidators,
    notTaken: notes,
    lacks: [
      ...(statements.length === 0 && !isPdf ? ['problem_statement/ has no problem.<language>.tex'] : []),
      ...(below(files, folder).size === 0 ? ['input_validators/ is missing'] : []),
      ...rightsFaults(origin),
    ],
    timing: { accepted: yaml.limits.time_multiplier, resolution_ms: 1000 },
    origin,
  };
}
