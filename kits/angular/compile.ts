import { transform } from '@babel/standalone';
import { compileModule, unreadable } from '../core/compile.ts';
import { signalDecorators } from './signal-decorators.ts';

/** A component in TypeScript → the body of a CommonJS module, with loops that end; its templates are compiled where it runs. Throws with the line where it cannot be read. */
export function compile(code: string): string {
  let compiled: string;
  try {
    compiled =
      transform(code, {
        filename: 'program.ts',
        sourceType: 'module',
        presets: ['typescript'],
        plugins: [signalDecorators, ['proposal-decorators', { version: 'legacy' }], 'transform-class-properties'],
      })?.code ?? '';
  } catch (error) {
    throw unreadable(error);
  }
  return compileModule(compiled);
}
