import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { BadRequest } from './bad-request.ts';
import { readLimits, type StageLimits } from './limits.ts';
import { findRuntime, howToInstall, type Runtime } from './runtimes.ts';
import { listFiles, mustHoldCode, readFiles, type SourceFile } from './source-files.ts';

/** Tests of one request. */
const MOST_TESTS = 100;
/** Files of one request. */
const MOST_FILES = 256;
/** Arguments all together, in bytes: the sandbox takes 128 KB with the names of the files and the environment. */
const ARGUMENT_BYTES = 48 * 1024;

export type Test = { stdin: string; expected?: string };

/** A checked request. `tests` are null where none were sent. */
export type Execution = {
  runtime: Runtime;
  files: SourceFile[];
  stdin: string;
  args: string[];
  limits: StageLimits;
  tests: Test[] | null;
};

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readStdin(value: unknown, name: string): string {
  if (typeof (value ?? '') !== 'string') throw new BadRequest(`${name} must be a string`);
  return String(value ?? '');
}

function readArguments(value: unknown): string[] {
  const all: unknown = value ?? [];
  if (!Array.isArray(all) || !all.every((one) => typeof one === 'string'))
    throw new BadRequest('args must be an array of strings');
  if (all.some((one) => one.includes('\0'))) throw new BadRequest('args must not contain NUL characters');
  if (all.reduce((sum, one) => sum + Buffer.byteLength(one) + 1, 0) > ARGUMENT_BYTES)
    throw new BadRequest(`args must be at most ${ARGUMENT_BYTES} bytes long together`);
  return all;
}

function readTests(value: unknown): Test[] | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST_TESTS)
    throw new BadRequest(`tests must be an array of 1 to ${MOST_TESTS}`);
  return value.map((test: unknown, at) => {
    if (typeof test !== 'object' || test === null || Array.isArray(test))
      throw new BadRequest(`tests[${at}] must be an object`);
    const { stdin, expected } = test as { stdin?: unknown; expected?: unknown };
    const input = readStdin(stdin, `tests[${at}].stdin`);
    if (expected === undefined || expected === null) return { stdin: input };
    if (typeof expected !== 'string') throw new BadRequest(`tests[${at}].expected must be a string`);
    return { stdin: input, expected };
  });
}

/**
 * A body of POST /execute; `longestRun` is the largest `run_timeout`. Throws BadRequest: first Piston's own faults, with its
 * sentences and in its order, then those that it lets through.
 */
export function readExecution(
  value: unknown,
  catalogue: CatalogueLanguage[],
  runtimes: Runtime[],
  longestRun?: number,
): Execution {
  const body: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const { language, version } = body;
  if (!isWord(language)) throw new BadRequest('language is required as a string');
  if (!isWord(version)) throw new BadRequest('version is required as a string');
  const given = listFiles(body['files']);
  const runtime = findRuntime(runtimes, language, version);
  if (!runtime) {
    const how = howToInstall(catalogue, runtimes, language);
    throw new BadRequest(`${language.slice(0, 100)}-${version.slice(0, 100)} runtime is unknown${how && `: ${how}`}`);
  }
  mustHoldCode(given);
  const limits = readLimits(body, longestRun);
  if (given.length > MOST_FILES) throw new BadRequest(`files may hold at most ${MOST_FILES} files`);
  return {
    runtime,
    limits,
    files: readFiles(given),
    stdin: readStdin(body['stdin'], 'stdin'),
    args: readArguments(body['args']),
    tests: readTests(body['tests']),
  };
}
