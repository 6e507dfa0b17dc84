import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';

/** A draft that lacks nothing: it doubles a number. */
export const _draft = (part: Partial<AuthoredDraft> = {}): AuthoredDraft => ({
  title: 'Twice',
  statement: 'Print twice the number.',
  difficulty: 'Easy',
  tags: ['math'],
  examples: [{ input: '2', output: '4' }],
  constraints: [],
  signature: null,
  starters: {},
  limits: { time_ms: 2000, memory_kb: 256 * 1024 },
  checker: { kind: 'default', case_sensitive: false, space_change_sensitive: false, float_tolerance: null },
  validator: null,
  generators: [{ name: 'gen.py', language: 'python', source: 'print(1)' }],
  solutions: [{ name: 'twice.py', language: 'python', source: 'print(2 * int(input()))', role: 'reference' }],
  tests: [
    { kind: 'text', name: 'one', input: '1', answer: '2' },
    { kind: 'text', name: 'three', input: '3', answer: null },
    { kind: 'generated', name: 'random', generator: 'gen.py', args: '5' },
  ],
  hints: [],
  editorial: '',
  ...part,
});
