import type { Language } from './language.ts';
import { isExecutable, versionOf } from './version.ts';

const INTERPRETER = '/usr/bin/python3';

export const python: Language = {
  id: 'python',
  name: 'Python 3',
  async find(probe) {
    if (!(await isExecutable(INTERPRETER))) return null;
    return {
      version: `Python ${await versionOf(probe, [INTERPRETER, '--version'])}`,
      build: (source) => ({
        files: [{ name: 'main.py', bytes: Buffer.from(source) }],
        compile: [INTERPRETER, '-m', 'py_compile', 'main.py'],
        // The interpreter's own warnings belong to the compile step: on stderr of a run they would fail the quick run.
        run: () => [INTERPRETER, '-W', 'ignore', 'main.py'],
      }),
      compilerMessage: (output) => output.replace(/^Sorry: /, ''),
      outOfMemory: (stderr) => /^MemoryError\b/m.test(stderr),
    };
  },
};
