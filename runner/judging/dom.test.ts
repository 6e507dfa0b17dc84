import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DomKit } from '@devorbit/contract/execution/judging.ts';
import { buildKits } from '@devorbit/kits/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judged, openTestService, type TestService } from '../_service.ts';

const exercise = join(import.meta.dirname, '../../content/learning/react/foundations/state/turnstile');
const read = (name: string): string => readFileSync(join(exercise, name), 'utf8');

let service: TestService;
beforeAll(async () => {
  await buildKits();
  service = await openTestService();
});
afterAll(() => service.closeAll());

const prove = (
  source: string,
  { kit = 'react', tests = read('tests.js'), ...more }: { kit?: DomKit; tests?: string; time_ms?: number } = {},
) =>
  judged(service.url, {
    language: 'javascript',
    source,
    priority: 0,
    task: {
      kind: 'dom',
      kit,
      limits: { time_ms: 8_000, memory_kb: 512 * 1024, ...more },
      tests,
    },
  });

it('proves a solution, and says what a starter and a wrong program fail', async () => {
  const solved = await prove(read('solution.jsx'));
  expect(solved.finished).toMatchObject({ verdict: 'Accepted', passed: 3, total: 3 });
  expect(solved.tests.map(({ name, passed }) => [name, passed])).toEqual([
    ['one press takes one seat', true],
    ['a pair takes two seats', true],
    ['it never goes below zero', true],
  ]);
  const wrong = await prove(read('wrong/below-zero.jsx'));
  expect(wrong.finished).toMatchObject({ verdict: 'Wrong Answer', passed: 2, total: 3 });
  expect(wrong.tests[2]).toMatchObject({ passed: false, message: expect.stringContaining('to contain “Full”') });
  expect((await prove(read('starter.jsx'))).finished).toMatchObject({ verdict: 'Wrong Answer' });
});

const component = (body: string, before = '') =>
  `${before}\nexport default function App() { ${body}\nreturn <p>1</p>; }`;

it.each([
  ['what cannot be read', 'export default function (', 'Compilation Error'],
  ['nothing that is shown', 'const a = 1;', 'Wrong Answer'],
  [
    'what it may not import',
    component('', "import fs from 'node:fs'; fs.readFileSync('/etc/passwd');"),
    'Wrong Answer',
  ],
  ['an endless loop', component('while (true);'), /^(Wrong|Time)/],
  [
    'endless work that no guard sees',
    component('JSON.parse; [...(function* () { yield* Array(1e9).fill(0); })()];'),
    /^(Memory|Time|Runtime|Wrong)/,
  ],
  ['the end of the process', component('globalThis.process?.exit(0);'), 'Wrong Answer'],
  ['a verdict of its own', component('console.log(\'{"kind":"over"}\');'), 'Wrong Answer'],
  ['code of text', component("new Function('return process')().exit(0);"), 'Wrong Answer'],
  ['an import of its own', component("import('node:fs').then((fs) => fs.writeSync(1, 'over'));"), /^(Wrong|Runtime)/],
  [
    'a prototype that says yes',
    component('', 'String.prototype.includes = () => true; Array.prototype.filter = () => [];'),
    /^(Wrong|Runtime)/,
  ],
])('%s is no proof', async (_, source, verdict) => {
  const { finished } = await prove(source, { time_ms: 4_000 });
  expect(finished?.verdict).toMatch(verdict);
  expect(finished?.verdict).not.toBe('Accepted');
});

it('a program has no network, no files of ours and no other process', async () => {
  const { tests } = await prove(component('throw new Error([typeof process, typeof globalThis.require].join());'));
  expect(tests[0]?.message).toContain('undefined,undefined');
});

/** What of a sample is replaced by what, so that it cannot be read. In Lit markup is a text, which a browser reads as well as it can; in Angular a text that is compiled where it is shown; in React sucrase looks at no closing tag. */
function breaking(kit: string): [string, string] {
  if (kit === 'lit') return ['render() {', 'render( {'];
  if (kit === 'angular') return ['class Turnstile {', 'class Turnstile ('];
  return kit === 'nextjs' ? ['return (', 'return (('] : ['</button>', '</bu>'];
}

