import type { JudgePackage, OutputValidator } from '@devorbit/contract/execution/judging.ts';
import { fillInConstants } from './constants.ts';
import { checkDefaultFlags } from './default-flags.ts';
import { INI, givenTimeLimit, noteIni } from './domjudge.ts';
import { gradedBy } from './grading-tree.ts';
import { checkGroupFiles, readGroups } from './groups-2025.ts';
import { readLegacyGroups } from './groups-legacy.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { judgedTests, shownName } from './judged-tests.ts';
import { collectNotes, noteLeftOut } from './notes.ts';
import { originOf2025, rightsFaults } from './origin.ts';
import { checkOutput, readLimits } from './package-limits.ts';
import { below, readYaml, textOf } from './package-text.ts';
import { checkSubmitAnswer, checkTypes } from './problem-types.ts';
import { ProblemYaml2025 } from './problem-yaml-2025.ts';
import { folderRules } from './promises.ts';
import { readStatements } from './statements.ts';
import { readPackagedSubmissions } from './submissions.ts';
import { type TestFiles, readTestFiles } from './test-files.ts';
import { type CaseSettings, readCaseSettings } from './test-group-yaml.ts';
import { hasLegacyGrading } from './testdata-yaml.ts';
import { TRIAL_FOLDERS, readTrials, trialInputs } from './trials.ts';
import { NO_INPUT_VALIDATOR, readInputValidators, readOutputValidator } from './validators.ts';

/** What would change how programs are judged and has no place here. */
function refuse(yaml: ProblemYaml2025, files: PackageFiles): void {
  if (yaml.source_url !== undefined && yaml.problem_format_version === '2025-09')
    throw new PackageError('problem.yaml: unknown key source_url');
  if (yaml.allow_file_writing)
    throw new PackageError('problem.yaml: allow_file_writing is not taken: programs write to /tmp alone');
  if (yaml.limits.validation_passes !== undefined && !yaml.type.includes('multi-pass'))
    throw new PackageError('problem.yaml: limits.validation_passes is for problems of type multi-pass');
  const older = [...files.keys()].find((path) => /^data\/(.+\/)?testdata\.yaml$/.test(path));
  if (older !== undefined && yaml.problem_format_version === '2025-09')
    throw new PackageError(`${older}: this version of the format calls it test_group.yaml, with keys of its own`);
  if (below(files, 'include').size > 0)
    throw new PackageError('include/: files that are put beside every submission are not taken');
}

const inputArgs = (settings: CaseSettings, validator: string): string[] => {
  const { inputValidator } = settings;
  return Array.isArray(inputValidator) ? inputValidator : (inputValidator[validator] ?? []);
};

function titlesOf({ name }: ProblemYaml2025): Record<string, string> {
  return typeof name === 'string' ? { en: name } : name;
}

type Note = (sentence: string) => void;

/** The contract's bounds of a program's arguments. */
const MAX_ARGS = 50;
const MAX_ARG = 500;

function checkArgs(args: string[], test: string): void {
  if (args.length > MAX_ARGS || args.some((word) => word.length > MAX_ARG || word.includes('\0')))
    throw new PackageError(
      `args of data/${test}.in: at most ${MAX_ARGS} of ${MAX_ARG} characters each, without a zero byte, are taken`,
    );
}

function judgingOf(
  yaml: ProblemYaml2025,
  files: PackageFiles,
  tests: TestFiles[],
  settings: Map<string, CaseSettings>,
  name: string,
  timeLimit: number | undefined,
  note: Note,
): JudgePackage {
  const fillIn = fillInConstants(yaml.constants);
  const isDraft = yaml.problem_format_version !== '2025-09';
  const folder = isDraft && below(files, 'output_validator').size === 0 ? 'output_validators' : 'output_validator';
  const own = readOutputValidator(files, folder, fillIn);
  checkTypes(yaml.type, yaml.limits.validation_passes, own !== null, folder);
  const types = new Set(yaml.type);
  // Judges of the draft read the legacy format's settings of groups, too.
  const isLegacyGraded = isDraft && hasLegacyGrading(files);
  if (!isLegacyGraded) checkGroupFiles(files, tests, types.has('scoring'), fillIn);
  for (const { name: test } of tests) {
    const { args, outputValidator } = settings.get(test) ?? { args: [], outputValidator: [] };
    checkArgs(args, test);
    if (!own) checkDefaultFlags(outputValidator, `output_validator_args of data/${test}.in`);
  }
  checkSubmitAnswer(yaml.type, tests.length);
  checkOutput(yaml.limits.output, tests);
  const grouping = !types.has('scoring')
    ? null
    : isLegacyGraded
      ? readLegacyGroups(files, tests, own !== null)
      : readGroups(files, tests, fillIn, isDraft);
  const flagged = tests.map((test) => {
    const group = grouping?.groupOf(test.name);
    return {
      ...test,
      flags: settings.get(test.name)?.outputValidator ?? [],
      args: settings.get(test.name)?.args ?? [],
      ...(group === undefined ? {} : { group }),
    };
  });
  const validator: OutputValidator | null = own && { protocol: own.protocol, program: own.program };
  return {
    format: 1,
    name,
    limits: readLimits({ ...yaml.limits, time_limit: timeLimit }, note),
    ...judgedTests(flagged),
    ...(validator ? { validator } : {}),
    ...(types.has('interactive') ? { interactive: true } : {}),
    ...(types.has('multi-pass') ? { passes: yaml.limits.validation_passes ?? 2 } : {}),
    ...(types.has('submit-answer') ? { submit_answer: true } : {}),
    ...(grouping ? gradedBy(grouping) : {}),
  };
}

