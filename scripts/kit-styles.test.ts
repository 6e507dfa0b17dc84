import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const sheets = new Set(
  globSync('node_modules/@mantine/core/styles/*.layer.css', { cwd: root }).map((file) => basename(file, '.layer.css')),
);
const brings = (source: string, name: string): boolean =>
  new RegExp(String.raw`@mantine/core/styles/${name}(\.layer)?\.css`).test(source);
const ofAll = read('web/styles/kit.css');

/** Components of Mantine that a file uses without their style sheet: not in kit.css, and not brought by the file. */
const unstyled = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => sheets.has(name) && !brings(ofAll, name) && !brings(source, name));

test('a component without its style sheet is found', () => {
  expect(unstyled(`import { Button, Checkbox, type Anchor } from '@mantine/core';`)).toEqual(['Checkbox']);
  const styled = `import { Checkbox } from '@mantine/core';\nimport '@mantine/core/styles/Checkbox.layer.css';`;
  expect(unstyled(styled)).toEqual([]);
});

test('whoever uses a component of Mantine brings its style sheet', () => {
  const files = globSync('web/{app,ui,features,platform}/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => unstyled(read(file)).map((name) => `${name} in ${file}`))).toEqual([]);
});
