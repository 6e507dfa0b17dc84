import { createContext, runInContext } from 'node:vm';

const LONGEST_MS = 2_000;

/** What a program of our own content prints, line by line; throws as it does. It is no sandbox: of strangers’ code nothing comes here. */
export function printedBy(code: string): string {
  const lines: string[] = [];
  const context = createContext({
    console: { log: (...values: unknown[]) => void lines.push(values.map(String).join(' ')) },
  });
  runInContext(`'use strict';\n${code}`, context, { timeout: LONGEST_MS });
  return lines.join('\n');
}
