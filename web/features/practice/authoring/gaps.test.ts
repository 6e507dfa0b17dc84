import { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import { describe, expect, test } from 'vitest';
import { _draft } from './_draft.ts';
import { faultsOf, gapsOf } from './gaps.ts';

describe('what is missing', () => {
  test('nothing of a whole draft', () => expect(gapsOf(_draft())).toEqual([]));

  test.each([
    [{ title: ' ' }, 'statement', 'Add a title.'],
    [{ statement: '' }, 'statement', 'Add a statement.'],
    [{ examples: [] }, 'examples', 'Add at least one example.'],
    [{ examples: [{ input: '2', output: ' ' }] }, 'examples', 'Example 1 has no output.'],
    [{ tests: [] }, 'tests', 'Add at least 3 secret tests. You have 0.'],
    [{ generators: [] }, 'tests', 'Test random uses a generator that does not exist.'],
    [{ solutions: [] }, 'solutions', 'Add a reference solution.'],
    [
      { validator: { protocol: 'icpc', program: { name: 'valid.py', language: 'python', source: ' ' } } },
      'code',
      'valid.py is empty.',
    ],
  ] as const)('%j', (part, where, text) =>
    expect(gapsOf(_draft(structuredClone(part) as Partial<AuthoredDraft>))).toEqual([{ part: where, text }]),
  );
});

describe('what the server would refuse', () => {
  const twice = { name: 'same.py', language: 'python', source: 'x', role: 'accepted' } as const;
  const wrong: Partial<AuthoredDraft>[] = [
    { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) },
    { tags: ['x'.repeat(41)] },
    { limits: { time_ms: 50, memory_kb: 256 * 1024 } },
    { limits: { time_ms: Number.NaN, memory_kb: 256 * 1024 } },
    { limits: { time_ms: 1000, memory_kb: 1024 } },
    { checker: { kind: 'default', case_sensitive: false, space_change_sensitive: false, float_tolerance: 2 } },
    { solutions: [{ ...twice, name: 'no spaces.py' }] },
    { signature: { params: [{ name: 'Big', type: 'int' }], returns: 'int' } },
  ];
  test.each(wrong)('%j is refused by both', (part) => {
    expect(AuthoredDraft.safeParse(_draft(part)).success).toBe(false);
    expect(faultsOf(_draft(part))).toHaveLength(1);
  });

  test('names that stand twice are refused too', () => {
    expect(faultsOf(_draft({ solutions: [twice, twice] }))).toEqual([
      { part: 'solutions', text: 'Two programs are called same.py.' },
    ]);
    expect(faultsOf(_draft({ solutions: [{ ...twice, name: 'gen.py' }] }))).toEqual([
      { part: 'solutions', text: 'Two programs are called gen.py.' },
    ]);
    const same = { kind: 'text', name: 'a', input: '', answer: null } as const;
    expect(faultsOf(_draft({ tests: [same, same] })).map(({ text }) => text)).toEqual(['Two tests are called a.']);
  });

  test('a whole draft is fine for both', () => {
    expect(AuthoredDraft.parse(_draft())).toEqual(_draft());
    expect(faultsOf(_draft())).toEqual([]);
  });
});
