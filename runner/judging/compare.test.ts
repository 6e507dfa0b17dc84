import { cpuMs } from '@devorbit/testkit/work.ts';
import { describe, expect, it } from 'vitest';
import { isSameOutput } from './compare.ts';
import { readValidatorFlags } from './validator-flags.ts';

const same = (answer: string | Uint8Array, output: string | Uint8Array, ...flags: string[]) =>
  isSameOutput(Buffer.from(answer), Buffer.from(output), readValidatorFlags(flags));

/** A small repeatable generator (mulberry32). */
function random(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

describe('tokens', () => {
  it.each([
    ['1 2 3\n', '1 2 3\n', true],
    ['1 2 3\n', '  1\t2\r\n\v3\f', true],
    ['', ' \n', true],
    ['\n', '', true],
    ['1 2 3', '1 2', false],
    ['1 2', '1 2 3', false],
    ['1 2', '12', false],
    ['', '0', false],
    ['0', '', false],
    ['1', '1.0', false],
    ['10', '1', false],
  ])('%j and %j: %s', (answer, output, expected) => {
    expect(same(answer, output)).toBe(expected);
  });

  it('folds case in ASCII only', () => {
    expect(same('Yes [', 'yES [')).toBe(true);
    expect(same('[', '{')).toBe(false);
    expect(same('@', '`')).toBe(false);
    expect(same('É', 'é')).toBe(false);
    expect(same('Yes', 'yes', 'case_sensitive')).toBe(false);
  });

  it('compares raw bytes: invalid UTF-8, NUL and no-break spaces are not white space', () => {
    expect(same(Uint8Array.of(0xff, 0x00), Uint8Array.of(0xff, 0x00))).toBe(true);
    expect(same(Uint8Array.of(0xff), Uint8Array.of(0xfe))).toBe(false);
    expect(same('a', 'a\0')).toBe(false);
    expect(same('a b', 'a\u00a0b')).toBe(false);
  });
});

describe('space_change_sensitive', () => {
  it.each([
    ['1 2\n', '1 2\n', true],
    ['1 2\n', '1  2\n', false],
    ['1 2\n', '1 2', false],
    ['1 2', '1 2\n', false],
    ['1 2\n', ' 1 2\n', false],
    ['\n', '', false],
    ['1\n2', '1 2', false],
  ])('%j and %j: %s', (answer, output, expected) => {
    expect(same(answer, output, 'space_change_sensitive')).toBe(expected);
  });
});

describe('tolerances', () => {
  it.each([
    ['1.0', '1', ['float_tolerance 1e-6'], true],
    ['1', '1.0000005', ['float_tolerance 1e-6'], true],
    ['1', '1.01', ['float_tolerance 1e-6'], false],
    ['1000000', '1000000.5', ['float_tolerance', '1e-6'], true],
    ['1000000', '1000000.5', ['float_absolute_tolerance', '1e-6'], false],
    ['1000000', '1000000.5', ['float_relative_tolerance', '1e-6'], true],
    ['0', '1e-9', ['float_relative_tolerance', '1e-6'], false],
    ['0', '1e-9', ['float_relative_tolerance 1e-6', 'float_absolute_tolerance 1e-6'], true],
    ['0', '-0.0', ['float_relative_tolerance', '0'], true],
    ['-2.5e3', '-2500', ['float_tolerance', '0'], true],
    ['.5', '0.5', ['float_tolerance', '0'], true],
    ['1', 'one', ['float_tolerance', '1'], false],
    ['1', 'nan', ['float_tolerance', '1'], false],
    ['1', 'inf', ['float_tolerance', '1'], false],
    ['1', '1x', ['float_tolerance', '1'], false],
    ['nan', 'NaN', ['float_tolerance', '1'], true],
    ['inf', '1e300', ['float_tolerance', '1'], false],
    ['1e400', '1e400', ['float_tolerance', '1'], true],
    ['yes', 'YES', ['float_tolerance', '1'], true],
    ['1.0', '1', [], false],
  ])('%j and %j with %j: %s', (answer, output, flags, expected) => {
    expect(same(answer, output, ...flags)).toBe(expected);
  });
});

describe('whatever the tokens are', () => {
  const alphabet = ['a', 'B', '0', '-1', '3.5', 'é', '\0', '[', 'null', '1e9'];
  const spaces = [' ', '\n', '\t', '\r\n', ' \v\f '];

  it('white space never matters, and one changed, lost or added token always does', () => {
    const pick = random(20_240_817);
    const some = <T>(list: T[]): T => list[pick(list.length)] as T;
    for (let round = 0; round < 2_000; round++) {
      const tokens = Array.from({ length: 1 + pick(12) }, () => some(alphabet) + some(alphabet));
      const spaced = () => some(['', ...spaces]) + tokens.map((token) => token + some(spaces)).join('');
      const answer = spaced();
      expect(same(answer, spaced())).toBe(true);
      expect(same(answer, spaced().toUpperCase().replaceAll('É', 'é'))).toBe(true);
      expect(same(answer, spaced(), 'case_sensitive', 'float_tolerance', '0')).toBe(true);
      expect(same(answer, answer, 'space_change_sensitive', 'case_sensitive')).toBe(true);

      const at = pick(tokens.length);
      const kept = tokens[at] as string;
      for (const changed of [[`${kept}x`], [], [kept, kept], ['#']]) {
        tokens.splice(at, 1, ...changed);
        expect(same(answer, spaced())).toBe(false);
        tokens.splice(at, changed.length, kept);
      }
    }
  });

  it('a number within the tolerance is right and one outside is wrong', () => {
    const pick = random(7);
    for (let round = 0; round < 2_000; round++) {
      const value = (pick(2_000_001) - 1_000_000) / 2 ** pick(20);
      const tolerance = 10 ** -(1 + pick(6));
      const sign = pick(2) === 0 ? 1 : -1;
      const bound = tolerance * Math.max(1, Math.abs(value));
      expect(same(String(value), String(value + sign * bound * 0.9), `float_tolerance ${tolerance}`)).toBe(true);
      expect(same(String(value), String(value + sign * bound * 1.1), `float_tolerance ${tolerance}`)).toBe(false);
    }
  });
});

describe('flags', () => {
  it.each([
    ['case_insensitive'],
    ['float_tolerance'],
    ['float_tolerance x'],
    ['float_tolerance -1'],
    ['float_tolerance', 'case_sensitive'],
  ])('refuses %s', (...flags) => {
    expect(() => readValidatorFlags(flags)).toThrow(/validator flag/);
  });
});

it('stays linear on a large output', () => {
  const large = Buffer.from('1234567 '.repeat(1024 * 1024));
  expect(cpuMs(() => void isSameOutput(large, large, readValidatorFlags([])))).toBeLessThan(2_000);
  expect(isSameOutput(large, large, readValidatorFlags([]))).toBe(true);
});
