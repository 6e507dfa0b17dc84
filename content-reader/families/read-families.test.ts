import { expect, test } from 'vitest';
import { familyRoom, smallFamily } from './_family-room.ts';
import { readFamilies } from './read-families.ts';

function read(files: Record<string, string>) {
  const { root, end } = familyRoom('few-above', files);
  try {
    return readFamilies(root);
  } finally {
    end();
  }
}

/** The small family with a change in one of its files. */
const changed = (file: string, from: string, to: string): Record<string, string> => {
  const text = smallFamily[file] ?? '';
  expect(text).toContain(from);
  return { ...smallFamily, [file]: text.replace(from, to) };
};
const without = (file: string): Record<string, string> =>
  Object.fromEntries(Object.entries(smallFamily).filter(([name]) => name !== file));

// Their code is loaded file by file, which a busy machine takes its time for.
test('the families that are shipped are read, by name', () => {
  const names = readFamilies('content/generation').map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(26);
  expect(names).toEqual(names.toSorted());
});

test('a folder is enough for a family, with its texts for each variant', () => {
  const [family, ...others] = read(smallFamily);
  expect(others).toEqual([]);
  expect(family).toMatchObject({ name: 'few-above', tags: ['Math'], variant: { by: 'difficulty', Easy: 'easy' } });
  expect(Object.keys(family?.texts ?? {})).toEqual(['easy']);
  expect(family?.texts['easy']?.editorial).toBe('Count them in one walk.');
});

test('a variant’s own file stands for the one beside family.yaml', () => {
  const two = { ...changed('family.yaml', '[Easy]', '[Easy, Hard]'), 'hard/editorial.md': 'Not in one walk.' };
  const [family] = read(two);
  expect([family?.texts['easy']?.editorial, family?.texts['hard']?.editorial]).toEqual([
    'Count them in one walk.',
    'Not in one walk.',
  ]);
});

