import { expect, test } from 'vitest';
import { classesOf, classFaults } from './style-classes.ts';

const faultsOf = (files: Record<string, string>): string[] =>
  classFaults({
    sources: Object.keys(files).filter((file) => file.endsWith('.tsx')),
    sheets: Object.keys(files).filter((file) => file.endsWith('.css')),
    read: (file) => files[file] ?? '',
  });

const component =
  "import classes from './card.module.css';\nexport const Card = () => <p className={classes.card} />;\n";

test('a class that both name is no fault', () => {
  expect(faultsOf({ 'ui/card.tsx': component, 'ui/card.module.css': '.card { margin: 0.5rem; }' })).toEqual([]);
});

test('a class that the sheet has lost is found, and one that nobody names', () => {
  expect(faultsOf({ 'ui/card.tsx': component, 'ui/card.module.css': '.cards { margin: 0; }' })).toEqual([
    'card is no class of ui/card.module.css: ui/card.tsx',
    'no component names .cards of ui/card.module.css',
  ]);
});

test('a sheet that is not there is found, and where there is none nothing was looked at', () => {
  expect(faultsOf({ 'ui/card.tsx': component })).toEqual([
    'no such style sheet: ./card.module.css of ui/card.tsx',
    'there is no style sheet to look at',
  ]);
});

test('of a sheet whose classes are chosen by a value, any may be meant', () => {
  const chosen = component.replace('classes.card', 'classes[tone]');
  expect(faultsOf({ 'ui/card.tsx': chosen, 'ui/card.module.css': '.good {} .bad {}' })).toEqual([]);
});

test('words of comments, values and foreign classes are no classes', () => {
  const css = '/* .old */ @media (width > 1px) { .a:not(.b) > :global(.mantine-Input) { margin: .5rem; } }';
  expect([...classesOf(css)]).toEqual(['a', 'b']);
});
