import { createHash } from 'node:crypto';
import type { JudgePackage, TestGroup } from '@devorbit/contract/execution/judging.ts';
import { stringify } from 'yaml';
import { exportJudging } from './export-judging.ts';
import { type Names, exportNames } from './export-names.ts';
import { SAMPLE } from './groups-2025.ts';
import { type ImportedProblem, type PackageFiles, PackageError } from './imported-problem.ts';
import { encode } from './package-text.ts';
import { writeTrials } from './trials.ts';
import { writeInputValidators, writeOutputValidator } from './write-programs.ts';
import { writeStatements } from './write-statements.ts';
import { writeSubmissions } from './write-submissions.ts';

/** A package as files, and what it does not say of the problem. */
export type Written = { files: PackageFiles; notes: string[] };
type Out = Map<string, Uint8Array>;

/** An identifier that is the same whenever the same problem is written. */
function uuidOf(judging: JudgePackage): string {
  const hex = createHash('sha256').update(JSON.stringify(judging)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

function typeOf({ groups, interactive, passes, submit_answer }: JudgePackage): string[] {
  return [
    groups ? 'scoring' : 'pass-fail',
    ...(passes ? ['multi-pass'] : []),
    ...(interactive ? ['interactive'] : []),
    ...(submit_answer ? ['submit-answer'] : []),
  ];
}

function timeOf({ timeLimit, timing, judging }: ImportedProblem): Record<string, unknown> {
  if (timeLimit === 'given') return { time_limit: judging.limits.time_ms / 1000 };
  if (!timing) return {};
  return {
    time_multipliers: { ac_to_time_limit: Math.max(1, timing.accepted), time_limit_to_tle: timing.late ?? 1 },
    time_resolution: timing.resolution_ms / 1000,
  };
}

function writeProblemYaml(out: Out, problem: ImportedProblem, titles: Record<string, string>): void {
  const { judging, origin = {}, tags } = problem;
  const { license = 'unknown', rights_owner, authors, source, uuid } = origin;
  const yaml = {
    problem_format_version: '2025-09',
    type: typeOf(judging),
    name: titles,
    uuid: uuid ?? uuidOf(judging),
    license,
    ...(rights_owner === undefined ? {} : { rights_owner }),
    ...(authors === undefined ? {} : { credits: { authors } }),
    ...(source === undefined ? {} : { source }),
    limits: {
      ...timeOf(problem),
      memory: Math.ceil(judging.limits.memory_kb / 1024),
      ...(judging.passes ? { validation_passes: judging.passes } : {}),
    },
    ...(tags.length === 0 ? {} : { keywords: tags }),
  };
  out.set('problem.yaml', encode(stringify(yaml)));
}

const maxScore = ({ name, score }: Pick<TestGroup, 'name' | 'score'>): number | 'unbounded' => {
  if (score === null) return 'unbounded';
  if (Number.isInteger(score)) return score;
  throw new PackageError(`group ${name} gives up to ${score} points: the format 2025-09 has whole numbers alone`);
};

/** The scoring keys of a folder of tests, by the folder below `data/`. */
function scoringKeys(judging: JudgePackage, names: Names): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>();
  const groups = (judging.groups ?? []).filter(({ name }) => name !== SAMPLE);
  const keysOf = (group: TestGroup) => ({
    max_score: maxScore(group),
    score_aggregation: group.aggregation,
    ...(group.requires.length === 0
      ? {}
      : {
          require_pass: group.requires.map((name) =>
            name === SAMPLE ? name : `secret/${names.groups.get(name) ?? name}`,
          ),
        }),
  });
  const [only] = groups;
  if (only && groups.length === 1 && only.name === 'secret') {
    found.set('secret', keysOf(only));
    // Folders within it are groups to the format: they give nothing of their own.
    for (const folder of foldersOf(names))
      if (folder.startsWith('secret/')) found.set(folder, { max_score: 0, score_aggregation: 'pass-fail' });
    return found;
  }
  for (const group of groups) found.set(`secret/${names.groups.get(group.name) ?? group.name}`, keysOf(group));
  if (groups.length > 0) {
    const scores = groups.map(({ score }) => score);
    const total = scores.some((score) => score === null)
      ? null
      : scores.reduce<number>((all, score) => all + (score ?? 0), 0);
    found.set('secret', {
      max_score: maxScore({ name: 'secret', score: total }),
      score_aggregation: judging.groups_give ?? 'sum',
    });
  }
  return found;
}

/** `sample`, `secret` and the folders of groups below it. */
const foldersOf = ({ tests }: Names): string[] =>
  [...new Set(tests.flatMap((path) => [path.split('/', 1)[0] ?? '', path.split('/').slice(0, 2).join('/')]))].filter(
    (folder) => !tests.includes(folder),
  );

/** Writes what the package gives to try its validators on, with its settings. */
function writeTrialFolders(out: Out, problem: ImportedProblem, validators: string[]): void {
  const { inputValidators, invalidInputs = [], trialOutputs = [] } = problem;
  writeTrials(out, problem);
  for (const trial of [...invalidInputs.map((one) => ({ ...one, flags: [] })), ...trialOutputs]) {
    const args = validators.map((name, at) => {
      const { testArgs, args: usual = [] } = inputValidators[at] ?? {};
      return [name, testArgs?.[trial.name] ?? usual] as const;
    });
    const keys = {
      ...(trial.flags.length > 0 ? { output_validator_args: trial.flags } : {}),
      ...(args.some(([, words]) => words.length > 0) ? { input_validator_args: Object.fromEntries(args) } : {}),
    };
    if (Object.keys(keys).length > 0) out.set(`data/${trial.name}.yaml`, encode(stringify(keys)));
  }
}

function writeTests(out: Out, problem: ImportedProblem, names: Names, validators: string[]): void {
  const { judging, inputValidators } = problem;
  const scoring = scoringKeys(judging, names);
  const argsFor = (args: (at: number) => string[]): Record<string, unknown> => {
    const all = validators.map((name, at) => [name, args(at)] as const).filter(([, words]) => words.length > 0);
    return all.length === 0 ? {} : { input_validator_args: Object.fromEntries(all) };
  };
  const usualArgs = argsFor((at) => inputValidators[at]?.args ?? []);
  for (const folder of foldersOf(names)) {
    const keys = {
      ...scoring.get(folder),
      ...(judging.validator_flags.length === 0 ? {} : { output_validator_args: judging.validator_flags }),
      ...usualArgs,
    };
    if (Object.keys(keys).length > 0) out.set(`data/${folder}/test_group.yaml`, encode(stringify(keys)));
  }
  judging.tests.forEach((test, index) => {
    const path = `data/${names.tests[index]}`;
    out.set(`${path}.in`, encode(test.input));
    out.set(`${path}.ans`, encode(test.answer));
    const own = inputValidators.some(({ testArgs }) => testArgs?.[test.name] !== undefined);
    const keys = {
      ...(test.args ? { args: test.args } : {}),
      ...(test.validator_flags ? { output_validator_args: test.validator_flags } : {}),
      ...(own
        ? {
            input_validator_args: Object.fromEntries(
              validators.map((name, at) => [
                name,
                inputValidators[at]?.testArgs?.[test.name] ?? inputValidators[at]?.args ?? [],
              ]),
            ),
          }
        : {}),
    };
    if (Object.keys(keys).length > 0) out.set(`${path}.yaml`, encode(stringify(keys)));
  });
}

/** Of a problem that only the legacy format can say: its groups stand within groups, or its samples give points. */
export class FoldersGrade extends PackageError {
  constructor() {
    super('its tests are graded folder by folder, which the format 2025-09 cannot say');
  }
}

/** Throws PackageError where a group waits for one that may be solved in part. */
function checkRequires({ groups = [] }: JudgePackage): void {
  for (const { name, requires } of groups)
    for (const required of requires)
      if (groups.find((group) => group.name === required)?.aggregation !== 'pass-fail')
        throw new PackageError(
          `group ${name} requires group ${required}, which is not all or nothing: the format 2025-09 cannot say it`,
        );
}

/** Writes a problem as a package of format 2025-09. Throws PackageError where the format has no word for how it is judged. */
export function writeIcpc2025(given: ImportedProblem): Written {
  const out: Out = new Map();
  const notes: string[] = [];
  const note = (sentence: string) => void notes.push(sentence);
  if (given.judging.grading) throw new FoldersGrade();
  const judging = exportJudging(given.judging, note);
  const problem = { ...given, judging };
  checkRequires(judging);
  if (judging.limits.memory_kb % 1024 !== 0) note('The memory limit is rounded up to whole MiB');
  const names = exportNames(judging);
  if (names.renamed)
    note('The test cases are numbered: their own names are not allowed in the format, or not in order');
  writeProblemYaml(out, problem, writeStatements(out, 'statement', problem, note));
  const validators = writeInputValidators(out, problem.inputValidators);
  if (validators.length === 0) note('The package has no input validator, which the format requires');
  if (judging.validator) writeOutputValidator(out, 'output_validator', judging.validator, judging.interactive === true);
  const isTestlib = [judging.validator, ...problem.inputValidators].some(
    (one) => one?.protocol === 'testlib' && !one.program.files.some(({ name }) => name === 'testlib.h'),
  );
  if (isTestlib) note('testlib.h must be put beside the programs that include it where another judge has none');
  writeTests(out, problem, names, validators);
  writeTrialFolders(out, problem, validators);
  writeSubmissions(out, problem, '2025-09', note);
  return { files: out, notes };
}
