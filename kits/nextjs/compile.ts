import { compileJsx } from '../core/compile.ts';
import { CLIENT } from './client.ts';

/** After comments and other directives, as React reads it. */
const USE_CLIENT = /^(?:\s|\/\/.*|\/\*[^]*?\*\/|(['"])use strict\1;?)*(['"])use client\2/;

/** A page's or a route's program in JavaScript with JSX → the body of a CommonJS module, with loops that end. Lines stay where they are. Throws with the line where it cannot be read. */
export const compile = (code: string): string =>
  `${compileJsx(code)}${USE_CLIENT.test(code) ? `\nrequire('${CLIENT}').mark(exports.default);` : ''}`;
