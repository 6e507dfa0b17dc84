import { compileModule } from '../core/compile.ts';
import { compile as compileVue } from '../vue/compile.ts';

/** A single-file component, or a server route in TypeScript → the body of a CommonJS module, with loops that end. Throws with the line where it cannot be read. */
export const compile = (code: string): string =>
  /^\s*</.test(code) ? compileVue(code) : compileModule(code, '', { typescript: true });
