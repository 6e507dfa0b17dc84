import { pathFault } from '@devorbit/contract/ide/paths.ts';
import { expect, test } from 'vitest';
import { ideProject } from './model.ts';

const path = 'https://example.org/learn/react/state#what-a-component-remembers';

test('an exercise is opened with the code as it is, its tests and its task', () => {
  const exercise = {
    kind: 'exercise' as const,
    id: 'react/state/turnstile',
    ending: 'jsx',
    tests: 'test();',
    html: '<p>Count <em>the</em> fans.</p>',
    hints: [],
    listing: '',
    starter: '',
  };
  const { name, files } = ideProject({ what: exercise, code: 'my code', path });
  expect(name).toBe('React exercise: turnstile');
  expect(files.slice(0, 2)).toEqual([
    { name: 'App.jsx', content: 'my code' },
    { name: 'tests.js', content: 'test();' },
  ]);
  expect(files[2]?.content).toContain('# Turnstile\n\nCount the fans.');
  expect(files[2]?.content).toContain(path);
  expect(files.map((file) => pathFault(file.name))).toEqual([null, null, null]);
});

test('a program without a page can be run there, one with a page says where it runs', () => {
  const about = { kind: 'program' as const, framework: 'react', slug: 'pure-and-possible', number: 2 };
  const plain = ideProject({ what: { ...about, ending: 'js' }, code: 'console.log(1)', path });
  expect([plain.name, plain.files[0]]).toEqual([
    'JavaScript program 2: pure-and-possible',
    { name: 'main.js', content: 'console.log(1)' },
  ]);
  const page = ideProject({ what: { ...about, ending: 'jsx' }, code: '<p/>', path });
  expect(page.files[0]?.name).toBe('App.jsx');
  expect(page.files[1]?.content).toContain('It needs React and a page');
});
