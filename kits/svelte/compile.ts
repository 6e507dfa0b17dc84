import { compile as compileSvelte } from 'svelte/compiler';
import { compileModule, unreadable } from '../core/compile.ts';

/** A component → the body of a CommonJS module, with loops that end. Throws with the line where it cannot be read. */
export function compile(code: string): string {
  let compiled: ReturnType<typeof compileSvelte>;
  try {
    compiled = compileSvelte(code, { filename: 'Program.svelte', generate: 'client', css: 'external', dev: false });
  } catch (error) {
    throw unreadable(error);
  }
  return compileModule(compiled.js.code, compiled.css?.code);
}
