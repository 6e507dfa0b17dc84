import type { DomKit } from '@devorbit/contract/execution/judging.ts';
import { beforeAll, expect, test } from 'vitest';
import { compileJsx } from '../core/compile.ts';
import { routeParams } from '../core/programs.ts';
import { runTests } from '../core/run-tests.ts';
import { evaluate } from '../node/evaluate.ts';
import { openPage } from '../node/page.ts';

let body: Element;
let kits: typeof import('./verify-exercises.ts').kits;
beforeAll(async () => {
  body = openPage();
  // Frameworks look for a page when they are loaded.
  ({ kits } = await import('./verify-exercises.ts'));
});

/** What a program and a test of it give: null where it passes, else its message. */
async function tried(name: DomKit, program: string, tests: string): Promise<string | null> {
  const { kit, compile } = await kits[name].load();
  const results = [];
  const test = compileJsx(`test('it', async () => {${tests}});`);
  for await (const result of runTests({ kit, evaluate, body }, compile(program), test)) results.push(result);
  expect(results).toHaveLength(1);
  return results[0]!.message;
}

test.each([
  ['/stars', '/stars', {}],
  ['/stars/[id]', '/stars/7', { id: '7' }],
  ['/stars/[id]', '/stars/a%20b', { id: 'a b' }],
  ['/files/[...path]', '/files/a/b', { path: ['a', 'b'] }],
  ['/stars/[id]', '/stars', null],
  ['/stars/[id]', '/stars/7/moons', null],
  ['/stars', '/planets', null],
])('of the route %s the address %s has %j', (route, path, params) => {
  expect(routeParams(route, path)).toEqual(params);
});

const stars = {
  nextjs: `
    const stars = new Map([['7', 'Vega']]);
    export async function GET(request, { params }) {
      const { id } = await params;
      const star = stars.get(id);
      return star ? Response.json({ star, long: request.url.includes('?') }) : new Response('No such star', { status: 404 });
    }
    export async function PUT(request, { params }) {
      stars.set((await params).id, (await request.json()).name);
      return new Response(null, { status: 204 });
    }`,
  nuxt: `
    import { createError, defineEventHandler, getRouterParam, readBody, setResponseStatus } from 'h3';
    const stars: Map<string, string> = new Map([['7', 'Vega']]);
    export default defineEventHandler(async (event) => {
      const id = getRouterParam(event, 'id')!;
      if (event.req.method === 'PUT') {
        stars.set(id, (await readBody<{ name: string }>(event))!.name);
        return new Response(null, { status: 204 });
      }
      const star = stars.get(id);
      if (!star) throw createError({ status: 404, message: 'No such star' });
      return { star, long: event.req.url.includes('?') };
    });`,
};

test.each(['nextjs', 'nuxt'] as const)('a route of %s answers requests, and has a memory between them', async (kit) => {
  const asked = `
    const route = '/stars/[id]';
    expect((await ask('GET', '/stars/7?long', { route })).body).toEqual({ star: 'Vega', long: true });
    expect((await ask('GET', '/stars/8', { route })).status).toBe(404);
    expect((await ask('PUT', '/stars/8', { route, body: { name: 'Deneb' } })).status).toBe(204);
    expect((await ask('GET', '/stars/8', { route })).body.star).toBe('Deneb');
    expect((await ask('GET', '/planets/8', { route })).status).toBe(404);`;
  expect(await tried(kit, stars[kit], asked)).toBeNull();
  expect(await tried(kit, stars[kit], asked.replace('Deneb', 'Rigel'))).toContain('Rigel');
});

test('Next.js answers HEAD and OPTIONS by itself, and 405 to what a route does not export; what it answers has to be a Response', async () => {
  const program = "export const GET = () => Response.json([1], { headers: { 'x-star': 'Vega' } })";
  const asked = `
    const { status, headers, body } = await ask('HEAD', '/');
    expect([status, headers['x-star'], body]).toEqual([200, 'Vega', '']);
    expect((await ask('OPTIONS', '/')).headers.allow).toBe('GET, HEAD, OPTIONS');
    expect((await ask('DELETE', '/')).status).toBe(405);`;
  expect(await tried('nextjs', program, asked)).toBeNull();
  const none = await tried('nextjs', 'export const GET = () => 1', "await ask('GET', '/');");
  expect(none).toContain('has to answer with a Response');
});

