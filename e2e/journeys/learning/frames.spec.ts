import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FromFrame, ToFrame } from '@devorbit/contract/learning/frame-protocol.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const root = join(import.meta.dirname, '../../..');
/** The samples are React's turnstile in other frameworks. */
const tests = readFileSync(join(root, 'content/learning/react/foundations/state/turnstile/tests.js'), 'utf8');

/** Opens a kit's frame as a lesson does. */
const openFrame = (page: Page, kit: string) =>
  page.evaluate(async (name) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.title = 'The program';
    frame.src = `/frame/${name}/`;
    document.body.prepend(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded));
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage('open', '*', [port2]);
    Object.assign(window, { port: port1 });
  }, kit);

/** Gives the frame an order, and answers all that it says to it until it is done. */
const order = (page: Page, given: ToFrame) =>
  page.evaluate((message) => {
    const { port } = window as unknown as { port: MessagePort };
    return new Promise<FromFrame[]>((done) => {
      const heard: FromFrame[] = [];
      port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
        if (data.kind !== 'height') heard.push(data);
        if (['shown', 'failed', 'tested'].includes(data.kind)) done(heard);
      };
      port.postMessage(message);
    });
  }, given);

/** A program of each framework that says, when it is opened, what comes of `work`. */
const saying: Record<string, (work: string) => string> = {
  vue: (work: string) =>
    `<script setup>\nimport { ref } from 'vue';\nconst said = ref('waiting');\n(async () => { ${work} })().then((x) => (said.value = String(x)), (error) => (said.value = 'refused: ' + error.name));\n</script>\n<template><p>{{ said }}</p></template>`,
  svelte: (work: string) =>
    `<script>\n  let said = $state('waiting');\n  (async () => { ${work} })().then((x) => (said = String(x)), (error) => (said = 'refused: ' + error.name));\n</script>\n<p>{said}</p>`,
  solid: (work: string) =>
    `import { createSignal } from 'solid-js';\nexport default function App() {\n  const [said, say] = createSignal('waiting');\n  (async () => { ${work} })().then((x) => say(String(x)), (error) => say('refused: ' + error.name));\n  return <p>{said()}</p>;\n}`,
  lit: (work: string) =>
    `import { html, LitElement } from 'lit';\nexport default class App extends LitElement {\n  static properties = { said: {} };\n  connectedCallback() {\n    super.connectedCallback();\n    this.said = 'waiting';\n    (async () => { ${work} })().then((x) => (this.said = String(x)), (error) => (this.said = 'refused: ' + error.name));\n  }\n  render() {\n    return html\`<p>\${this.said}</p>\`;\n  }\n}`,
  angular: (work: string) =>
    `import { Component, signal } from '@angular/core';\n@Component({ selector: 'the-app', template: '<p>{{ said() }}</p>' })\nexport default class App {\n  said = signal('waiting');\n  constructor() {\n    (async () => { ${work} })().then((x) => this.said.set(String(x)), (error) => this.said.set('refused: ' + error.name));\n  }\n}`,
  nextjs: (work: string) =>
    `export default async function Page() {\n  const said = await (async () => { ${work} })().then(String, (error) => 'refused: ' + error.name);\n  return <p>{said}</p>;\n}`,
  nuxt: (work: string) =>
    `<script setup>\nconst said = await (async () => { ${work} })().then(String, (error) => 'refused: ' + error.name);\n</script>\n<template><p>{{ said }}</p></template>`,
};

/** What of a sample is replaced by what, so that it cannot be read. In Lit markup is a text, which a browser reads as well as it can; in Angular a text that is compiled where it is shown; in React sucrase looks at no closing tag. */
function breaking(kit: string): [string, string] {
  if (kit === 'lit') return ['render() {', 'render( {'];
  if (kit === 'angular') return ['class Turnstile {', 'class Turnstile ('];
  return kit === 'nextjs' ? ['return (', 'return (('] : ['</button>', '</bu>'];
}

for (const [kit, ending] of [
  ['vue', 'vue'],
  ['svelte', 'svelte'],
  ['solid', 'jsx'],
  ['lit', 'js'],
  ['angular', 'ts'],
  ['nextjs', 'jsx'],
  ['nuxt', 'vue'],
] as const)
  test(`a frame of ${kit} shows a program and its tests, and reaches no page, no storage and no network`, async ({
    context,
  }) => {
    // What a frame is refused stands in the console: this page is looked at without counting it.
    const page = await context.newPage();
    await page.goto('/help');
    await openFrame(page, kit);
    const inside = page.frameLocator('iframe');
    const solution = readFileSync(join(root, 'kits/samples', kit, `solution.${ending}`), 'utf8');

    expect(await order(page, { kind: 'run', id: 1, code: solution, dark: false })).toEqual([{ kind: 'shown', id: 1 }]);
    await expect(inside.getByRole('paragraph')).toHaveCSS('color', 'rgb(1, 2, 3)');
    const tested = await order(page, { kind: 'test', id: 2, code: solution, tests, dark: false });
    expect(tested.map((one) => (one.kind === 'result' ? one.passed : one.kind))).toEqual([true, true, true, 'tested']);
    const [whole, broken] = breaking(kit);
    const unread = solution.replace(whole, broken);
    expect(await order(page, { kind: 'run', id: 3, code: unread, dark: false })).toEqual([
      { kind: 'failed', id: 3, message: expect.stringMatching(/\(\d+:\d+\)$/) },
    ]);

    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked += 1;
    });
    for (const [at, [work, said]] of (
      [
        ['return parent.document.title;', 'refused: SecurityError'],
        ['return localStorage.length;', 'refused: SecurityError'],
        ['return document.cookie;', 'refused: SecurityError'],
        ['return origin;', 'null'],
        ['return indexedDB.open("x") && "opened";', 'refused: SecurityError'],
        ['top.location = "/";', 'refused: SecurityError'],
        ['return fetch("/api/me/").then(() => "reached");', 'refused: TypeError'],
        // Angular compiles templates to functions of text.
        ['return new Function("return 1")();', kit === 'angular' ? '1' : 'refused: EvalError'],
      ] as const
    ).entries()) {
      await order(page, { kind: 'run', id: 10 + at, code: saying[kit]!(work), dark: true });
      await expect(inside.getByRole('paragraph')).toHaveText(said);
    }
    expect(asked).toBe(0);
  });
