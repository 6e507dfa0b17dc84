import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzip, gzipSync } from 'node:zlib';
import { type GradedGroup, JudgePackage, type Verdict } from '@devorbit/contract/execution/judging.ts';
import { type Example, PackageFile, PackageNotes } from '@devorbit/contract/practice/problems.ts';
import { load } from 'js-yaml';
import { z } from 'zod';
import { type ContentPrograms, contentPrograms, readValidators } from './content-programs.ts';

/** A problem as its author wrote it. */
export type AuthoredProblem = {
  name: string;
  title: string;
  /** Under what it may be passed on, and by whose leave, as problem.yaml says it. */
  license: string;
  rights_owner: string;
  /** Markdown. */
  statement: string;
  notes: PackageNotes;
  /** Markdown; empty where there is none. */
  editorial: string;
  examples: Example[];
  judging: JudgePackage;
  programs: ContentPrograms;
};

/** What a folder below `submissions/` promises. */
export const promisedVerdicts: Record<string, Verdict> = {
  accepted: 'Accepted',
  wrong_answer: 'Wrong Answer',
  time_limit_exceeded: 'Time Limit Exceeded',
  run_time_error: 'Runtime Error',
};

export type AuthoredSubmission = { file: string; folder: string; promised: Verdict; source: string };

const TestGroup = z.strictObject({ output_validator_args: z.string().optional() });

const readYaml = (file: string): unknown => load(readFileSync(file, 'utf8'));

/** The names of all packages below `root`, sorted. */
export function packageNames(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z0-9]+$/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

function readTests(dir: string, sample: boolean): JudgePackage['tests'] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.in'))
    .sort()
    .map((file) => ({
      name: sample ? `Example ${file.slice(0, -3)}` : file.slice(0, -3),
      sample,
      input: readFileSync(join(dir, file), 'utf8'),
      answer: readFileSync(join(dir, file.replace(/\.in$/, '.ans')), 'utf8'),
    }));
}

/** Reads one package of `content/problems/` (ICPC format 2025-09). Throws, naming the file, where it breaks the format. */
export function readProblem(dir: string): AuthoredProblem {
  const name = basename(dir);
  const checked = <T>(file: string, schema: z.ZodType<T>): T => {
    const result = schema.safeParse(readYaml(join(dir, file)));
    if (!result.success) throw new Error(`${name}/${file}: ${z.prettifyError(result.error)}`);
    return result.data;
  };
  const file = checked('problem.yaml', PackageFile);
  const notes = checked('.devorbit.yaml', PackageNotes);
  const group = existsSync(join(dir, 'data/test_group.yaml')) ? checked('data/test_group.yaml', TestGroup) : {};
  const samples = readTests(join(dir, 'data/sample'), true);
  return {
    name,
    title: file.name,
    license: file.license,
    rights_owner: file.rights_owner,
    statement: readFileSync(join(dir, 'statement/problem.en.md'), 'utf8').trim(),
    notes,
    editorial: existsSync(join(dir, '.editorial.md')) ? readFileSync(join(dir, '.editorial.md'), 'utf8').trim() : '',
    examples: samples.map(({ input, answer }, at) => ({
      input: input.trimEnd(),
      output: answer.trimEnd(),
      ...(notes.explanations[at + 1] ? { explanation: notes.explanations[at + 1] } : {}),
    })),
    judging: {
      format: 1,
      name,
      limits: { time_ms: Math.round(file.limits.time_limit * 1000), memory_kb: file.limits.memory * 1024 },
      validator_flags: group.output_validator_args?.split(/\s+/).filter(Boolean) ?? [],
      tests: [...samples, ...readTests(join(dir, 'data/secret'), false)],
    },
    programs: contentPrograms(readSubmissions(dir), readValidators(dir)),
  };
}

/** The author's own submissions, by folder and file name. */
export function readSubmissions(dir: string): AuthoredSubmission[] {
  return Object.entries(promisedVerdicts).flatMap(([folder, promised]) => {
    const path = join(dir, 'submissions', folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .sort()
      .map((file) => ({ file, folder, promised, source: readFileSync(join(path, file), 'utf8') }));
  });
}

const canonicalGraded = ({ name, parent, accepts, score, on_reject, ...rest }: GradedGroup) => ({
  name,
  parent,
  accepts,
  score,
  on_reject,
  accept_score: rest.accept_score,
  reject_score: rest.reject_score,
  ignore_sample: rest.ignore_sample,
});

/** The JSON of what a runner needs, in which what is absent stands nowhere. */
function canonicalJson(judging: JudgePackage): string {
  const { format, name, limits, validator_flags, validator, interactive, passes, submit_answer, tests } = judging;
  const { groups, groups_give, grading } = judging;
  return JSON.stringify({
    format,
    name,
    limits: { time_ms: limits.time_ms, memory_kb: limits.memory_kb },
    validator_flags,
    validator: validator && {
      protocol: validator.protocol,
      program: {
        language: validator.program.language,
        files: validator.program.files.map(({ name: file, text }) => ({ name: file, text })),
      },
    },
    interactive,
    passes,
    submit_answer,
    groups: groups?.map(({ name: group, score, aggregation, requires }) => ({
      name: group,
      score,
      aggregation,
      requires,
    })),
    groups_give,
    grading: grading && { most: grading.most, groups: grading.groups.map(canonicalGraded) },
    tests: tests.map(({ name: test, sample, input, answer, group, args, validator_flags: own }) => ({
      name: test,
      sample,
      input,
      answer,
      group,
      args,
      validator_flags: own,
    })),
  });
}

/** A package as it travels: gzip of its canonical JSON, and the SHA-256 of that JSON. */
type Packed = { digest: string; bytes: Buffer };

const digestOf = (json: string): string => createHash('sha256').update(json).digest('hex');

export function pack(judging: JudgePackage): Packed {
  const json = canonicalJson(judging);
  return { digest: digestOf(json), bytes: gzipSync(json) };
}

const zip = promisify(gzip);

/** As `pack`, without holding the process up while megabytes are compressed. */
export async function packAside(judging: JudgePackage): Promise<Packed> {
  const json = canonicalJson(judging);
  return { digest: digestOf(json), bytes: await zip(json) };
}

/** Largest package when unpacked, in bytes: bounds what a forged archive may inflate to. */
export const MAX_PACKAGE_BYTES = 64 * 1024 * 1024;

/** Unpacks and checks what `pack` wrote. Throws where the digest or the shape is wrong. */
export function unpack(bytes: Uint8Array, digest: string): JudgePackage {
  const json = gunzipSync(bytes, { maxOutputLength: MAX_PACKAGE_BYTES });
  const actual = createHash('sha256').update(json).digest('hex');
  if (actual !== digest) throw new Error(`package ${digest} has digest ${actual}`);
  return JudgePackage.parse(JSON.parse(json.toString('utf8')));
}
