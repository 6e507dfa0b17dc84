import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Kit } from '../core/kit-type.ts';
import { runTests } from '../core/run-tests.ts';
import { evaluate } from './evaluate.ts';
import { hideNode } from './hide-node.ts';
import { openPage } from './page.ts';

type Given = { seal: string; program: string; tests: string };
type Parts = { kit: Kit; compile: (code: string) => string; compileTests: (code: string) => string };

/**
 * One attempt at an exercise, in a box: reads it from standard input, tells each test in a line of JSON that begins with
 * the seal, which the program does not know, and ends the process: timers of a page would keep it alive.
 */
export async function prove(load: () => Promise<Parts>): Promise<never> {
  const { seal, program, tests } = JSON.parse(await text(process.stdin)) as Given;
  const [end, stringify, write] = [process.exit.bind(process), JSON.stringify, writeSync];
  const say = (told: object) => void write(1, `${seal} ${stringify(told)}\n`);
  const body = openPage();
  const { kit, compile, compileTests } = await load();
  // What the program is not to reach. It can import nothing, and text becomes no code (--disallow-code-generation-from-strings).
  hideNode();
  let compiled: string;
  try {
    compiled = compile(program);
  } catch (error) {
    say({ kind: 'unread', message: (error as Error).message });
    return end(0);
  }
  try {
    for await (const { name, passed, message } of runTests({ kit, evaluate, body }, compiled, compileTests(tests)))
      say({ kind: 'test', name, passed, message });
    say({ kind: 'over' });
  } catch (error) {
    say({ kind: 'unread', message: (error as Error).message });
  }
  return end(0);
}
