import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { beginAfterPaint } from './begin-after-paint.ts';

const module = `import "/assets/m.js";
import * as route0 from "/assets/r.js";

  window.__reactRouterRouteModules = {"root":route0};

import("/assets/e.js");`;
const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/large.js"/><link rel="stylesheet" href="/assets/s.css"/></head><body><h1>Read me</h1><script type="module" async="">${module}</script></body>`;
const isLarge = (address: string): boolean => address === '/assets/large.js';
const begun = beginAfterPaint(PAGE, isLarge);

/** Runs the page's script; what it fetches is noted. */
function run(hidden: boolean, { page } = begun) {
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
  const frames: (() => void)[] = [];
  const timers: [() => void, number][] = [];
  const fetched: string[] = [];
  runInNewContext(script.replaceAll('import(', 'load('), {
    load: (address: string) => {
      fetched.push(address);
      return Promise.resolve();
    },
    document: {
      hidden,
      createElement: () => ({}),
      head: { append: ({ rel, href }: { rel: string; href: string }) => fetched.push(`${rel} ${href}`) },
    },
    localStorage: { getItem: () => null },
    window: {},
    fetch: (address: string) => {
      fetched.push(`call ${address}`);
      return Promise.resolve();
    },
    requestAnimationFrame: (go: () => void) => frames.push(go),
    setTimeout: (go: () => void, ms: number) => timers.push([go, ms]),
  });
  return { frames, timers, fetched };
}
const evaluated = () => new Promise((go) => setImmediate(go));
const all = [
  'modulepreload /assets/a.js',
  'modulepreload /assets/large.js',
  `modulepreload ${begun.address}`,
  '/assets/large.js',
  begun.address,
];

test('nothing is fetched before the second frame, and then all of it, once', async () => {
  expect(begun.page).not.toMatch(/<link rel="modulepreload"|type="module"/);
  const { frames, timers, fetched } = run(false);
  frames.shift()?.();
  expect(fetched).toEqual([]);
  frames.shift()?.();
  expect(fetched).toEqual(all.slice(0, -1));
  // The rest waits until the large script is evaluated, and somebody could have been answered.
  await evaluated();
  for (const [go] of timers) go();
  expect(fetched).toEqual(all);
});

test('a page that nobody sees begins at once, and one whose frames never come after some seconds', async () => {
  const hidden = run(true);
  await evaluated();
  expect(hidden.fetched).toEqual(all);
  const { timers, fetched } = run(false);
  expect(timers.map(([, ms]) => ms)).toEqual([3_000]);
  timers[0]?.[0]();
  await evaluated();
  timers[1]?.[0]();
  expect(fetched).toEqual(all);
});

test('the module is the one of the page, beside what it imports', () => {
  expect(begun.address).toMatch(/^\/assets\/begin-[0-9a-f]{8}\.js$/);
  expect(begun.module).toBe(module.replaceAll('/assets/', './'));
});

test('a page without the module of the router is an error', () => {
  expect(() => beginAfterPaint('<h1>Read me</h1>', () => false)).toThrow('no module');
});

test('what the page will ask for itself is fetched after its own, and its first call with it', () => {
  const ahead = { files: ['a.js', 'screen.js'], call: '/api/start/' };
  const { fetched } = run(true, beginAfterPaint(PAGE, isLarge, ahead));
  const own = all.filter((line) => line.startsWith('modulepreload'));
  expect(fetched.slice(0, 5)).toEqual([...own, 'call /api/start/', 'modulepreload /assets/screen.js']);
  expect(run(true).fetched).not.toContain('call /api/start/');
});
