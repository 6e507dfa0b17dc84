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

/**
 * One program of all that `sources` names, whose first argument says which of them it is: the header takes far longer to
 * compile than what includes it. Each stands in a namespace, and its `main` under another name; what one defines holds for all.
 */
function merged(sources: Record<string, string>): string {
  const names = Object.keys(sources);
  const system = Object.values(sources).flatMap((source) => source.match(/^#include <.*$/gm) ?? []);
  const defined = Object.values(sources).flatMap((source) => source.match(/^#define .*$/gm) ?? []);
  return `${[...new Set([...defined, ...system])].join('\n')}
#include "testlib.h"
${names.map((name) => `namespace ${name} {\n#define main of_${name}\n#include "${name}.cpp"\n#undef main\n}`).join('\n')}
int main(int argc, char* argv[]) {
  const std::string name = argc > 1 ? argv[1] : "";
${names.map((name) => `  if (name == "${name}") return ${name}::of_${name}(argc - 1, argv + 1);`).join('\n')}
  return 99;
}
`;
}

/** The words in front of the arguments of one of the compiled programs. */
export const lineOf = (name: string): string[] => ['/box/a.out', name];

/** Compiles programs on testlib.h in the sandbox. They stand in the lane's sealed box until the lane is released. */
export async function compilePrograms<Name extends string>(
  lane: Lane,
  sources: Record<Name, string>,
): Promise<Record<Name, Compiled>> {
  const files = Object.entries<string>(sources).map(([name, source]) => [`${name}.cpp`, source]);
  const compiled = await runIn(
    lane,
    ['/usr/bin/g++', '-std=c++17', '-O0', '-Wall', '-Wextra', '-Werror', 'main.cpp', '-o', 'a.out'],
    {
      files: { ...Object.fromEntries(files), 'main.cpp': merged(sources), 'testlib.h': header },
      keep: true,
      limits: { cpu_ms: 60_000, wall_ms: 120_000, memory_kb: 1024 * 1024, output_bytes: testLimits.output_bytes },
    },
  );
  if (compiled.end.by !== 'exit' || compiled.end.code !== 0) throw new Error(compiled.errors);
  const programs = Object.keys(sources).map((name) => [
    name,
    {
      async run(args: string[], given: Record<string, string>, stdin = '') {
        const spec = { box: 'sealed' as const, files: given, stdin };
        const { end, errors, text } = await runIn(lane, [...lineOf(name), ...args], spec);
        return { code: end.by === 'exit' ? end.code : 128 + end.signal, errors: errors.trim(), text };
      },
    },
  ]);
  return Object.fromEntries(programs) as Record<Name, Compiled>;
}

/** Runs a checker on an input, an output and an answer. */
export const check = async ({ run }: Compiled, output: string, answer: string, input = '') => {
  const files = { 'test.in': input, 'test.out': output, 'test.ans': answer };
  const { code, errors } = await run(['/tmp/test.in', '/tmp/test.out', '/tmp/test.ans'], files);
  return `${code} ${errors}`;
};
