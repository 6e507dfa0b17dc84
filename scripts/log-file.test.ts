import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testkit/eventually.ts';
import { KEPT_LOGS, MAX_LOG_BYTES, openLog, passLines } from './log-file.ts';
import { supervise } from './processes.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'devorbit-log-'));
  file = join(folder, 'logs/server.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const never = (line: string) => expect.fail(line);
/** All that is kept, the oldest first. */
const kept = () =>
  [...Array.from({ length: KEPT_LOGS }, (_, at) => `${file}.${KEPT_LOGS - at}`), file]
    .filter((name) => existsSync(name))
    .map((name) => readFileSync(name, 'utf8'));
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${at} ${'·'.repeat(450)}`);

test('a program that runs on writes more than one log holds: each is put aside between two lines, and none is lost', async () => {
  const LINES = 30_000;
  const print = `const line = (at) => at + ' ' + '·'.repeat(450) + '\\n';
    for (let at = 0; at < ${LINES}; at++) process.stderr.write(line(at));
    process.stderr.write('the last words', () => process.stdout.write('and a line of the other kind\\n{"listening": 7}\\n'));
    setInterval(() => {}, 1_000);`;
  const program = { name: 'talker', args: ['--eval', print], env: {}, logFile: file };
  const service = supervise(program, never, () => false);
  expect(await service.port).toBe(7);
  await service.stop();
  const parts = kept();
  expect(parts).toHaveLength(3);
  for (const part of parts) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(MAX_LOG_BYTES);
    expect(part.endsWith('\n')).toBe(true);
  }
  const lines = parts.join('').split('\n').slice(0, -1);
  const expected = [...numbered(LINES), 'the last words', 'and a line of the other kind'];
  expect(lines.length).toBe(expected.length);
  expect(lines.toSorted()).toEqual(expected.toSorted());
});

test('a bounded number is kept, the youngest ones, and only their owner reads them', () => {
  const log = openLog(file, never);
  const megabyte = (name: string) => `${name.repeat(1024 * 1024 - 1)}\n`;
  for (let round = 0; round < 8; round++) for (let at = 0; at < 10; at++) log.write(megabyte(String(round)));
  expect(kept().map((part) => part[0])).toEqual(['2', '3', '4', '5', '6', '7']);
  expect(readdirSync(join(folder, 'logs'))).toHaveLength(1 + KEPT_LOGS);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a log goes on where the one before it ended, and one that is full is put aside', () => {
  openLog(file, never).write('first\n');
  openLog(file, never).write('second\n');
  expect(kept()).toEqual(['first\nsecond\n']);
  writeFileSync(file, `${'x'.repeat(MAX_LOG_BYTES - 1)}\n`);
  openLog(file, never).write('third\n');
  expect(kept().map((part) => part.slice(-6))).toEqual(['xxxxx\n', 'third\n']);
});

test('lines come whole however their bytes are cut', async () => {
  const from = new PassThrough();
  const written: string[] = [];
  passLines(from, { write: (lines) => written.push(String(lines)) });
  const bytes = Buffer.from('one\ntwö\u2028still two\nthree');
  for (const byte of bytes) from.write(Buffer.of(byte));
  from.end();
  await eventually(async () => written.length === 3);
  expect(written).toEqual(['one\n', 'twö\u2028still two\n', 'three\n']);
});

test('where a log cannot be written that is said once, and what runs goes on', () => {
  const said: string[] = [];
  const log = openLog(file, (line) => said.push(line));
  rmSync(join(folder, 'logs'), { recursive: true });
  log.write('lost\n');
  log.write('lost\n');
  expect(said).toEqual([expect.stringContaining('server.log cannot be written')]);
});
