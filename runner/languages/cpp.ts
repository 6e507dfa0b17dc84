import { HEADERS_IN_BOX } from '../sandbox/box-view.ts';
import type { Language } from './language.ts';
import { isExecutable, versionOf } from './version.ts';

export const COMPILER = '/usr/bin/g++';
/** A header compiled ahead serves only compilations with the same flags. */
export const FLAGS = ['-O2', '-std=c++20', '-pipe'];

export const cpp: Language = {
  id: 'cpp',
  name: 'C++',
  async find(probe) {
    if (!(await isExecutable(COMPILER))) return null;
    return {
      version: `GCC ${await versionOf(probe, [COMPILER, '-dumpfullversion'])}`,
      build: (source) => ({
        files: [{ name: 'main.cpp', bytes: Buffer.from(source) }],
        compile: [COMPILER, ...FLAGS, `-I${HEADERS_IN_BOX}`, 'main.cpp', '-o', 'a.out'],
        run: () => ['/box/a.out'],
      }),
    };
  },
};
