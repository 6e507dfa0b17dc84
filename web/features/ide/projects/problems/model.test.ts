import { RunConfigurations } from '@devorbit/contract/ide/run-configurations.ts';
import { expect, test } from 'vitest';
import { problemProject } from './model.ts';

const source = {
  title: 'Two Moons',
  examples: [
    { input: '1 2\n', output: '3\n' },
    { input: 'x'.repeat(20_001), output: '' },
    { input: '4 5\n', output: '9\n' },
  ],
  language: 'python' as const,
  code: 'print(sum(map(int, input().split())))\n',
  address: 'https://example.org/problems/7',
};

test('a problem becomes a project: its program, its examples in words and as run configurations', () => {
  const { name, program, readme, runs } = problemProject(source);
  expect(name).toBe('Problem: Two Moons');
  expect(program).toEqual({ name: 'main.py', content: source.code });
  expect(readme.content).toContain('# Two Moons\n\nRead and submit it at https://example.org/problems/7.');
  expect(readme.content).toContain('Expected output:\n\n```text\n3\n```');
  expect(runs.chosen).toBe('example-1');
  expect(runs.all.map(({ id, stdin }) => [id, stdin])).toEqual([
    ['example-1', '1 2\n'],
    ['example-3', '4 5\n'],
  ]);
  expect(RunConfigurations.parse(runs)).toEqual(runs);
});

test('a long title, many examples and none are still a project', () => {
  const many = { ...source, title: 'x'.repeat(200), examples: Array.from({ length: 30 }, () => source.examples[0]!) };
  const project = problemProject(many);
  expect(project.name).toHaveLength(60);
  expect(RunConfigurations.parse(project.runs).all).toHaveLength(10);
  expect(problemProject({ ...source, examples: [] }).runs).toEqual({ all: [], chosen: null });
});
