import { createContext, runInContext } from 'node:vm';
import { runCommand } from './run-command.ts';

const LONGEST_MS = 2_000;
/** Another process has to start first, perhaps on a busy machine. */
const LONGEST_PYTHON_MS = 60_000;

function printedByJavaScript(code: string): string {
  const lines: string[] = [];
  const context = createContext({
    console: { log: (...values: unknown[]) => void lines.push(values.map(String).join(' ')) },
  });
  runInContext(`'use strict';\n${code}`, context, { timeout: LONGEST_MS });
  return lines.join('\n');
}

async function printedByPython(code: string): Promise<string> {
  const ended = await runCommand(['python3', '-I', '-X', 'utf8', '-c', code], { timeout: LONGEST_PYTHON_MS });
  const output = ended.output.replace(/\n$/, '');
  if (ended.code !== 0) throw new Error(output.split('\n').at(-1) || `python3 ended with ${ended.code}`);
  return output;
}

/** The languages of programs in texts that are run, by the name of their block. */
const LANGUAGES: Readonly<Record<string, (code: string) => string | Promise<string>>> = {
  js: printedByJavaScript,
  python: printedByPython,
};

/**
 * What a program of our own content prints, line by line; null where its language is not run here. Rejects as it fails. It
 * is no sandbox: of strangers’ code nothing comes here.
 */
export const printedBy = async (code: string, lang = 'js'): Promise<string | null> =>
  (await LANGUAGES[lang]?.(code)) ?? null;
