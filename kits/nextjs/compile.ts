import { compileJsx } from '../core/compile.ts';
import { CLIENT, SERVER } from './sides.ts';

/** What may stand before it, as React reads it. */
const BEFORE = /\s+|\/\/.*|\/\*[^]*?\*\/|(['"])use strict\1;?/y;
const USE_CLIENT = /(['"])use client\1/y;

function isClient(code: string): boolean {
  let at = 0;
  for (BEFORE.lastIndex = 0; BEFORE.test(code);) at = BEFORE.lastIndex;
  USE_CLIENT.lastIndex = at;
  return USE_CLIENT.test(code);
}

/** A page's or a route's program in JavaScript with JSX → the body of a CommonJS module, with loops that end. Lines stay where they are. Throws with the line where it cannot be read. */
export const compile = (code: string): string =>
  isClient(code)
    ? `${compileJsx(code)}\nrequire('${CLIENT}').mark(exports.default);`
    : `require = require('${SERVER}').within(require);${compileJsx(code)}`;
