import type { Exercise, Lesson } from '@devorbit/content-reader/learning/frameworks.ts';
import { type LessonBlock, readBlocks } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import { DomKit } from '@devorbit/contract/execution/judging.ts';
import { compileJsx } from '../core/compile.ts';
import type { Kit, TestResult } from '../core/kit-type.ts';
import { makeProgram, runTests } from '../core/run-tests.ts';
import { createWords } from '../core/words.ts';
import { evaluate } from '../node/evaluate.ts';
import type { LessonOutcome } from './lesson-outcome.ts';

type Loaded = { kit: Kit; compile: (code: string) => string };
/** By the framework: the ending of its programs, and its kit. What a lesson of another ending says is not checked. */
export const kits: Record<DomKit, { ending: string; load: () => Promise<Loaded> }> = {
  react: {
    ending: 'jsx',
    load: async () => ({ ...(await import('../react/kit.ts')), ...(await import('../react/compile.ts')) }),
  },
  vue: {
    ending: 'vue',
    load: async () => ({ ...(await import('../vue/kit.ts')), ...(await import('../vue/compile.ts')) }),
  },
  svelte: {
    ending: 'svelte',
    load: async () => ({ ...(await import('../svelte/kit.ts')), ...(await import('../svelte/compile.ts')) }),
  },
  solid: {
    ending: 'jsx',
    load: async () => ({ ...(await import('../solid/kit.ts')), ...(await import('../solid/compile.ts')) }),
  },
  lit: {
    ending: 'js',
    load: async () => ({ ...(await import('../lit/kit.ts')), ...(await import('../lit/compile.ts')) }),
  },
  angular: {
    ending: 'ts',
    load: async () => ({ ...(await import('../angular/kit.ts')), ...(await import('../angular/compile.ts')) }),
  },
  nextjs: {
    ending: 'jsx',
    load: async () => ({ ...(await import('../nextjs/kit.ts')), ...(await import('../nextjs/compile.ts')) }),
  },
  nuxt: {
    ending: 'vue',
    load: async () => ({ ...(await import('../nuxt/kit.ts')), ...(await import('../nuxt/compile.ts')) }),
  },
};

/** The kit that runs programs of `ending` of a lesson or an exercise with this id; null where there is none. */
function kitFor(id: string, ending: string): Promise<Loaded> | null {
  const framework = DomKit.safeParse(id.split('/')[0]);
  return framework.success && kits[framework.data].ending === ending ? kits[framework.data].load() : null;
}

async function resultsOf(exercise: Exercise, code: string, body: Element): Promise<TestResult[]> {
  try {
    const loaded = await kitFor(exercise.id, exercise.ending);
    if (loaded === null) throw new Error(`no kit runs .${exercise.ending}`);
    const { kit, compile } = loaded;
    const results: TestResult[] = [];
    const tests = compileJsx(exercise.tests);
    for await (const result of runTests({ kit, evaluate, body }, compile(code), tests)) results.push(result);
    return results;
  } catch (error) {
    return [{ name: 'it can be read', passed: false, message: (error as Error).message }];
  }
}

const failed = (results: readonly TestResult[]): string[] =>
  results.filter(({ passed }) => !passed).map(({ name }) => name);

/** What is wrong with an exercise: a sentence each. */
export async function exerciseFaults(exercise: Exercise, body: Element): Promise<string[]> {
  const faults: string[] = [];
  const solved = await resultsOf(exercise, exercise.solution, body);
  if (solved.length === 0) return ['it has no tests'];
  const names = solved.map(({ name }) => name);
  for (const { name, message } of solved.filter(({ passed }) => !passed))
    faults.push(`the solution fails “${name}”: ${message}`);
  if (failed(await resultsOf(exercise, exercise.starter, body)).length === 0)
    faults.push('the starter passes every test');
  const killing = new Set<string>();
  for (const { file, code, fails } of exercise.wrong) {
    const unknown = fails.filter((name) => !names.includes(name));
    if (unknown.length > 0) faults.push(`wrong/${file} names “${unknown.join('”, “')}”, and there is no such test`);
    const found = failed(await resultsOf(exercise, code, body));
    for (const name of found) killing.add(name);
    if (found.toSorted().join('\n') !== fails.toSorted().join('\n'))
      faults.push(`wrong/${file} fails “${found.join('”, “')}”, not “${fails.join('”, “')}”`);
  }
  if (killing.size === 0) faults.push('no wrong program is found by any test');
  return faults;
}

async function blockFault(
  block: LessonBlock & { kind: 'run' },
  { kit, compile }: Loaded,
  body: Element,
): Promise<string | null> {
  const printed: string[] = [];
  const log = (line: string) => void printed.push(line);
  try {
    const { words, end } = createWords(kit, await makeProgram({ kit, evaluate, log }, compile(block.code)), body);
    try {
      await words.show();
      for (const name of block.press) await words.press(name);
      const shown = words.text();
      if (block.shows !== null && shown !== block.shows) return `it shows “${shown}”, not “${block.shows}”`;
      if (block.output !== null && printed.join('\n') !== block.output)
        return `it prints “${printed.join('\n')}”, not “${block.output}”`;
      return null;
    } finally {
      end();
    }
  } catch (error) {
    return `it fails: ${(error as Error).message}`;
  }
}

/** Runs all that a lesson and its exercises promise. */
export async function verifyLesson(lesson: Lesson, body: Element): Promise<LessonOutcome> {
  const faults: string[] = [];
  let blocks = 0;
  for (const block of readBlocks(lesson.text)) {
    if (block.kind !== 'run') continue;
    const loaded = await kitFor(lesson.id, block.lang);
    if (loaded === null) continue;
    blocks += 1;
    const fault = await blockFault(block, loaded, body);
    if (fault !== null) faults.push(`program ${blocks}: ${fault}`);
  }
  for (const exercise of lesson.exercises) {
    const found = await exerciseFaults(exercise, body);
    faults.push(...found.map((fault) => `exercise ${exercise.dir}: ${fault}`));
  }
  return { id: lesson.id, blocks, faults };
}
