import { setTimeout as delay } from 'node:timers/promises';
import { type Figures, median } from '../runner/measure.ts';
import type { BenchHouse } from './house.ts';
import { openPage } from './page.ts';

const SESSIONS = 5;
const STEPS = 40;
/** Between two steps: a page that orders more in a second than a workspace takes is refused. */
const PAUSE_MS = 10;

/** A loop of two lines that never ends, in each language, and the first of these lines. */
const PROGRAMS = {
  cpp: [
    'c++',
    'main.cpp',
    '#include <bits/stdc++.h>\nint main() {\n  long n = 0;\n  while (true) {\n    n += 3;\n    n -= 2;\n  }\n}\n',
    5,
  ],
  python: ['python', 'main.py', 'n = 0\nwhile True:\n    n += 3\n    n -= 2\n', 3],
  java: [
    'java',
    'Main.java',
    'public class Main {\n  public static void main(String[] args) {\n    long n = 0;\n    while (true) {\n      n += 3;\n      n -= 2;\n    }\n  }\n}\n',
    5,
  ],
  js: ['javascript', 'main.js', 'let n = 0;\nfor (;;) {\n  n += 3;\n  n -= 2;\n}\n', 3],
  go: ['go', 'main.go', 'package main\n\nfunc main() {\n\tn := 0\n\tfor {\n\t\tn += 3\n\t\tn -= 2\n\t}\n}\n', 6],
} as const;

/** From 'Debug' to the first stop, of a program that is built, and a step to the next line: with its stack and variables. */
export async function benchDebug({ urls: [url = ''], user, project }: BenchHouse): Promise<Figures> {
  const ada = await user();
  const files = Object.values(PROGRAMS).map(([, name, content]) => ({ name, content }));
  const { id } = await project(ada, files);
  const page = await openPage(url, id, ada);
  const figures: Figures = {};
  for (const [name, [language, entry, , line]] of Object.entries(PROGRAMS)) {
    const [stops, steps]: [number[], number[]] = [[], []];
    for (let turn = 0; turn <= SESSIONS; turn++) {
      const session = await page.debug(language, entry, line);
      // The first of them is compiled, and its adapter built.
      if (turn > 0) stops.push(session.first);
      for (let step = 0; turn === SESSIONS && step < STEPS; step++) {
        steps.push(await session.step());
        await delay(PAUSE_MS);
      }
      await session.end();
    }
    figures[`debug_first_stop_ms_${name}`] = median(stops);
    figures[`debug_step_ms_${name}`] = median(steps);
  }
  await page.close();
  return figures;
}