/** Reads a package of format 2025-09 or one of its drafts; `name` is its folder's. Throws PackageError. */
export function readIcpc2025(files: PackageFiles, name: string): ImportedProblem {
  const { note, notes } = collectNotes();
  const yaml = readYaml('problem.yaml', textOf(files, 'problem.yaml'), ProblemYaml2025);
  refuse(yaml, files);
  noteIni(files, note);
  const timeLimit = givenTimeLimit(files, yaml.limits.time_limit, note);
  const fillIn = fillInConstants(yaml.constants);
  const tests = ['sample', 'secret'].flatMap((part) => readTestFiles(files, part, note));
  const trials = readTrials(files, (trial) => readCaseSettings(files, trial, fillIn).outputValidator);
  const inputs = [...tests, ...trialInputs(trials)];
  const settings = new Map(inputs.map((test) => [test.name, readCaseSettings(files, test.name, fillIn)]));
  const judging = judgingOf(yaml, files, tests, settings, name, timeLimit, note);
  const titles = titlesOf(yaml);
  const folder =
    below(files, 'statement').size === 0 && yaml.problem_format_version !== '2025-09'
      ? 'problem_statement'
      : 'statement';
  const statements = readStatements(files, folder, titles, name, fillIn, note);
  const none: CaseSettings = { args: [], inputValidator: [], outputValidator: [] };
  const inputValidators = readInputValidators(
    files,
    'input_validators',
    inputs,
    shownName,
    (validator, test) => inputArgs(settings.get(test.name) ?? none, validator),
    fillIn,
    note,
  );
  if (inputValidators.length === 0) note(NO_INPUT_VALIDATOR);
  if (below(files, 'static_validator').size > 0) note('static_validator/ is left out: no test asks for it');
  if (yaml.languages !== 'all') note('problem.yaml: languages is left out: every language may be used');
  if (yaml.embargo_until !== undefined) note(`problem.yaml: the embargo until ${yaml.embargo_until} is not kept`);
  if (judging.interactive || judging.passes) {
    if (trials.trialOutputs.length > 0) note('data/valid_output and data/invalid_output are for problems of one pass');
    trials.trialOutputs = [];
  }
  noteLeftOut(files, ['input_validators', 'output_validator', 'output_validators', INI, ...TRIAL_FOLDERS], note);
  const { time_multipliers, time_resolution } = yaml.limits;
  const origin = originOf2025(yaml);
  return {
    format: '2025-09',
    name,
    statements,
    tags: yaml.keywords,
    judging,
    timeLimit: timeLimit === undefined ? 'inferred' : 'given',
    submissions: readPackagedSubmissions(files, folderRules, fillIn, note),
    inputValidators,
    ...(trials.invalidInputs.length > 0 ? { invalidInputs: trials.invalidInputs } : {}),
    ...(trials.trialOutputs.length > 0 ? { trialOutputs: trials.trialOutputs } : {}),
    notTaken: notes,
    lacks: lacksOf(
      yaml,
      statements.map(({ language }) => language),
      origin,
    ),
    timing: {
      accepted: time_multipliers.ac_to_time_limit,
      late: time_multipliers.time_limit_to_tle,
      resolution_ms: Math.round(time_resolution * 1000),
    },
    origin,
  };
}

function lacksOf(yaml: ProblemYaml2025, languages: string[], origin: ReturnType<typeof originOf2025>): string[] {
  const titles = Object.keys(titlesOf(yaml));
  return [
    ...(languages.length === 0 ? ['statement/ has no problem.<language>.md, .tex or .pdf'] : []),
    ...(languages.length === 0 || titles.toSorted().join() === languages.toSorted().join()
      ? []
      : [`problem.yaml: name is given in ${titles.join(', ')}, but the statements are in ${languages.join(', ')}`]),
    ...(yaml.uuid === undefined && yaml.problem_format_version === '2025-09' ? ['problem.yaml: uuid is missing'] : []),
    ...rightsFaults(origin),
  ];
}