test.each(['nextjs', 'nuxt'] as const)(
  'a fault of a route of %s is told, and a route that nobody reads here',
  async (kit) => {
    const program = {
      nextjs: "export const GET = () => { throw new TypeError('a bug'); };",
      nuxt: "import { defineEventHandler } from 'h3'; export default defineEventHandler(() => { throw new TypeError('a bug'); });",
    };
    expect(await tried(kit, program[kit], "await ask('GET', '/');")).toContain('a bug');
    const asked = "await ask('GET', '/stars/7', { route: '/stars/[[...path]]' });";
    expect(await tried(kit, program[kit], asked)).toContain('No route is read');
  },
);

test('a route that is shown answers GET /; a component answers nothing', async () => {
  const shown = "await show(); expect(text()).toContain('GET / answers 200'); expect(text()).toContain('hello');";
  expect(await tried('nextjs', "export const GET = () => Response.json(['hello'])", shown)).toBeNull();
  expect(
    await tried('nuxt', "import { eventHandler } from 'h3'; export default eventHandler(() => 'hello')", shown),
  ).toBeNull();
  const component = 'export default function App() { return <p>1</p>; }';
  for (const kit of ['nextjs', 'react'] as const)
    expect(await tried(kit, component, "await ask('GET', '/');")).toBe('The program answers no requests.');
});

test('of Next.js a component of the server waits and is HTML; one of the client hears', async () => {
  const page = `export default async function Page({ name }) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return <main><h1>{name}</h1></main>;
    }`;
  expect(await tried('nextjs', page, "await show({ name: 'Lyra' }); expect(text('heading')).toBe('Lyra');")).toBeNull();
  const button = `/* Why? */ 'use client';
    import { useState } from 'react';
    export default function Count() {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount(count + 1)}>{count} stars</button>;
    }`;
  const pressed = "await show(); await press('0 stars'); expect(text('button')).toBe('1 stars');";
  expect(await tried('nextjs', button, pressed)).toBeNull();
  expect(
    await tried('nextjs', 'export default async () => { throw new Error("no star"); }', 'await show();'),
  ).toContain('no star');
});

test.each([
  ['useState', "import { useState } from 'react'; export default () => <p>{useState(1)[0]}</p>;"],
  ['useEffect', "import React from 'react'; export default () => <p>{String(React.useEffect(() => {}))}</p>;"],
  ['onClick of <button>', 'export default () => <button onClick={() => {}}>Press</button>;'],
])('of Next.js a component of the server is refused %s', async (what, program) => {
  expect(await tried('nextjs', program, 'await show();')).toContain(what);
});

test('of Next.js all of a long page stands in its place', async () => {
  const program = `import { Suspense } from 'react';
    async function Stars() {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return <ul>{Array.from({ length: 600 }, (_, at) => <li key={at}>star number {at}</li>)}</ul>;
    }
    export default () => <Suspense fallback={<p>loading</p>}><Stars /></Suspense>;`;
  const shown = "await show(); expect(text()).toContain('star number 599'); expect(text()).not.toContain('loading');";
  expect(await tried('nextjs', program, shown)).toBeNull();
});

