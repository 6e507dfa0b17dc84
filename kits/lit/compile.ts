import { compileModule } from '../core/compile.ts';

/** A module in plain JavaScript → the body of a CommonJS module, with loops that end. Throws with the line where it cannot be read. */
export const compile = (code: string): string => compileModule(code);
