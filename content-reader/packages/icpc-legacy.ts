import type { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { checkDefaultFlags } from './default-flags.ts';
import { INI, givenTimeLimit, noteIni, readIni } from './domjudge.ts';
import { gradedBy } from './grading-tree.ts';
import { readLegacyGroups } from './groups-legacy.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { judgedTests, shownName } from './judged-tests.ts';
import { collectNotes, noteLeftOut } from './notes.ts';
import { originOfLegacy, rightsFaults } from './origin.ts';
import { checkOutput, readLimits } from './package-limits.ts';
import { below, readYaml, textOf } from './package-text.ts';
import { checkSubmitAnswer, checkTypes } from './problem-types.ts';
import type { ProblemType } from './problem-yaml-2025.ts';
import { ProblemYamlIcpc, ProblemYamlLegacy } from './problem-yaml-legacy.ts';
import { programsOf } from './programs.ts';
import { legacyFolderRules } from './promises.ts';
import { readStatements } from './statements.ts';
import { readPackagedSubmissions } from './submissions.ts';
import { type TestFiles, readTestFiles } from './test-files.ts';
import { readGrader, readTestdata, wordsFor } from './testdata-yaml.ts';
import { NO_INPUT_VALIDATOR, readInputValidators, readOutputValidator } from './validators.ts';

type Note = (sentence: string) => void;
const asItIs = (text: string): string => text;
const folderOf = (test: TestFiles): string => `data/${test.name.slice(0, test.name.lastIndexOf('/'))}`;
const VALIDATORS = 'output_validators';
const needsValidator: ProblemType[] = ['interactive', 'multi-pass'];

/** What a problem.yaml asks for: by `type`, which the newer format has, or by `validation`. */
type Kind = { types: ProblemType[]; custom: boolean; ownScore: boolean };

function kindOf(yaml: ProblemYamlLegacy, files: PackageFiles): Kind {
  const modes = yaml.validation.split(' ');
  const asked = (['interactive', 'multi-pass'] as const).filter((type) => modes.includes(type));
  const types = [...yaml.type, ...asked.filter((type) => !yaml.type.includes(type))];
  return {
    types,
    // Without a problem.yaml DOMjudge judges with the validator that is there.
    custom: modes[0] === 'custom' || types.some((type) => needsValidator.includes(type)) || !files.has('problem.yaml'),
    ownScore: modes.includes('score'),
  };
}

/** The folder of the output validator: the newer name is read where the format's own has nothing. */
const validatorFolder = (files: PackageFiles): string =>
  below(files, VALIDATORS).size === 0 && below(files, 'output_validator').size > 0 ? 'output_validator' : VALIDATORS;

function validatorOf(kind: Kind, files: PackageFiles, note: Note): ReturnType<typeof readOutputValidator> {
  const folder = validatorFolder(files);
  const found = programsOf(files, folder).filter(({ name }) => !/^readme(\.|$)|\.(md|txt)$/i.test(name));
  if (!kind.custom) {
    if (found.length > 0) note(`${folder}/ is left out: problem.yaml asks for the default validator`);
    return null;
  }
  if (found.length === 0 && !files.has('problem.yaml')) return null;
  if (found.length === 0) throw new PackageError(`${folder}/ is missing: problem.yaml asks for a custom validator`);
  const headers = found.filter(({ name }) => /\.(h|hpp)$/.test(name));
  if (found.length - headers.length > 1)
    throw new PackageError(`${folder}/ has several programs; one validator judges here`);
  if (kind.ownScore && !kind.types.includes('scoring'))
    throw new PackageError('problem.yaml: validation with score is for problems of type scoring');
  const program = readOutputValidator(files, folder, asItIs);
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
  timeLimit: number | undefined,
  note: Note,
): JudgePackage {
  const kind = kindOf(yaml, files);
  const { types } = kind;
  const own = validatorOf(kind, files, note);
  const isScoring = types.includes('scoring');
  checkTypes(types, yaml.limits.validation_passes, own !== null, validatorFolder(files));
  checkSubmitAnswer(types, tests.length);
  checkOutput(yaml.limits.output, tests);
  if (yaml.limits.validation_passes !== undefined && !types.includes('multi-pass'))
    note('problem.yaml: limits.validation_passes is left out: it is for problems of type multi-pass');
  if (!isScoring) checkPassFail(files, tests);
  if (yaml.grading && !isScoring) throw new PackageError('problem.yaml: grading is for problems of type scoring');
  if (yaml.grading?.objective === 'min')
    throw new PackageError('problem.yaml: grading.objective min is not taken: the largest score is the best here');
  const grouping = isScoring ? readLegacyGroups(files, tests, kind.ownScore) : null;
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
    limits: readLimits({ ...yaml.limits, time_limit: timeLimit }, note),
    ...judgedTests(flagged),
    ...(own ? { validator: { protocol: own.protocol, program: own.program } } : {}),
    ...(types.includes('interactive') ? { interactive: true } : {}),
    ...(types.includes('multi-pass') ? { passes: yaml.limits.validation_passes ?? 2 } : {}),
    ...(types.includes('submit-answer') ? { submit_answer: true } : {}),
    ...(grouping ? gradedBy(grouping) : {}),
  };
}

/** Reads a package of format legacy or legacy-icpc; `name` is its folder's. Throws PackageError. */
export function readIcpcLegacy(files: PackageFiles, name: string, format: 'legacy' | 'legacy-icpc'): ImportedProblem {
  const text = files.has('problem.yaml') ? textOf(files, 'problem.yaml') : '';
  const yaml: ProblemYamlLegacy =
    format === 'legacy'
      ? readYaml('problem.yaml', text, ProblemYamlLegacy)
      : { ...readYaml('problem.yaml', text, ProblemYamlIcpc), type: ['pass-fail'] };
  const { note, notes } = collectNotes();
  if (below(files, 'include').size > 0)
    throw new PackageError('include/: files that are put beside every submission are not taken');
  const newer = [...files.keys()].find((path) => /^data\/(.+\/)?test_group\.yaml$/.test(path));
  if (newer !== undefined)
    throw new PackageError(`${newer}: the legacy format calls it testdata.yaml, with keys of its own`);
  const tests = ['sample', 'secret'].flatMap((part) => readTestFiles(files, part, note));
  noteIni(files, note);
  const timeLimit = givenTimeLimit(files, yaml.limits.time_limit, note);
  const judging = judgingOf(yaml, files, tests, name, timeLimit, note);
  const named = yaml.name ?? readIni(files).get('name');
  const titles = typeof named === 'string' ? { en: named } : (named ?? {});
  const statementFolder = below(files, 'problem_statement').size === 0 ? 'statement' : 'problem_statement';
  const statements = readStatements(files, statementFolder, titles, Object.values(titles)[0] ?? name, asItIs, note);
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
  if (inputValidators.length === 0) note(NO_INPUT_VALIDATOR);
  noteLeftOut(files, ['input_validators', 'input_format_validators', VALIDATORS, validatorFolder(files), INI], note);
  const origin = originOfLegacy(yaml);
  return {
    format,
    name,
    statements,
    tags: yaml.keywords,
    judging,
    timeLimit: timeLimit === undefined ? 'inferred' : 'given',
    submissions: readPackagedSubmissions(files, legacyFolderRules, asItIs, note),
    inputValidators,
    notTaken: notes,
    lacks: [
      ...(statements.length === 0 ? ['problem_statement/ has no problem.<language>.tex, .md or .pdf'] : []),
      ...rightsFaults(origin),
    ],
    timing: { accepted: yaml.limits.time_multiplier, resolution_ms: 1000 },
    origin,
  };
}
