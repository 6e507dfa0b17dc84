import { MAX_SHOWN_CHARS } from '@devorbit/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { expectedGot, shownErrors, shownText } from './shown-text.ts';

describe('shown text', () => {
  it('keeps what is short', () => {
    expect(shownText('3 1\n')).toBe('3 1\n');
    expect(shownText(Buffer.from('naïve ✓ 🚀'))).toBe('naïve ✓ 🚀');
    expect(shownText('x'.repeat(MAX_SHOWN_CHARS))).toBe('x'.repeat(MAX_SHOWN_CHARS));
  });

  it('replaces what PostgreSQL or a page would not take', () => {
    expect(shownText('a\0b')).toBe('a\uFFFDb');
    expect(shownText(Uint8Array.of(0x61, 0xff, 0xc3, 0x28, 0))).toBe('a\uFFFD\uFFFD(\uFFFD');
    expect(shownText('a\uD800')).toBe('a\uFFFD');
  });

  it.each([
    ['x'.repeat(1_000_000), '1,000,000 characters'],
    [Buffer.alloc(8 * 1024 * 1024, 0x78), '8,388,608 bytes'],
    [Buffer.from('🚀'.repeat(5_000)), '20,000 bytes'],
    [Buffer.alloc(50_000, 0xff), '50,000 bytes'],
    [Buffer.alloc(50_000), '50,000 bytes'],
  ])('cuts long text and says so (%#)', (value, size) => {
    const text = shownText(value);
    expect(text.length).toBeLessThanOrEqual(MAX_SHOWN_CHARS);
    expect(text.length).toBeGreaterThan(MAX_SHOWN_CHARS - 100);
    expect(text).toMatch(new RegExp(`\\n… cut: this is the beginning of ${size}$`));
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toContain('\0');
  });

  it('never cuts a character in two', () => {
    for (let lead = 0; lead < 4; lead++) {
      const body = shownText(`${'a'.repeat(lead)}${'🚀'.repeat(5_000)}`).split('\n')[0] ?? '';
      expect(body).toMatch(/^a*(🚀)+$/u);
    }
  });
});

it('shows errors without the box around them', () => {
  expect(shownErrors('  File "/box/main.py", line 3\nZeroDivisionError\n')).toBe(
    'File "main.py", line 3\nZeroDivisionError',
  );
  expect(shownErrors(Buffer.alloc(1_000_000, 0x78))).toContain('beginning of 1,000,000 bytes');
});

it('writes the failed test to the letter, and cuts both sides alike', () => {
  expect(expectedGot('0 1\n', '1 0\n')).toBe('Expected: 0 1, Got: 1 0');
  expect(expectedGot('0', '')).toBe('Expected: 0, Got: ');
  const long = expectedGot('a'.repeat(100_000), Buffer.alloc(100_000, 0x62));
  expect(long.length).toBeLessThanOrEqual(MAX_SHOWN_CHARS);
  expect(long).toMatch(/^Expected: a+\n… cut: .*, Got: b+\n… cut: /);
});
