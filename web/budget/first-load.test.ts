import { expect, test } from 'vitest';
import { pagesOf, referencesOf, routeAssets, routesOf, staticImportsOf, textFontsOf } from './first-load.ts';

test('a page names its links and what its script fetches', () => {
  const page =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/s.css#"/><script>["/assets/m.js"].forEach(load);import("/assets/e.js")</script>';
  expect(referencesOf(page)).toEqual(['/assets/a.js', '/assets/s.css', '/assets/m.js', '/assets/e.js']);
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

const manifest = `window.__reactRouterManifest=${JSON.stringify({
  routes: {
    root: { id: 'root', path: '', module: '/assets/r.js', imports: [], css: ['/assets/r.css#'] },
    home: { id: 'home', parentId: 'root', index: true, module: '/assets/h.js', imports: [], css: [] },
    kit: { id: 'kit', parentId: 'root', module: '/assets/k.js', imports: [], css: [] },
    problem: {
      id: 'problem',
      parentId: 'kit',
      path: 'problems/:id',
      module: '/assets/p.js',
      imports: ['/assets/q.js'],
      css: [],
    },
  },
})};`;

test('a route comes with the layouts around it', () => {
  expect(routeAssets(routesOf(manifest), 'problem')).toEqual([
    '/assets/p.js',
    '/assets/q.js',
    '/assets/k.js',
    '/assets/r.js',
    '/assets/r.css',
  ]);
});

test('every page of the manifest is known by its address, layouts are none', () => {
  expect(pagesOf(routesOf(manifest))).toEqual([
    { id: 'home', path: '/' },
    { id: 'problem', path: '/problems/:id' },
  ]);
});

test('an unknown route is an error, not a budget kept', () => {
  expect(() => routeAssets(routesOf(manifest), 'gone')).toThrow("no route 'gone'");
});