const faults: [what: string, files: Record<string, string>, message: RegExp][] = [
  ['no family.yaml', without('family.yaml'), /^few-above\/family\.yaml is missing$/],
  ['an unknown field', changed('family.yaml', 'tags:', 'label: x\ntags:'), /^few-above\/family\.yaml: .*"label"/],
  ['no title', changed('family.yaml', 'titles:', '# titles:'), /^few-above\/family\.yaml: [^]*at titles/],
  [
    'a drawn number in a title',
    changed('family.yaml', 'Above the bar', 'Above {{k}}'),
    /^few-above\/family\.yaml: titles\[0\]: \{\{k\}\} belongs in the statement, not in a title$/,
  ],
  [
    'one in a word of a title',
    {
      ...smallFamily,
      'family.yaml':
        changed('family.yaml', '1: is', "1: '{{k}}'")['family.yaml']?.replace('Above the bar', 'Above {{are}}') ?? '',
    },
    /^few-above\/family\.yaml: titles\[0\]: \{\{k\}\} belongs/,
  ],
  [
    'a digit in a title',
    changed('family.yaml', 'Above the bar', 'Above 7'),
    /^few-above\/family\.yaml: titles\[0\]: “Above 7 \{\{place\}\}” has a digit$/,
  ],
  [
    'a title of no scene',
    changed('family.yaml', "'Large {{items}}'", "'Large ones'"),
    /^few-above\/family\.yaml: titles\[1\]: “Large ones” has no part of the scene$/,
  ],
  [
    'a text that is a number',
    changed('family.yaml', "['Compare.'", '[7'),
    /^few-above\/family\.yaml: [^]*at hints\[0\]/,
  ],
  ['two hints', changed('family.yaml', "'Compare.', ", ''), /^few-above\/family\.yaml: [^]*at hints/],
  [
    'a parameter that the starter code has',
    changed('family.yaml', '{ nums:', '{ text:'),
    /^few-above\/family\.yaml: [^]*at params\.text/,
  ],
  [
    'an unknown type',
    changed('family.yaml', 'returns: int', 'returns: number'),
    /^few-above\/family\.yaml: returns: number/,
  ],
  [
    'a placeholder in a name',
    changed('statement.md', '{{k}}', '{{bound}}'),
    /^few-above\/statement\.md: \{\{bound\}\} is no/,
  ],
  [
    'one in a program',
    changed('solution.cpp', '{{k}}', '{{K}}'),
    /^few-above\/solution\.cpp: \{\{K\}\} is no placeholder/,
  ],
  [
    'a name that every object has',
    changed('solution.py', '{{k}}', '{{constructor}}'),
    /^few-above\/solution\.py: \{\{constructor\}\} is no value/,
  ],
  ['one with spaces', changed('brute.py', '{{k}}', '{{ k }}'), /^few-above\/brute\.py: \{\{ k \}\} is no placeholder/],
  [
    'one in a field',
    changed('family.yaml', "'Count.'", "'{{who}} counts.'"),
    /^few-above\/family\.yaml: hints\[1\]: \{\{who/,
  ],
  ['one in a word', changed('family.yaml', '1: is', "1: '{{is}}'"), /^few-above\/family\.yaml: words\.are: \{\{is\}\}/],
  [
    'the answer in a hint',
    changed('family.yaml', "'Count.'", "'{{answer}}'"),
    /hints\[1\]: \{\{answer\}\} is known in explain only$/,
  ],
  [
    'a value that no text uses',
    changed('family.yaml', '[k]', '[k, m]'),
    /^few-above\/family\.yaml: values: no text uses \{\{m\}\}$/,
  ],
  [
    'a word that no text uses',
    changed('statement.md', '{{are}}', 'are'),
    /^few-above\/family\.yaml: words: no text uses \{\{are\}\}$/,
  ],
  ['a word in itself', changed('family.yaml', '1: is', "1: '{{are}}'"), /words\.are: the word are stands in itself$/],
  [
    'a choice by nothing',
    changed('family.yaml', 'by: k', 'by: m'),
    /^few-above\/family\.yaml: words\.are: \{\{m\}\} is no/,
  ],
  [
    'a choice by a word',
    changed('family.yaml', "'Count.'", '{ by: are, else: x }'),
    /hints\[1\]: a choice is made by a value, and are is a word$/,
  ],
  [
    'a difficulty without a case',
    changed('family.yaml', "'Count.'", '{ by: difficulty, Hard: x }'),
    /^few-above\/family\.yaml: hints\[1\]: there is no case for Easy$/,
  ],
  [
    'a case for no difficulty',
    changed('family.yaml', "'Count.'", '{ by: difficulty, Easy: y, Hrad: x }'),
    /^few-above\/family\.yaml: hints\[1\]: no difficulty is called Hrad$/,
  ],
  [
    'one name for two things',
    changed('family.yaml', '[k]', '[k, place]'),
    /^few-above\/family\.yaml: place is the name of two things$/,
  ],
  [
    'unknown scenes',
    changed('family.yaml', ': numbers', ': letters'),
    /^few-above\/family\.yaml: scenes: .*letters\.yaml$/,
  ],
  [
    'scenes twice',
    { ...smallFamily, 'scenes.yaml': '- { place: here }' },
    /^few-above\/family\.yaml: scenes: name a file/,
  ],
  [
    'scenes with different parts',
    { ...changed('family.yaml', 'scenes: numbers\n', ''), 'scenes.yaml': '- { place: a, intro: b }\n- { place: c }' },
    /^few-above\/scenes\.yaml: scene 2 has other parts than the first one$/,
  ],
  ['no solution', without('solution.cpp'), /^few-above\/solution\.cpp is missing, beside family\.yaml or in easy\/$/],
  ['an empty statement', { ...smallFamily, 'statement.md': '\n' }, /^few-above\/statement\.md: it is empty$/],
  ['a stray file', { ...smallFamily, 'solution.java': 'return;' }, /^few-above\/solution\.java: nothing reads it$/],
  [
    'a stray file of a variant',
    { ...smallFamily, 'easy/solution.java': 'return;' },
    /^few-above\/easy\/solution\.java: nothing reads it$/,
  ],
  ['a stray folder', { ...smallFamily, 'medium/brute.py': 'return' }, /^few-above\/medium: nothing reads it$/],
  [
    'a file behind another',
    { ...smallFamily, 'easy/brute.py': 'return {{k}}' },
    /^few-above\/brute\.py: every variant has its own/,
  ],
  ['no logic', without('logic.ts'), /^few-above\/logic\.ts is missing$/],
  [
    'logic that is none',
    changed('logic.ts', 'const logic', 'const magic'),
    /^few-above\/logic\.ts: it exports no function/,
  ],
  ['logic that breaks', changed('logic.ts', 'export', 'nowhere();\nexport'), /^few-above\/logic\.ts: ReferenceError/],
];

test.each(faults)('%s is named with file and field', (_, files, message) => {
  expect(() => read(files)).toThrow(message);
});
