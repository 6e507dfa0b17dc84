import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pushChanges } from '@devorbit/contract/ide/files.ts';
import { env, type Figures, median } from '../runner/measure.ts';
import { ask, type BenchHouse } from './house.ts';
import { openPage } from './page.ts';

const TURNS = 20;
const BUILDS = 5;
const cpp = (word: string) => `#include <bits/stdc++.h>\nint main() { std::cout << "${word}\\n"; }\n`;
const FILES = {
  'hello.py': 'print("hello")\n',
  'hello.js': 'console.log("hello")\n',
  'Main.java': 'public class Main { public static void main(String[] a) { System.out.println("hello"); } }\n',
  'hello.cpp': cpp('hello'),
};

/** From the spawn to the first byte, in ms. */
const bareRun = (cwd: string, [command = '', ...args]: string[]) =>
  new Promise<number>((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { env, cwd });
    let first = Number.NaN;
    child.stdout.once('data', () => (first = performance.now() - start));
    child.on('error', reject).on('close', () => resolve(first));
  });

/** Runs of a project whose workspace is open, by its page, beside bare spawns in turns. Java and C++ are compiled before, except where it says new. */
export async function benchRun({ urls: [url = ''], user, project }: BenchHouse): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'devorbit-bench-'));
  try {
    for (const [name, content] of Object.entries(FILES)) writeFileSync(path.join(folder, name), content);
    execFileSync('/usr/bin/javac', ['Main.java'], { cwd: folder, env });
    const ada = await user();
    const { id, files } = await project(
      ada,
      Object.entries(FILES).map(([name, content]) => ({ name, content })),
    );
    const page = await openPage(url, id, ada);
    const ratio = async (language: string, entry: string, line: string[]): Promise<number> => {
      const [within, outside]: [number[], number[]] = [[], []];
      await page.run(language, entry);
      for (let turn = 0; turn < TURNS; turn++) {
        within.push(await page.run(language, entry));
        outside.push(await bareRun(folder, line));
      }
      console.log(`${language}: ${median(within).toFixed(1)} ms in a workspace, ${median(outside).toFixed(1)} ms bare`);
      return median(within) / median(outside);
    };
    const figures: Figures = {
      run_ratio_python: await ratio('python', 'hello.py', ['/usr/bin/python3', 'hello.py']),
      run_ratio_node: await ratio('javascript', 'hello.js', [process.execPath, 'hello.js']),
      run_ratio_java: await ratio('java', 'Main.java', ['/usr/bin/java', '-cp', '.', 'Main']),
    };

    await page.run('c++', 'hello.cpp');
    const same: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) same.push(await page.run('c++', 'hello.cpp'));
    figures['run_ms_cpp_same'] = median(same);

    const source = files.find(({ name }) => name === 'hello.cpp');
    const [fresh, bare]: [number[], number[]] = [[], []];
    for (let build = 0; build < BUILDS; build++) {
      const length = cpp('hello').length;
      // The whole text anew, with another word of the same length.
      const text = cpp(`hell${build}`).split('\n');
      await ask(url, pushChanges, ada, {
        params: { id, file: source?.id },
        body: { client: 'bench', version: (source?.version ?? 0) + build, updates: [[[length, ...text]]] },
      });
      fresh.push(await page.run('c++', 'hello.cpp'));
      const start = performance.now();
      execFileSync('/usr/bin/g++', ['-O2', '-o', 'hello', 'hello.cpp'], { cwd: folder, env });
      bare.push(performance.now() - start);
    }
    console.log(`new C++: ${median(fresh).toFixed(0)} ms in a workspace, ${median(bare).toFixed(0)} ms by g++ -O2`);
    figures['run_ratio_cpp_new'] = median(fresh) / median(bare);
    await page.close();
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
