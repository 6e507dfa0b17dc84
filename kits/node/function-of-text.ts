import { compileFunction } from 'node:vm';

/** What `Function` stands for in a kit's library that makes functions of text; programs have no such word. */
export function $Function(...parts: string[]): unknown {
  return compileFunction(parts.at(-1) ?? '', parts.slice(0, -1));
}
Object.defineProperty($Function, Symbol.hasInstance, { value: (value: unknown) => typeof value === 'function' });
Object.defineProperty($Function, 'prototype', { value: Object.getPrototypeOf($Function) });
