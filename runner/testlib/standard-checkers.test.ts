import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { check, compilePrograms, type Compiled } from './_compile.ts';

const folder = join(import.meta.dirname, '../../content-reader/packages/checkers');

/** Of each checker: the jury's answer, outputs that it accepts, and outputs that it rejects with their exit codes. */
const table: Record<string, { answer: string; right: string[]; wrong: [output: string, code: number][] }> = {
  acmp: { answer: '1.0', right: ['1.000001'], wrong: [['1.00001', 1]] },
  rcmp: { answer: '1000000', right: ['1000000.000001'], wrong: [['1000000.1', 1]] },
  dcmp: {
    answer: '1000000',
    right: ['1000000.5'],
    wrong: [
      ['1000002', 1],
      ['nan', 2],
    ],
  },
  rncmp: {
    answer: '1 2',
    right: ['1.00001\n2'],
    wrong: [
      ['1 2.0001', 1],
      ['1', 8],
      ['1 2 3', 2],
    ],
  },
  rcmp4: { answer: '1 20000', right: ['1.00009 20001'], wrong: [['1.0002 20000', 1]] },
  rcmp6: {
    answer: '0.5 1e6',
    right: ['5e-1 1000000.9'],
    wrong: [
      ['0.50001 1e6', 1],
      ['0.5 1e6 0', 2],
    ],
  },
  rcmp9: { answer: '1', right: ['1.0000000005'], wrong: [['1.00000001', 1]] },
  icmp: {
    answer: '-7',
    right: ['-7', ' -7\n'],
    wrong: [
      ['7', 1],
      ['-07', 2],
      ['3000000000', 2],
      ['', 8],
      ['-7 1', 2],
    ],
  },
  hcmp: {
    answer: '9'.repeat(60),
    right: ['9'.repeat(60)],
    wrong: [
      ['9'.repeat(59), 1],
      ['0x1', 2],
      ['-0', 2],
    ],
  },
  ncmp: {
    answer: '1 2\n3\n',
    right: ['1 2 3'],
    wrong: [
      ['1 2 4', 1],
      ['1 2', 8],
      ['1 2 3 4', 2],
      ['1 2 +3', 2],
    ],
  },
  uncmp: {
    answer: '1 2 2',
    right: ['2 1 2'],
    wrong: [
      ['1 1 2', 1],
      ['1 2', 1],
    ],
  },
  wcmp: {
    answer: 'a b',
    right: ['a\n b\n\n'],
    wrong: [
      ['a B', 1],
      ['a', 8],
      ['a b c', 2],
    ],
  },
  fcmp: {
    answer: 'a  b\nc\n',
    right: ['a  b\nc', 'a  b\nc\n\n'],
    wrong: [
      ['a b\nc', 1],
      ['a  b', 8],
    ],
  },
  lcmp: {
    answer: 'a b\nc\n',
    right: [' a  b \nc'],
    wrong: [
      ['a b c', 1],
      ['a b\nc d', 1],
    ],
  },
  yesno: {
    answer: 'YES',
    right: ['yes', 'Yes\n'],
    wrong: [
      ['no', 1],
      ['maybe', 2],
      ['yes yes', 2],
    ],
  },
  nyesno: {
    answer: 'YES\nNO\n',
    right: ['yes no'],
    wrong: [
      ['yes yes', 1],
      ['yes', 8],
      ['yes no no', 2],
    ],
  },
  caseicmp: {
    answer: 'Case 1: 5\nCase 2: 6\n',
    right: ['Case 1: 5 Case 2: 6'],
    wrong: [
      ['Case 1: 5\nCase 2: 7', 1],
      ['Case 1: 5\nCase 3: 6', 2],
      ['Case 1: 5', 8],
    ],
  },
  casencmp: {
    answer: 'Case 1: 1 2\nCase 2:\n',
    right: ['Case 1: 1\n2\nCase 2:'],
    wrong: [
      ['Case 1: 1 2 3\nCase 2:', 1],
      ['Case 1: 1 2\nCase 2:\nCase 3: 1', 2],
    ],
  },
  casewcmp: {
    answer: 'Case 1: a b',
    right: ['Case 1: a  b'],
    wrong: [
      ['Case 1: a c', 1],
      ['case 1: a b', 2],
    ],
  },
};

const sourceOf = (name: string): string => readFileSync(join(folder, `${name}.cpp`), 'utf8');

let sandbox: Sandbox;
let checkers: Record<string, Compiled>;
beforeAll(async () => {
  sandbox = await sharedSandbox(1);
  checkers = await compilePrograms(
    sandbox.lanes[0]!,
    Object.fromEntries(Object.keys(table).map((name) => [name, sourceOf(name)])),
  );
});
afterAll(() => sandbox.close());

test('every standard checker needs the header and nothing else', () => {
  const directives = Object.keys(table).map((name) => [name, sourceOf(name).match(/^#.*$/gm)]);
  expect(directives).toEqual(Object.keys(table).map((name) => [name, ['#include "testlib.h"']]));
});

test('every standard checker is in the table', () => {
  const names = readdirSync(folder).map((file) => file.replace(/\.cpp$/, ''));
  expect(Object.keys(table).sort()).toEqual(names.sort());
});

test.each(Object.entries(table))('%s', async (name, { answer, right, wrong }) => {
  const checker = checkers[name]!;
  for (const output of right) expect(await check(checker, output, answer)).toMatch(/^0 ok /);
  for (const [output, code] of wrong) expect(await check(checker, output, answer)).toMatch(new RegExp(`^${code} `));
  expect(await check(checker, answer, '')).toMatch(/^[1238] /);
});
