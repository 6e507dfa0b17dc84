import { compileFunction } from 'node:vm';
import type { Evaluate, Factory } from '../core/kit-type.ts';

/** By node:vm: with `--disallow-code-generation-from-strings` nothing else in the process makes code of text, and what is made here can import nothing. */
export const evaluate: Evaluate = async (names, body) => compileFunction(body, [...names]) as Factory;
