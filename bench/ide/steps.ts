import { type Figures, median } from '../runner/measure.ts';
import type { BenchHouse } from './house.ts';
import { openPage } from './page.ts';

const RUNS = 3;

/** Loops that never end, with a call, a list and what changes in each: a recording is cut at its limit. */
const PROGRAMS = {
  python: [
    'python',
    'main.py',
    'def add(items, n):\n    items[n % 5] = n\n    return n + 1\nitems = [0] * 5\nsame = items\nn = 0\nwhile True:\n    n = add(items, n)\n',
  ],
  cpp: [
    'c++',
    'main.cpp',
    '#include <vector>\nint add(std::vector<int>& items, int n) {\n  items[n % 5] = n;\n  return n + 1;\n}\nint main() {\n  std::vector<int> items(5);\n  int n = 0;\n  while (true) {\n    n = add(items, n);\n  }\n}\n',
  ],
  java: [
    'java',
    'Main.java',
    'public class Main {\n  static int add(int[] items, int n) {\n    items[n % 5] = n;\n    return n + 1;\n  }\n  public static void main(String[] args) {\n    int[] items = new int[5];\n    int n = 0;\n    while (true) {\n      n = add(items, n);\n      n = n + 0;\n    }\n  }\n}\n',
  ],
  js: [
    'javascript',
    'main.js',
    'function add(items, n) {\n  items[n % 5] = n;\n  return n + 1;\n}\nconst items = [0, 0, 0, 0, 0];\nlet n = 0;\nfor (;;) {\n  n = add(items, n);\n}\n',
  ],
  go: [
    'go',
    'main.go',
    'package main\n\nfunc add(items []int, n int) int {\n\titems[n%5] = n\n\treturn n + 1\n}\n\nfunc main() {\n\titems := make([]int, 5)\n\tn := 0\n\tfor {\n\t\tn = add(items, n)\n\t}\n}\n',
  ],
} as const;

/** Steps a second that are recorded, from the first to the last that is told, of a program that is built. */
export async function benchSteps({ urls: [url = ''], user, project }: BenchHouse): Promise<Figures> {
  const ada = await user();
  const files = Object.values(PROGRAMS).map(([, name, content]) => ({ name, content }));
  const { id } = await project(ada, files);
  const page = await openPage(url, id, ada);
  const figures: Figures = {};
  for (const [name, [language, entry]] of Object.entries(PROGRAMS)) {
    const rates: number[] = [];
    // The first of them is compiled, and its adapter built.
    for (let turn = 0; turn <= RUNS; turn++) {
      const { steps, ms } = await page.trace(language, entry);
      if (turn > 0) rates.push((steps * 1000) / ms);
    }
    figures[`visualise_steps_per_s_${name}`] = median(rates);
  }
  await page.close();
  return figures;
}
