import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { env, type Figures, median, percentile } from '../runner/measure.ts';
import type { BenchHouse } from './house.ts';
import { openPage, type Page } from './page.ts';

const KEYS = 400;
const PAUSE_MS = 3;
const MANY = 20;
const COMPUTING = 2;
/** A user may have so many workspaces. */
const EACH = 2;

/** From a key to its echo, in ms. `cat` on a terminal says what it gets by the terminal alone. */
async function echoes({ type, bytes }: Page, stream: number): Promise<number[]> {
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const start = performance.now();
    const echo = bytes('x');
    type(stream, 'x');
    await echo;
    times.push(performance.now() - start);
    await delay(PAUSE_MS);
  }
  return times;
}

/** The same key through Node, a pipe and `script`. */
async function bareEchoes(): Promise<number[]> {
  const child = spawn('/usr/bin/script', ['-qc', 'echo ready; cat > /dev/null', '/dev/null'], { env });
  await once(child.stdout, 'data');
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const start = performance.now();
    const echo = once(child.stdout, 'data');
    child.stdin.write('x');
    await echo;
    times.push(performance.now() - start);
    await delay(PAUSE_MS);
  }
  child.kill('SIGKILL');
  return times;
}

/** A shell's terminal that only echoes. */
async function echoing(page: Page): Promise<number> {
  const stream = await page.terminal();
  page.type(stream, 'echo re$((0))ady; exec cat > /dev/null\n');
  await page.bytes('re0ady');
  return stream;
}

/** A key's way through server, runner and workspace and back: alone, and beside 20 workspaces of which two compute. */
export async function benchEcho({ urls: [url = ''], user, project }: BenchHouse): Promise<Figures> {
  const ada = await user();
  const page = await openPage(url, (await project(ada, [{ name: 'a.py', content: '' }])).id, ada);
  const stream = await echoing(page);
  const times = await echoes(page, stream);
  const bare = await bareEchoes();
  let owner = '';
  const waiting: (() => void)[] = [];
  for (let index = 0; index < MANY; index++) {
    if (index % EACH === 0) owner = await user();
    const { id } = await project(owner, [{ name: 'a.py', content: '' }]);
    const other = await openPage(url, id, owner);
    const theirs = await other.terminal();
    const asked = other.bytes('name?');
    other.type(theirs, `exec python3 -c $'input("na" + "me?")\\nwhile True: pass'\n`);
    await asked;
    waiting.push(() => other.type(theirs, '\n'));
  }
  for (const goOn of waiting.slice(0, COMPUTING)) goOn();
  const busy = await echoes(page, stream);
  await page.close();
  return {
    echo_p50_ms: median(times),
    echo_p99_ms: percentile(times, 0.99),
    echo_ratio: median(times) / median(bare),
    echo_busy_p95_ms: percentile(busy, 0.95),
  };
}
