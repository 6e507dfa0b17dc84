import { expect, test } from 'vitest';
import { referencesOf, routeAssets, staticImportsOf, textFontsOf } from './first-load.ts';

test('a page names its links and the imports of its inline module', () => {
  const page =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/s.css#"/><script type="module">import "/assets/m.js";import * as r from "/assets/r.js";import("/assets/e.js")</script>';
  expect(referencesOf(page)).toEqual(['/assets/a.js', '/assets/s.css', '/assets/m.js', '/assets/r.js', '/assets/e.js']);
});

test('a dynamic import does not come with its chunk', () => {
  expect(staticImportsOf('import{a}from"./x.js";import"./y.js";const z=()=>import("./z.js")')).toEqual([
    '/assets/x.js',
    '/assets/y.js',
  ]);
});

test('fonts for rare characters are left out', () => {
  const face = (name: string, range: string) =>
    `@font-face{font-family:F;src:url(/assets/${name}.woff2)format("woff2");unicode-range:${range}}`;
  expect(textFontsOf(face('cut', 'U+20-7E,U+D7') + face('ext', 'U+100-24F'))).toEqual(['/assets/cut.woff2']);
});

test('an unknown route is an error, not a budget kept', () => {
  const manifest =
    'window.__reactRouterManifest={"routes":{"problem":{"module":"/assets/p.js","imports":["/assets/q.js"],"css":[]}}};';
  expect(routeAssets(manifest, 'problem')).toEqual(['/assets/p.js', '/assets/q.js']);
  expect(() => routeAssets(manifest, 'gone')).toThrow("no route 'gone'");
});
