import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from '@devorbit/testkit/process.ts';
import { bare, type Figures, median, round, timed } from './measure.ts';

/** Between two runs of one person, in ms: a compiler takes as long to be ready again. */
const THINKING_MS = 1000;
const javaHome = '/usr/lib/jvm/java-17-openjdk-amd64/bin';
const cppSource = (mark: string) =>
  `#include <bits/stdc++.h>\n// ${mark}\nint main() { std::cout << "hello\\n"; return 0; }\n`;
const javaSource = (mark: string) =>
  `// ${mark}\npublic class Main { public static void main(String[] a) { System.out.println("hello"); } }\n`;

/** Runs `ours` and `theirs` in turns, with a pause before each turn; answers the ratio of their medians. */
async function compare(
  name: string,
  rounds: number,
  ours: () => Promise<string>,
  theirs: () => Promise<string>,
  pauseMs = 0,
): Promise<number> {
  const walls = { ours: [] as number[], theirs: [] as number[] };
  for (let turn = -3; turn < rounds; turn++) {
    await delay(pauseMs);
    const [mine, other] = [await timed(ours, 'hello\n'), await timed(theirs, 'hello\n')];
    if (turn < 0) continue;
    walls.ours.push(mine);
    walls.theirs.push(other);
  }
  console.log(`${name}: ours p50 ${round(median(walls.ours))} ms, beside it ${round(median(walls.theirs))} ms`);
  return round(median(walls.ours) / median(walls.theirs));
}

/** `POST /execute` over HTTP against a bare spawn of the same program; C++ uncached against a bare compiler. */
export async function compareExecute(figures: Figures): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'devorbit-bench-'));
  const spawn = (argv: string[]) => bare(argv, folder);
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const python = file('hello.py', 'print("hello")\n');
  const javascript = file('hello.js', 'console.log("hello")\n');
  const cpp = file('hello.cpp', cppSource('bare'));
  const binary = path.join(folder, 'hello');
  execFileSync('/usr/bin/g++', ['-O2', '-std=c++20', cpp, '-o', binary]);
  execFileSync(path.join(javaHome, 'javac'), ['-d', folder, file('Main.java', javaSource('bare'))]);

  const runner = await startProcess('runner/main.ts', {
    RUNNER_LANES: '2',
    RUNNER_CACHE_DIR: path.join(folder, 'packages'),
  });
  let made = 0;
  const execute = async (language: string, content: string): Promise<string> => {
    const response = await fetch(`${runner.url}/execute`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language, version: '*', files: [{ content }] }),
    });
    const body = (await response.json()) as { run?: { stdout: string } };
    return body.run?.stdout ?? JSON.stringify(body);
  };
  try {
    await fetch(`${runner.url}/api/v2/runtimes`);
    figures.execute_ratio_python = await compare(
      'execute python',
      100,
      () => execute('python', 'print("hello")\n'),
      () => spawn(['/usr/bin/python3', python]),
    );
    figures.execute_ratio_javascript = await compare(
      'execute javascript',
      100,
      () => execute('javascript', 'console.log("hello")\n'),
      () => spawn([process.execPath, javascript]),
    );
    figures.execute_ratio_cpp_cached = await compare(
      'execute c++, cached',
      100,
      () => execute('c++', cppSource('cached')),
      () => spawn([binary]),
    );
    figures.execute_ratio_cpp_uncached = await compare(
      'execute c++, uncached, against g++',
      100,
      () => execute('c++', cppSource(`${++made}`)),
      async () => {
        await spawn(['/usr/bin/g++', '-O2', '-std=c++20', cpp, '-o', `${binary}-again`]);
        return 'hello\n';
      },
    );
    const java = () => execute('java', javaSource(`${++made}`));
    const javaAlone = () => spawn([path.join(javaHome, 'java'), '-cp', folder, 'Main']);
    figures.execute_ratio_java_uncached = await compare('execute java, uncached', 100, java, javaAlone, THINKING_MS);
    figures.execute_ratio_java_uncached_at_once = await compare(
      'execute java, uncached, one after another',
      100,
      java,
      javaAlone,
    );
  } finally {
    await runner.kill();
    rmSync(folder, { recursive: true });
  }
}
