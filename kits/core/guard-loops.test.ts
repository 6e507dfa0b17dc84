import { expect, test } from 'vitest';
import { compileJsx } from './compile.ts';
import { guardLoops } from './guard-loops.ts';
import { createLoopGuard, ENDLESS_LOOP } from './loop-guard.ts';

test.each([
  ['while (a) b();', 'while ($turn() && (a)) b();'],
  ['do { b(); } while (a, c);', 'do { b(); } while ($turn() && (a, c));'],
  ['for (let i = 0; i < 3; i++) b();', 'for (let i = 0;$turn() && ( i < 3); i++) b();'],
  ['for (;;) b();', 'for (;$turn();) b();'],
  ['for (const x of [1;2]) b();'.replace(';', ','), 'for (const x of [1,2]) b();'],
  ['x.while(1); ({ for: 1, while(a) {} });', 'x.while(1); ({ for: 1, while(a) {} });'],
  ['// while (true)\n`while (${a})`', '// while (true)\n`while (${a})`'],
  [
    'for (let f = () => { ; }; a(";"); b) while (c) ;',
    'for (let f = () => { ; };$turn() && ( a(";")); b) while ($turn() && (c)) ;',
  ],
])('%s', (code, guarded) => {
  expect(guardLoops(code)).toBe(guarded);
});

test('lines stay where they are, and what cannot be read says where', () => {
  const compiled = compileJsx('const a = 1;\nwhile (a) {\n  b();\n}\nexport default () => <p>{a}</p>;');
  expect(compiled.split('\n')[1]).toContain('$turn()');
  expect(compiled.split('\n')[4]).toContain('_jsx');
  expect(() => compileJsx('const a = 1;\nconst = 2;')).toThrow('2:');
});

test('a loop that turns for more than a second is ended, and short ones are not', () => {
  let now = 0;
  const turn = createLoopGuard(() => now);
  for (let at = 0; at < 5_000; at += 1) expect(turn()).toBe(true);
  now = 1_500;
  expect(() => {
    for (let at = 0; at < 5_000; at += 1) turn();
  }).toThrow(ENDLESS_LOOP);
});
