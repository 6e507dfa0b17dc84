import { NODE_IN_BOX as NODE } from '../sandbox/box-view.ts';
import type { Language } from './language.ts';
import { versionOf } from './version.ts';

/** What Node needs beside the old generation of its heap, in KB: 39 MB for itself, the rest for the young generation. */
const OVERHEAD_KB = 64 * 1024;
/** Far below the 256 MB of stack that every box has, so that endless recursion ends as a RangeError and not as a crash, in KB. */
const LARGEST_STACK_KB = 64_000;

export const javascript: Language = {
  id: 'javascript',
  name: 'JavaScript (Node.js)',
  async find(probe) {
    return {
      version: `Node ${await versionOf(probe, [NODE, '--version'])}`,
      build: (source) => ({
        files: [{ name: 'main.js', bytes: Buffer.from(source) }],
        compile: [NODE, '--check', 'main.js'],
        run: ({ memory_kb }) => [
          NODE,
          // A deprecation is no error of the program, and any stderr fails the quick run.
          '--no-warnings',
          `--stack-size=${Math.min(LARGEST_STACK_KB, Math.floor(memory_kb / 4))}`,
          `--max-old-space-size=${Math.floor(Math.max(memory_kb - OVERHEAD_KB, memory_kb / 2) / 1024)}`,
          'main.js',
        ],
      }),
      compilerMessage: (output) => output.replace(/^ +at .*\n?/gm, '').replace(/^Node\.js v.*$/m, ''),
      outOfMemory: (stderr) => /^FATAL ERROR: .*heap out of memory/m.test(stderr),
    };
  },
};