test.each([
  ['slashes', '/'.repeat(5_000)],
  ['addresses', '// https://example.com/a\n'.repeat(500)],
])("'use client' is found behind many %s at once", async (_, before) => {
  const { compile } = await kits.nextjs.load();
  const begun = performance.now();
  expect(compile(`${before}\n'use client';\nexport default () => null;`)).toContain('$client');
  expect(compile(`${before}\nexport default () => null;`)).not.toContain('$client');
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('of Nuxt a page may wait in its setup', async () => {
  const page = `<script setup lang="ts">
    import { ref } from '#imports';
    const star = ref<string>(await new Promise((resolve) => setTimeout(() => resolve('Vega'), 20)));
    </script>
    <template><p>{{ star }}</p></template>`;
  expect(await tried('nuxt', page, "await show(); await wait(50); expect(text()).toBe('Vega');")).toBeNull();
});

const angular = (fields: string, template: string, more = '') => `
  import { ${['Component', 'input', 'model', 'output', 'viewChild', 'inject', 'Injectable', 'ElementRef', 'signal', 'computed'].join(', ')} } from '@angular/core';
  import { FormsModule } from '@angular/forms';
  import { UpperCasePipe } from '@angular/common';
  ${more}
  @Component({ selector: 'the-page', imports: [FormsModule, UpperCasePipe], template: \`${template}\` })
  export default class Page { ${fields} }`;

test('of Angular inputs, models, outputs, queries, pipes, forms and services are as its own compiler makes them', async () => {
  expect(
    await tried(
      'angular',
      angular("name = input('nobody', { alias: 'who' })", '<p>{{ name() | uppercase }}</p>'),
      "await show(); expect(text()).toBe('NOBODY'); await show({ who: 'Ada' }); expect(text()).toBe('ADA');",
    ),
  ).toBeNull();
  expect(
    await tried(
      'angular',
      angular(
        "name = signal('Ada'); field = viewChild<ElementRef>('field'); kind = computed(() => this.field()?.nativeElement.tagName);",
        '<label>Name <input #field [(ngModel)]="name" /></label><p>{{ name() }} {{ kind() }}</p>',
      ),
      "await show(); await type('Name', 'Grace'); expect(text('paragraph')).toBe('Grace INPUT');",
    ),
  ).toBeNull();
  expect(
    await tried(
      'angular',
      angular(
        'stars = inject(Stars); size = model(1);',
        '@for (star of stars.all; track star) {<p>{{ star }}</p>} @empty {none}',
        "@Injectable({ providedIn: 'root' }) class Stars { private readonly names = ['Vega', 'Deneb']; get all() { return this.names; } }",
      ),
      "await show(); expect(text()).toContain('Vega'); expect(text()).toContain('Deneb');",
    ),
  ).toBeNull();
});

test('of Angular what fails is told: a template, a component, what is not one', async () => {
  expect(await tried('angular', angular('', '@if (true) { <p>'), 'await show();')).toMatch(/Unexpected|closed/);
  expect(
    await tried('angular', angular('get name() { throw new Error("no star"); }', '{{ name }}'), 'await show();'),
  ).toContain('no star');
  expect(await tried('angular', 'export default class Page {}', 'await show();')).toContain(
    'has to export a component',
  );
});

test.each([
  [
    'a field that is set elsewhere',
    '@Input({ required: true }) name!: string;',
    '{{ name }}',
    "await show({ name: 'Vega' });",
  ],
  ['a field that is declared', "declare other: string; name = 'Vega';", '{{ name }}', 'await show();'],
  ['what a constructor sets', "name = this.star; constructor(private star = 'Vega') {}", '{{ name }}', 'await show();'],
])('of Angular TypeScript’s words are read: %s', async (_, fields, template, shown) => {
  const program = angular(fields, template).replace('import { Component', 'import { Input, Component');
  expect(await tried('angular', program, `${shown} expect(text()).toBe('Vega');`)).toBeNull();
});

test('what fails when it goes has failed in that test, and the next one runs', async () => {
  const { kit, compile } = await kits.angular.load();
  const program = angular("ngOnDestroy() { throw new Error('gone'); }", 'Vega');
  const tests = compileJsx("test('one', async () => { await show(); }); test('two', async () => { await show(); });");
  const results = [];
  for await (const result of runTests({ kit, evaluate, body }, compile(program), tests)) results.push(result);
  expect(results).toEqual(
    ['one', 'two'].map((name) => ({ name, passed: false, message: expect.stringContaining('gone') })),
  );
});
