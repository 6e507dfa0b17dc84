import { compileFunction } from 'node:vm';

/** What a kit's library makes functions of text with, in place of `new Function`; programs have no word for it. */
export const $Function = (...parts: string[]): unknown => compileFunction(parts.at(-1) ?? '', parts.slice(0, -1));
