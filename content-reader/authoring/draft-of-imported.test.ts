import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_DRAFT_CHARS, MAX_DRAFT_TESTS } from '@devorbit/contract/practice/authoring-limits.ts';
import { describe, expect, it } from 'vitest';
import {
  custom,
  interactive,
  multiPass,
  packageFiles,
  passFail,
  scoring,
  submitAnswer,
  type Texts,
} from '../packages/_packages.ts';
import { readFolder } from '../packages/archive.ts';
import { writeZip } from '../packages/zip.ts';
import { polygon } from './_drafts.ts';
import { readDraftArchive } from './draft-archive.ts';

/** The fixture, with the same comparison for all tests. */
const plain: Texts = { ...passFail, 'data/secret/02-large.yaml': null };
const read = (texts: Texts) => readDraftArchive(writeZip(packageFiles(texts), 'package'), 'Easy');

describe('a package as a draft', () => {
  it('of the format 2025-09', () => {
    const { draft, notes } = read(plain);
    expect(draft).toMatchObject({
      title: 'Twice',
      statement: 'Print `2n`.',
      difficulty: 'Easy',
      tags: ['math', 'easy'],
      examples: [{ input: '1', output: '2' }],
      limits: { time_ms: 1000, memory_kb: 128 * 1024 },
      checker: { kind: 'default', case_sensitive: false, space_change_sensitive: false, float_tolerance: 1e-6 },
      validator: { protocol: 'icpc', program: { name: 'validate.py', language: 'python' } },
      generators: [],
      tests: [
        { kind: 'text', name: '01-small', input: '2\n', answer: '4\n' },
        { kind: 'text', name: '02-large', input: '50\n', answer: '100\n' },
      ],
    });
    expect(draft.solutions.map(({ name, language, role }) => `${role} ${language} ${name}`)).toEqual([
      'reference cpp a.cc',
      'accepted python a.py',
      'run_time_error python r.py',
      'time_limit_exceeded python t.py',
      'wrong_answer python w.py',
    ]);
    expect(notes).toEqual([
      'The package names no difficulty: it stays Easy',
      'The statement is taken in en; left out: sv',
      'submissions/rejected/x.py is left out: it may get Wrong Answer or Time Limit Exceeded or Runtime Error, for which there is no role here',
    ]);
  });

  it('of Polygon, with the headers of its checker in one file, and its LaTeX as Markdown', () => {
    const { draft, notes } = read(polygon);
    expect(draft).toMatchObject({
      title: 'Two sums',
      statement: 'Add **both** $a_1$ and $a_2$.\n\n## Input\n\nTwo numbers — one line.\n\n## Output\n\nOne number.',
      examples: [{ input: '1 2', output: '3' }],
      tests: [{ name: '2', input: '5 5\n', answer: '10\n' }],
      checker: {
        protocol: 'testlib',
        program: {
          name: 'check.cpp',
          source: '#include "testlib.h"\n\nconst int MOST = 10;\n\n\nint main() { return MOST; }\n',
        },
      },
      validator: { protocol: 'testlib', program: { name: 'val.cpp' } },
      solutions: [
        { name: 'main.cpp', role: 'reference' },
        { name: 'Bad.java', role: 'wrong_answer' },
      ],
    });
    const text = notes.join('\n');
    for (const said of [/was in LaTeX/, /slow\.py is left out: it may get/, /fast\.rs is left out: it is in rust/])
      expect(text).toMatch(said);
  });

  it('of our own content, with all that stands in its dotfiles', async () => {
    const name = 'antennahours';
    const root = join(import.meta.dirname, '../../content/problems', name);
    const { draft, notes } = readDraftArchive(writeZip((await readFolder(root)).files, name), 'Easy');
    expect(draft).toMatchObject({
      title: 'Antenna Hours',
      difficulty: 'Medium',
      tags: ['Array', 'Sorting', 'Intervals'],
      signature: { params: [{ name: 'hours', type: 'int[][]' }], returns: 'int[][]' },
    });
    expect(draft.hints).toHaveLength(3);
    expect(draft.editorial).toBe(readFileSync(join(root, '.editorial.md'), 'utf8').trim());
    expect(draft.examples[1]?.explanation).toMatch(/without a break/);
    expect(notes).toEqual([]);
  });
});

describe('refuses in a sentence', () => {
  it.each<[string, Texts, RegExp]>([
    ['scoring', scoring, /has pass-fail problems only; this one is scoring$/],
    ['interactive', interactive, /this one is interactive$/],
    ['multi-pass', multiPass, /this one is multi-pass$/],
    ['submit-answer', submitAnswer, /this one is submit-answer$/],
    ['tests that are compared in other ways', passFail, /some tests are compared in ways of their own/],
    ['a checker with arguments', custom, /the checker main\.cpp is called with arguments \(lower 1\)/],
    [
      'a checker in another language',
      {
        ...plain,
        'data/sample/test_group.yaml': null,
        'data/secret/test_group.yaml': null,
        'output_validator/v.rb': 'exit 42',
      },
      /the checker v\.rb is in ruby/,
    ],
    [
      'two tolerances',
      {
        ...plain,
        'data/sample/test_group.yaml': 'output_validator_args: [float_absolute_tolerance, "1e-6"]\n',
        'data/secret/test_group.yaml': 'output_validator_args: [float_absolute_tolerance, "1e-6"]\n',
      },
      /other tolerances for absolute and relative errors/,
    ],
    [
      'a long statement',
      { ...plain, 'statement/problem.en.md': 'x'.repeat(20_001) },
      /statement: Must be at most 20,000 characters/,
    ],
    [
      'a statement that is turned around',
      { ...plain, 'statement/problem.en.md': 'Add \u202etwo' },
      /statement: Must not contain hidden characters/,
    ],
    [
      'too many tests',
      {
        ...plain,
        ...Object.fromEntries(
          Array.from({ length: MAX_DRAFT_TESTS }, (_, at) => [
            [`data/secret/t${at}.in`, '1\n'],
            [`data/secret/t${at}.ans`, '2\n'],
          ]).flat(),
        ),
      },
      /it has 202 secret tests; the authoring page takes 200/,
    ],
    [
      'too large tests',
      { ...plain, 'data/secret/01-small.in': 'x'.repeat(MAX_DRAFT_CHARS) },
      /characters; the authoring page takes/,
    ],
    [
      'half of a character',
      { ...plain, 'problem.yaml': plain['problem.yaml']?.replace('en: Twice', 'en: "Tw\\ud83d"') ?? null },
      /title holds half of a character/,
    ],
    [
      'arguments for the program',
      { ...plain, 'data/secret/01-small.yaml': 'args: [-v]\n' },
      /its tests have arguments for the program; the authoring page gives none/,
    ],
    ['a NUL character', { ...plain, 'data/secret/01-small.in': 'a\0b' }, /tests holds a NUL character/],
    ['notes of another shape', { ...plain, '.devorbit.yaml': 'difficulty: Hardest\n' }, /\.devorbit\.yaml: difficulty/],
  ])('%s', (_, texts, message) => {
    expect(() => read(texts)).toThrow(message);
  });

  it('several problems, and what is no archive', () => {
    const fps = `<fps>${'<item><title>A</title><time_limit>1</time_limit><memory_limit>64</memory_limit><test_input>1</test_input><test_output>1</test_output></item>'.repeat(2)}</fps>`;
    expect(() => readDraftArchive(Buffer.from(fps), 'Easy')).toThrow('the package has 2 problems');
    expect(() => readDraftArchive(Buffer.from('no archive'), 'Easy')).toThrow(
      'it is neither a zip archive nor an XML file',
    );
  });
});