describe.each([
  ['vue', 'vue'],
  ['svelte', 'svelte'],
  ['solid', 'jsx'],
  ['lit', 'js'],
  ['angular', 'ts'],
  ['nextjs', 'jsx'],
  ['nuxt', 'vue'],
] as const)('programs of %s', (kit, ending) => {
  const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../kits/samples', kit, name), 'utf8');
  const proof = (source: string) => prove(source, { kit });

  it('a solution is proven; a starter and a wrong program are told what they fail', async () => {
    const solved = await proof(sample(`solution.${ending}`));
    expect(solved.finished).toMatchObject({ verdict: 'Accepted', passed: 3, total: 3 });
    expect((await proof(sample(`starter.${ending}`))).finished).toMatchObject({ verdict: 'Wrong Answer', passed: 0 });
    const wrong = await proof(sample(`wrong/below-zero.${ending}`));
    expect(wrong.tests.map(({ passed }) => passed)).toEqual([true, true, false]);
    expect(wrong.tests[2]?.message).toContain('to contain “Full”');
  });

  it('what cannot be read is told with its place; what never ends, ends', async () => {
    const [whole, broken] = breaking(kit);
    const unread = await proof(sample(`solution.${ending}`).replace(whole, broken));
    expect(unread.finished).toMatchObject({ verdict: 'Compilation Error' });
    expect(JSON.stringify(unread.finished)).toMatch(/\(\d+:\d+\)/);
    const endless = await proof(
      sample(`starter.${ending}`).replace(
        /(<script.*?>|^export default function.*?\{$|^ {2}render\(\) \{$|^ {2}left\(\).*\{$)/m,
        '$1\nwhile (true) {}',
      ),
    );
    expect(endless.finished?.verdict).toMatch(/^(Wrong|Time)/);
  });
});

it.each([
  ['code of text', "new Function('return 1')();", 'EvalError'],
  ['code of text by another way', "(async () => {}).constructor('return 1')();", 'EvalError'],
  ['code of text by Angular’s word for it', "new (Type as any)('return 1')();", 'EvalError'],
  ['the process', 'process.exit(0);', 'process is not defined'],
])('Angular compiles templates in the box, and its programs have no %s', async (_, work, said) => {
  const source = `import { Component, Type } from '@angular/core';
    @Component({ selector: 'the-app', template: '<p>1</p>' })
    export default class App { constructor() { ${work} } }`;
  const { finished, tests } = await prove(source, { kit: 'angular' });
  expect(finished?.verdict).toBe('Wrong Answer');
  expect(tests[0]?.message).toContain(said);
});

it.each([
  [
    'a component of the server',
    'nextjs',
    'export default async function Page() { await null; return <h1>Lyra</h1>; }',
    "await show(); expect(text('heading')).toBe('Lyra');",
  ],
  [
    'a route of Next.js',
    'nextjs',
    'export const GET = () => Response.json({ star: "Vega" }); export const POST = async (request) => new Response((await request.json()).star, { status: 201 });',
    "expect((await ask('GET', '/')).body.star).toBe('Vega'); const { status, body } = await ask('POST', '/', { body: { star: 'Deneb' } }); expect([status, body]).toEqual([201, 'Deneb']);",
  ],
  [
    'a route of Nuxt',
    'nuxt',
    "import { defineEventHandler, readBody } from 'h3'; export default defineEventHandler(async (event) => ({ star: event.req.method === 'GET' ? 'Vega' : (await readBody(event)).star }));",
    "expect((await ask('GET', '/')).body.star).toBe('Vega'); expect((await ask('POST', '/', { body: { star: 'Deneb' } })).body.star).toBe('Deneb');",
  ],
  [
    'a program that asks for memory',
    'react',
    'export default () => <p>{[...Buffer.allocUnsafe(9)].join("")}{typeof Buffer.poolSize}</p>;',
    "await show(); expect(text()).toBe('000000000undefined');",
  ],
] as const)('%s is proven as it is shown', async (_, kit, source, tests) => {
  const { finished, tests: told } = await prove(source, { kit, tests: `test('it', async () => {${tests}});` });
  expect(told).toMatchObject([{ message: '' }]);
  expect(finished?.verdict).toBe('Accepted');
});
