import type { Language } from './language.ts';
import { isExecutable, versionOf } from './version.ts';

const COMPILER = '/usr/bin/g++';

export const cpp: Language = {
  id: 'cpp',
  name: 'C++',
  package: 'g++',
  async find(probe) {
    if (!(await isExecutable(COMPILER))) return null;
    return {
      version: `GCC ${await versionOf(probe, [COMPILER, '-dumpfullversion'])}`,
      build: (source) => ({
        files: [{ name: 'main.cpp', bytes: Buffer.from(source) }],
        compile: [COMPILER, '-O2', '-std=c++20', '-pipe', 'main.cpp', '-o', 'a.out'],
        run: () => ['/box/a.out'],
      }),
    };
  },
};
