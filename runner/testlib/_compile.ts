import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runIn, testLimits } from '../sandbox/_boxes.ts';
import type { Lane } from '../sandbox/sandbox.ts';

const header = readFileSync(join(import.meta.dirname, 'testlib.h'), 'utf8');

/** A program in the lane's sealed box; its files stand in /tmp. */
export type Compiled = {
  run: (
    args: string[],
    files: Record<string, string>,
    stdin?: string,
  ) => Promise<{ code: number; errors: string; text: string }>;
};

/** Compiles a program on testlib.h in the sandbox, gives it to `use`, and clears the box. */
export async function withProgram<T>(lane: Lane, source: string, use: (program: Compiled) => Promise<T>): Promise<T> {
  const compiled = await runIn(
    lane,
    ['/usr/bin/g++', '-std=c++17', '-O0', '-Wall', '-Wextra', '-Werror', 'main.cpp', '-o', 'a.out'],
    {
      files: { 'main.cpp': source, 'testlib.h': header },
      keep: true,
      limits: { cpu_ms: 60_000, wall_ms: 120_000, memory_kb: 1024 * 1024, output_bytes: testLimits.output_bytes },
    },
  );
  if (compiled.end.by !== 'exit' || compiled.end.code !== 0) throw new Error(compiled.errors);
  try {
    return await use({
      async run(args, files, stdin = '') {
        const { end, errors, text } = await runIn(lane, ['/box/a.out', ...args], { box: 'sealed', files, stdin });
        return { code: end.by === 'exit' ? end.code : 128 + end.signal, errors: errors.trim(), text };
      },
    });
  } finally {
    await lane.release();
  }
}

/** Runs a checker on an input, an output and an answer. */
export const check = async ({ run }: Compiled, output: string, answer: string, input = '') => {
  const files = { 'test.in': input, 'test.out': output, 'test.ans': answer };
  const { code, errors } = await run(['/tmp/test.in', '/tmp/test.out', '/tmp/test.ans'], files);
  return `${code} ${errors}`;
};
