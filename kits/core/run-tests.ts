import { expect, Unexpected } from './expect.ts';
import type { Evaluate, Exports, Kit, TestResult } from './kit-type.ts';
import { createLoopGuard } from './loop-guard.ts';
import { createWords } from './words.ts';

const LONGEST_TEST_MS = 5_000;
const WORDS = ['show', 'press', 'type', 'text', 'hide', 'wait', 'ask', 'screen'] as const;

type Log = (line: string) => void;
type Given = { kit: Kit; evaluate: Evaluate; body: Element; log?: Log };

const wordsOf = (values: readonly unknown[]): string =>
  values
    .map((value) => {
      if (typeof value === 'string') return value;
      if (value instanceof Error) return `${value.name}: ${value.message}`;
      try {
        return JSON.stringify(value) ?? String(value);
      } catch {
        return String(value);
      }
    })
    .join(' ');

/** `console` as programs see it. */
const consoleOf = (log: Log) => {
  const line = (...values: unknown[]) => log(wordsOf(values));
  return { log: line, info: line, warn: line, error: line, debug: line };
};

/** A compiled program that can be loaded again and again, each time anew. Its loads throw where the program does. */
export async function makeProgram({ kit, evaluate, log = () => undefined }: Omit<Given, 'body'>, body: string) {
  const factory = await evaluate(['require', 'module', 'exports', '$turn', 'console'], body);
  const require = (name: string): unknown => {
    if (!Object.hasOwn(kit.modules, name)) throw new Error(`There is no module “${name}” here.`);
    return kit.modules[name];
  };
  return (): Exports => {
    const module: { exports: Exports } = { exports: {} };
    factory(require, module, module.exports, createLoopGuard(), consoleOf(log));
    return module.exports;
  };
}

const messageOf = (error: unknown): string => {
  if (error instanceof Unexpected) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
};

/** Runs the tests of an exercise against a compiled program, one after the other, each with the program loaded anew. */
export async function* runTests(given: Given, program: string, tests: string): AsyncGenerator<TestResult> {
  const load = await makeProgram(given, program);
  const written = await given.evaluate(['test', 'expect', '$turn', ...WORDS, 'require', 'module', 'exports'], tests);
  type Run = { name: string; body: () => unknown };
  const collected: Run[] = [];
  let words = createWords(given.kit, load, given.body);
  const current = Object.fromEntries(
    WORDS.map((word) => [
      word,
      word === 'screen'
        ? new Proxy({}, { get: (_, key) => Reflect.get(words.words.screen, key) })
        : (...values: unknown[]) => (words.words[word] as (...all: unknown[]) => unknown)(...values),
    ]),
  );
  words.end();
  const define = (name: string, body: () => unknown) => void collected.push({ name, body });
  written(define, expect, createLoopGuard(), ...WORDS.map((word) => current[word]), () => undefined, {}, {});
  for (const { name, body } of collected) {
    words = createWords(given.kit, load, given.body);
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Unexpected('It took longer than 5 seconds.')), LONGEST_TEST_MS);
      });
      await Promise.race([(async () => body())(), late]);
      // What fails when it goes from the page has failed in this test.
      words.end();
      yield { name, passed: true, message: null };
    } catch (error) {
      yield { name, passed: false, message: messageOf(error) };
    } finally {
      clearTimeout(timer);
      words.clear();
    }
  }
}
