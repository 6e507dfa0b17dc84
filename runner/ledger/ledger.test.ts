import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Basis, openLedger } from './ledger.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  file = join(folder, 'ledger.txt');
});
afterEach(() => rmSync(folder, { recursive: true }));

const basis: Basis = { judge: 'judge', toolchain: ['gcc 14', 'node 24'] };
const open = (changes: Partial<Basis> = {}, names = ['a', 'b', 'c']) =>
  openLedger(file, names, { ...basis, ...changes });
const lines = () => readFileSync(file, 'utf8').split('\n').slice(1, -1);

function judged(...names: string[]): void {
  const ledger = open();
  for (const name of names) ledger.add(name, `content of ${name}`);
  ledger.save();
}

it('vouches for what was judged, and for nothing else', () => {
  expect(open().vouches('a', 'content of a')).toBe(false);
  judged('a');
  expect(open().vouches('a', 'content of a')).toBe(true);
  expect(open().vouches('a', 'content of a, changed')).toBe(false);
  expect(open().vouches('b', 'content of a')).toBe(false);
});

it('vouches for nothing where the judge or a tool is another', () => {
  judged('a');
  expect(open({ judge: 'other' }).vouches('a', 'content of a')).toBe(false);
  expect(open({ toolchain: ['gcc 15', 'node 24'] }).vouches('a', 'content of a')).toBe(false);
  expect(open({ toolchain: ['gcc 14'] }).vouches('a', 'content of a')).toBe(false);
  expect(open({ judge: 'judgegcc 14', toolchain: ['node 24'] }).vouches('a', 'content of a')).toBe(false);
});

it('vouches for nothing by a line that was changed, or has another name', () => {
  judged('a');
  const [line = ''] = lines();
  for (const forged of [line.replace(/.$/, (last) => (last === '0' ? '1' : '0')), line.replace('a ', 'b '), 'a', ''])
    for (const name of ['a', 'b']) {
      writeFileSync(file, `${forged}\n`);
      expect(open().vouches(name, `content of ${name}`)).toBe(false);
    }
});

it('keeps one sorted line a name, and none of what there is no more', () => {
  judged('c', 'a', 'b');
  expect(lines().map((line) => line.split(' ')[0])).toEqual(['a', 'b', 'c']);
  const ledger = open({}, ['a', 'b']);
  ledger.add('a', 'changed');
  ledger.drop('b');
  ledger.save();
  expect(lines()).toEqual([expect.stringMatching(/^a [0-9a-f]{32}$/)]);
  expect(open().vouches('a', 'changed')).toBe(true);
});

it('takes the right one of the lines that a merge left, and tidies up when the thing is judged again', () => {
  judged('a', 'b');
  const ours = lines();
  writeFileSync(file, ['# head', 'a 0123', ...ours, 'b 4567', ''].join('\n'));
  expect(open().vouches('a', 'content of a')).toBe(true);
  expect(open().vouches('b', 'content of b')).toBe(true);
  judged('a', 'b');
  expect(lines()).toEqual(ours);
});
