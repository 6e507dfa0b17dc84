import type { JudgePackage, OutputValidator } from '@devorbit/contract/judging.ts';
import { fillInConstants } from './constants.ts';
import { checkDefaultFlags } from './default-flags.ts';
import { checkGroupFiles, readGroups } from './groups-2025.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { judgedTests, shownName } from './judged-tests.ts';
import { collectNotes, noteLeftOut } from './notes.ts';
import { originOf2025, rightsFaults } from './origin.ts';
import { readLimits } from './package-limits.ts';
import { below, readYaml, textOf } from './package-text.ts';
import { ProblemYaml2025, type ProblemType } from './problem-yaml-2025.ts';
import { folderRules } from './promises.ts';
import { readStatements } from './statements.ts';
import { readPackagedSubmissions } from './submissions.ts';
import { type TestFiles, readTestFiles } from './test-files.ts';
import { type CaseSettings, readCaseSettings } from './test-group-yaml.ts';
import { TRIAL_FOLDERS, readTrials, trialInputs } from './trials.ts';
import { readInputValidators, readOutputValidator } from './validators.ts';

const incompatible: [ProblemType, ProblemType][] = [
  ['pass-fail', 'scoring'],
  ['multi-pass', 'submit-answer'],
  ['interactive', 'submit-answer'],
];
/** As often as the contract lets a program run on one test. */
const MAX_PASSES = 20;

function checkTypes({ type, limits }: ProblemYaml2025, hasValidator: boolean): void {
  const types = new Set(type);
  if (types.size < type.length) throw new PackageError('problem.yaml: type names one type twice');
  for (const [one, other] of incompatible)
    if (types.has(one) && types.has(other))
      throw new PackageError(`problem.yaml: type cannot be both ${one} and ${other}`);
  for (const needy of ['interactive', 'multi-pass'] as const)
    if (types.has(needy) && !hasValidator)
      throw new PackageError(`output_validator/ is missing: a problem of type ${needy} needs it`);
  if (limits.validation_passes !== undefined && !types.has('multi-pass'))
    throw new PackageError('problem.yaml: limits.validation_passes is for problems of type multi-pass');
  if ((limits.validation_passes ?? 2) > MAX_PASSES)
    throw new PackageError(`problem.yaml: limits.validation_passes must be at most ${MAX_PASSES} here`);
}

/** What would change how programs are judged and has no place here. */
function refuse(yaml: ProblemYaml2025, files: PackageFiles): void {
  if (yaml.source_url !== undefined && yaml.problem_format_version === '2025-09')
    throw new PackageError('problem.yaml: unknown key source_url');
  if (yaml.allow_file_writing)
    throw new PackageError('problem.yaml: allow_file_writing is not taken: programs write to /tmp alone');
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
  note: Note,
): JudgePackage {
  const fillIn = fillInConstants(yaml.constants);
  const isDraft = yaml.problem_format_version !== '2025-09';
  const folder = isDraft && below(files, 'output_validator').size === 0 ? 'output_validators' : 'output_validator';
  const own = readOutputValidator(files, folder, fillIn);
  checkTypes(yaml, own !== null);
  const types = new Set(yaml.type);
  checkGroupFiles(files, tests, types.has('scoring'), fillIn);
  for (const { name: test } of tests) {
    const { args, outputValidator } = settings.get(test) ?? { args: [], outputValidator: [] };
    checkArgs(args, test);
    if (!own) checkDefaultFlags(outputValidator, `output_validator_args of data/${test}.in`);
  }
  if (types.has('submit-answer') && tests.length !== 1)
    throw new PackageError(
      `data has ${tests.length} test cases: a problem of type submit-answer has one here, as its submission is one text`,
    );
  const grouping = types.has('scoring') ? readGroups(files, tests, fillIn) : null;
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
    limits: readLimits(yaml.limits, note),
    ...judgedTests(flagged),
    ...(validator ? { validator } : {}),
    ...(types.has('interactive') ? { interactive: true } : {}),
    ...(types.has('multi-pass') ? { passes: yaml.limits.validation_passes ?? 2 } : {}),
    ...(types.has('submit-answer') ? { submit_answer: true } : {}),
    ...(grouping ? { groups: grouping.groups } : {}),
  };
}

/** Reads a package of format 2025-09 or one of its drafts; `name` is its folder's. Throws PackageError. */
export function readIcpc2025(files: PackageFiles, name: string): ImportedProblem {
  const yaml = readYaml('problem.yaml', textOf(files, 'problem.yaml'), ProblemYaml2025);
  const { note, notes } = collectNotes();
  refuse(yaml, files);
  const fillIn = fillInConstants(yaml.constants);
  const tests = ['sample', 'secret'].flatMap((part) => readTestFiles(files, part, note));
  const trials = readTrials(files, (trial) => readCaseSettings(files, trial, fillIn).outputValidator);
  const inputs = [...tests, ...trialInputs(trials)];
  const settings = new Map(inputs.map((test) => [test.name, readCaseSettings(files, test.name, fillIn)]));
  const judging = judgingOf(yaml, files, tests, settings, name, note);
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
  if (below(files, 'static_validator').size > 0) note('static_validator/ is left out: no test asks for it');
  if (yaml.languages !== 'all') note('problem.yaml: languages is left out: every language may be used');
  if (yaml.embargo_until !== undefined) note(`problem.yaml: the embargo until ${yaml.embargo_until} is not kept`);
  if (judging.interactive || judging.passes) {
    if (trials.trialOutputs.length > 0) note('data/valid_output and data/invalid_output are for problems of one pass');
    trials.trialOutputs = [];
  }
  noteLeftOut(files, ['input_validators', 'output_validator', 'output_validators', ...TRIAL_FOLDERS], note);
  const { time_multipliers, time_limit, time_resolution } = yaml.limits;
  const origin = originOf2025(yaml);
  return {
    format: '2025-09',
    name,
    statements,
    tags: yaml.keywords,
    judging,
    timeLimit: time_limit === undefined ? 'inferred' : 'given',
    submissions: readPackagedSubmissions(files, folderRules, fillIn, note),
    inputValidators,
    ...(trials.invalidInputs.length > 0 ? { invalidInputs: trials.invalidInputs } : {}),
    ...(trials.trialOutputs.length > 0 ? { trialOutputs: trials.trialOutputs } : {}),
    notTaken: notes,
    lacks: lacksOf(
      yaml,
      files,
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

function lacksOf(
  yaml: ProblemYaml2025,
  files: PackageFiles,
  languages: string[],
  origin: ReturnType<typeof originOf2025>,
): string[] {
  const titles = Object.keys(titlesOf(yaml));
  const isPdf = [...files.keys()].some((path) => /^(problem_)?statement\/problem\.[^/]+\.pdf$/.test(path));
  return [
    ...(languages.length === 0 && !isPdf ? ['statement/ has no problem.<language>.md or .tex'] : []),
    ...(isPdf || languages.length === 0 || titles.toSorted().join() === languages.toSorted().join()
      ? []
      : [`problem.yaml: name is given in ${titles.join(', ')}, but the statements are in ${languages.join(', ')}`]),
    ...(below(files, 'input_validators').size === 0 ? ['input_validators/ is missing'] : []),
    ...(yaml.uuid === undefined && yaml.problem_format_version === '2025-09' ? ['problem.yaml: uuid is missing'] : []),
    ...rightsFaults(origin),
  ];
}
