import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { elsewhere, happened, promised, tableFile, workspacePart } from './table.ts';

const rows = readFileSync(tableFile, 'utf8')
  .split('\n')
  .filter((line) => /^\| *\d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );

test('the committed table names every attack with its expected answer, and no other', () => {
  const told = rows.filter(([, , language]) => language !== '').map((cells) => cells.slice(0, 5));
  expect(told.toSorted()).toEqual(attacks.map(promised).toSorted());
});

test('it tells of each the answer that was got, and of nothing left behind', () => {
  for (const [number, attack, language, , expected, what] of rows.filter((cells) => cells[2] !== '')) {
    const verdict = what?.split(':')[0] ?? '';
    expect(expected?.split(' or '), `${number} ${attack} ${language}`).toContain(verdict);
    expect(what).toMatch(/; nothing left behind$/);
  }
});

test('the 44 entries of the list all stand in it, those without a program with their reason', () => {
  const numbers = new Set([...attacks.flatMap(({ number }) => number), ...elsewhere.map(({ number }) => number)]);
  expect([...numbers].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 44 }, (_, at) => at + 1));
  for (const { number, attack, answer } of elsewhere)
    expect(rows).toContainEqual([String(number), attack, '', '', '', answer]);
});

test('what is tried against workspaces stands below', () => {
  expect(readFileSync(tableFile, 'utf8').endsWith(workspacePart)).toBe(true);
});

test('what happened is told in words, and what was left behind aloud', () => {
  const struck = { verdict: 'Runtime Error' as const, message: 'Runtime error on test 1 of 2: Exit code 7', boxes: [] };
  expect(happened(struck, [])).toBe('Runtime Error: it ended: Exit code 7; nothing left behind');
  expect(happened(struck, ['process 5 lives'])).toMatch(/; LEFT BEHIND: process 5 lives$/);
});
