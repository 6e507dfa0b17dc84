import { transform } from '@babel/standalone';
import solid from 'babel-preset-solid';
import { compileModule, unreadable } from '../core/compile.ts';

/** A program in JavaScript with JSX → the body of a CommonJS module, with loops that end. Throws with the line where it cannot be read. */
export function compile(code: string): string {
  let compiled: string;
  try {
    compiled = transform(code, { presets: [solid], filename: 'program.jsx', sourceType: 'module' })?.code ?? '';
  } catch (error) {
    throw unreadable(error);
  }
  return compileModule(compiled);
}
