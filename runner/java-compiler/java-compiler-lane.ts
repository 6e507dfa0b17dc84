import type { Lane } from '../sandbox/sandbox.ts';
import { compilerLine, type JavaCompiler } from './java-compiler.ts';

/** A lane that compiles Java by our own compiler, once that is there: `compiler` tells it, or null. */
export const javaCompilerLane = (lane: Lane, compiler: () => JavaCompiler | null): Lane => ({
  ...lane,
  run(spec) {
    const ready = compiler();
    const argv = ready && compilerLine(spec.argv, ready);
    if (!argv) return lane.run(spec);
    const [java = '', ...rest] = argv;
    return lane.run({ ...spec, argv, ahead: [java, '-Dahead=true', ...rest] });
  },
});
