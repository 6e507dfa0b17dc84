import { transform } from 'sucrase';
import { guardLoops } from './guard-loops.ts';

/** A program in JavaScript with JSX → the body of a CommonJS module, with loops that end. Lines stay where they are. Throws with the line where it cannot be read. */
export function compileJsx(code: string): string {
  const { code: plain } = transform(code, {
    transforms: ['jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    preserveDynamicImport: false,
  });
  return guardLoops(plain);
}
