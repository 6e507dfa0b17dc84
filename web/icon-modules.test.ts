import { expect, test } from 'vitest';
import { iconModules } from './icon-modules.ts';

const BARREL = '/n/lucide-react/dist/esm/lucide-react.mjs';
const BARREL_CODE = [
  "export { default as Trash, default as Trash2, default as TrashIcon } from './icons/trash.mjs';",
  "export { default as X, default as XIcon } from './icons/x.mjs';",
  "export { createLucideIcon } from './createLucideIcon.mjs';",
].join('\n');

const found = (code: string): string[] =>
  iconModules([BARREL, '/w/a.tsx'], (id) => (id === BARREL ? BARREL_CODE : code))('/w/a.tsx');

test('the icons that a module imports, by their names and their other names', () => {
  expect(found('import { Trash2, X as Close, type LucideIcon } from "lucide-react";')).toEqual([
    '/n/lucide-react/dist/esm/icons/trash.mjs',
    '/n/lucide-react/dist/esm/icons/x.mjs',
  ]);
  expect(found("import{Trash}from'lucide-react'\nimport { X } from './icons'")).toEqual([
    '/n/lucide-react/dist/esm/icons/trash.mjs',
  ]);
  expect(found('export const x = 1;')).toEqual([]);
});

test('where the package has changed, the build says so', () => {
  expect(() => iconModules(['/w/a.tsx'], () => '')).toThrow('icons of lucide-react');
});
