import { z } from 'zod';
import { type PackageFiles, PackageError } from './imported-problem.ts';
import { readYaml, textOf } from './package-text.ts';

const Amount = z.union([z.string(), z.number()]).nullish();
const FileName = z.union([z.string(), z.number()]).transform(String);
const Program = z.union([z.string(), z.object({ file: z.string(), lang: z.string() })]).nullish();

const Case = z.object({
  input: FileName.nullish(),
  output: FileName.nullish(),
  time: Amount,
  memory: Amount,
  score: z.number().nullish(),
});
const Subtask = z.object({
  id: z.number().nullish(),
  type: z.enum(['min', 'max', 'sum']).nullish(),
  if: z.array(z.number()).nullish(),
  score: z.number().nullish(),
  time: Amount,
  memory: Amount,
  cases: z.array(Case).nullish(),
});
/** `testdata/config.yaml`. What it has beside these keys is told to the importer. */
const HydroConfig = z.looseObject({
  type: z.string().nullish(),
  time: Amount,
  memory: Amount,
  filename: z.string().nullish(),
  checker_type: z.string().nullish(),
  checker: Program,
  interactor: Program,
  validator: Program,
  cases: z.array(Case).nullish(),
  subtasks: z.array(Subtask).nullish(),
  user_extra_files: z.array(z.string()).nullish(),
  judge_extra_files: z.array(z.string()).nullish(),
  template: z.unknown().optional(),
});
export type HydroCase = z.infer<typeof Case>;
export type HydroSubtask = z.infer<typeof Subtask>;
export type HydroConfig = z.infer<typeof HydroConfig>;

/** Keys that change nothing in what is judged, or that are read elsewhere. */
const quiet = new Set([...Object.keys(HydroConfig.shape), 'score', 'detail', 'count', 'num_processes']);

/** Lines of `config.ini`: `input|output|seconds|score|KB`, after their number. */
function fromIni(path: string, text: string): HydroConfig {
  const [count, ...lines] = text.split(/\r?\n/);
  const cases = lines.slice(0, Number(count)).map((line): HydroCase => {
    const [input, output, seconds, score, kilobytes] = line.split('|').map((word) => word.trim());
    if (!input || !output || !seconds || Number.isNaN(Number(score)))
      throw new PackageError(`${path}: ${JSON.stringify(line)} is no line input|output|seconds|score`);
    const memory = kilobytes ? `${Math.floor(Number(kilobytes) / 1024)}m` : undefined;
    return { input: `input/${input}`, output: `output/${output}`, time: `${seconds}s`, score: Number(score), memory };
  });
  return { cases };
}

/** Reads the configuration of the tests, which may be absent; `file` is what to call it. Throws PackageError. */
export function readHydroConfig(
  files: PackageFiles,
  note: (sentence: string) => void,
): { file: string; config: HydroConfig } {
  const path = ['config.yaml', 'config.yml', 'config.ini', 'Config.ini']
    .map((name) => `testdata/${name}`)
    .find((name) => files.has(name));
  if (path === undefined) return { file: 'testdata/', config: {} };
  if (path.endsWith('.ini')) return { file: path, config: fromIni(path, textOf(files, path)) };
  const config = readYaml(path, textOf(files, path), HydroConfig);
  for (const key of Object.keys(config)) if (!quiet.has(key)) note(`${path}: ${key} is not taken`);
  return { file: path, config };
}

/** A time in ms: `1s`, `500ms`, `1.5s`, or a bare number of ms. Throws PackageError. */
export function milliseconds(file: string, time: string | number): number {
  const [, value, unit] = /^(\d+(?:\.\d*)?)\s*(ms|us|s|)$/i.exec(String(time).trim()) ?? [];
  const units: Record<string, number> = { '': 1, ms: 1, s: 1000, us: 0.001 };
  if (value === undefined || unit === undefined) throw new PackageError(`${file}: ${time} is no time (1s, 500ms)`);
  return Number(value) * (units[unit.toLowerCase()] ?? 1);
}

/** A size in KiB: `256m`, `64MB`, `512k`, `1g`, or a bare number of MiB. Throws PackageError. */
export function kibibytes(file: string, memory: string | number): number {
  const [, value, unit] = /^(\d+(?:\.\d*)?)\s*([kmg]?)i?b?$/i.exec(String(memory).trim()) ?? [];
  const units: Record<string, number> = { '': 1024, k: 1, m: 1024, g: 1024 * 1024 };
  if (value === undefined || unit === undefined)
    throw new PackageError(`${file}: ${memory} is no size of memory (256m)`);
  return Number(value) * (units[unit.toLowerCase()] ?? 1);
}
