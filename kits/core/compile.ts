import { transform } from 'sucrase';
import { guardLoops } from './guard-loops.ts';
import { STYLES } from './styles.ts';

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

/** A module in plain JavaScript, or TypeScript, that a framework's compiler made of a program, and its styles → the same. */
export function compileModule(code: string, css = '', { typescript = false } = {}): string {
  const { code: plain } = transform(code, {
    transforms: typescript ? ['typescript', 'imports'] : ['imports'],
    production: true,
    preserveDynamicImport: false,
  });
  return `${guardLoops(plain)}\nrequire('${STYLES}').set(${JSON.stringify(css)});`;
}

/** What a framework's compiler throws, with the place where it says one. */
export function unreadable(error: unknown): Error {
  const { message = String(error), ...more } = error as {
    message?: string;
    loc?: { line?: number; column?: number; start?: { line: number; column: number } };
    start?: { line: number; column: number };
  };
  const at = more.start ?? more.loc?.start ?? more.loc;
  const [first = ''] = message.replace(/^\/?[\w.]+: /, '').split('\n');
  return new Error(at?.line === undefined || /\(\d+:\d+\)$/.test(first) ? first : `${first} (${at.line}:${at.column})`);
}
