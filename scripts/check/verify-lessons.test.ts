import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Lesson, lessonsOf, readFrameworks } from '@devorbit/content-reader/learning/frameworks.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LessonOutcome } from '../../kits/cli/lesson-outcome.ts';
import { modulesOf } from '../../runner/ledger/source-digest.ts';
import { verifyLessons } from './verify-lessons.ts';

const house = join(import.meta.dirname, '../..');
const all = readFrameworks(join(house, 'content')).flatMap(lessonsOf);
const turnstile = 'react/state/turnstile';

let root: string;
let ledgerFile: string;
let lessons: Lesson[];
let said: string[];
let asked: string[];
let wrong: Record<string, LessonOutcome | null>;
const files = {
  'kits/cli/verify-lessons.ts': "await import('./verify-exercises.ts');\n",
  'kits/cli/verify-exercises.ts': "const load = () => import('../vue/kit.ts');\n",
  'kits/vue/kit.ts': "import 'vue';\n",
  'kits/vue/unused.ts': '\n',
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/vue': { version: '3.5.0' } } }),
};
function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lessons-'));
  for (const [name, text] of Object.entries(files)) write(name, text);
  ledgerFile = join(root, 'lessons.txt');
  lessons = structuredClone(all.filter(({ id }) => id.startsWith('react/state/')));
  said = [];
  wrong = {};
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.restoreAllMocks();
});

/** The lessons that were verified. */
async function verified(named: string[] = [], anew = false): Promise<string[]> {
  asked = [];
  await verifyLessons({
    root,
    ledgerFile,
    lessons,
    named,
    anew,
    verify: async (ids) => {
      asked = ids;
      return ids.flatMap((id) => (id in wrong ? (wrong[id] ?? []) : { id, blocks: 1, faults: [] }));
    },
  });
  return asked;
}
const ids = () => lessons.map(({ id }) => id);
const withExercise = () => lessons.find(({ exercises }) => exercises.some(({ id }) => id === turnstile))!;
const withProgram = () => lessons.find(({ text }) => text.includes('then="0 inside"'))!;

test('what was found right is not verified again, and it says so', async () => {
  expect(await verified()).toEqual(ids());
  expect(said.at(-2)).toBe(`all ${lessons.length} lessons verified`);
  expect(await verified()).toEqual([]);
  expect(said.at(-2)).toBe(`${lessons.length} lessons unchanged since they were verified, 0 verified`);
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ lessons: 0, unchanged: lessons.length, faults: 0 });
  expect(readFileSync(ledgerFile, 'utf8').split('\n').slice(1, -1)).toEqual(
    ids()
      .toSorted()
      .map((id) => expect.stringMatching(new RegExp(`^${id} [0-9a-f]{32}$`))),
  );
});

const changes: [string, () => Lesson, (lesson: Lesson) => void][] = [
  [
    'a program of its text',
    withProgram,
    (lesson) => (lesson.text = lesson.text.replace('then="0 inside"', 'then="1"')),
  ],
  ['a solution', withExercise, (lesson) => (lesson.exercises[0]!.solution += '// changed\n')],
  ['tests', withExercise, (lesson) => (lesson.exercises[0]!.tests += '// changed\n')],
  ['a wrong program', withExercise, (lesson) => (lesson.exercises[0]!.wrong[0]!.code += '// changed\n')],
];
test.each(changes)('with %s it is verified again, alone', async (_words, find, change) => {
  const lesson = find();
  await verified();
  change(lesson);
  expect(await verified()).toEqual([lesson.id]);
  expect(await verified()).toEqual([]);
});

test('with prose it is not', async () => {
  await verified();
  lessons[0]!.text += '\n\nOne sentence more.\n';
  expect(await verified()).toEqual([]);
});

test('with a module of a kit, or a package of npm, all are verified again; with a module that none loads none is', async () => {
  await verified();
  write('kits/vue/unused.ts', '// changed\n');
  expect(await verified()).toEqual([]);
  write('kits/vue/kit.ts', "import 'vue'; // changed\n");
  expect(await verified()).toEqual(ids());
  write('package-lock.json', files['package-lock.json'].replace('3.5.0', '3.5.1'));
  expect(await verified()).toEqual(ids());
});

test('a line that was edited vouches for nothing', async () => {
  await verified();
  const lines = readFileSync(ledgerFile, 'utf8');
  const [first = ''] = ids().toSorted();
  const edited = (line: string) => line.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  writeFileSync(ledgerFile, lines.replace(new RegExp(`^${first} .*$`, 'm'), edited));
  expect(await verified()).toEqual([first]);
  expect(readFileSync(ledgerFile, 'utf8')).toBe(lines);
});

test('what is named is verified in any case, by the beginning of its id or an exercise’s; with `anew` everything', async () => {
  await verified();
  expect(await verified(['react/state/turn'])).toEqual([withExercise().id]);
  expect(await verified(['react/state'])).toEqual(ids());
  expect(await verified([], true)).toEqual(ids());
  expect(await verified(['react/stale'])).toEqual([]);
  expect(said).toContain('there is no lesson or exercise react/stale');
});

test('what failed, or what the process did not come to, has no line', async () => {
  await verified();
  const [one = '', two = ''] = ids();
  wrong = { [one]: { id: one, blocks: 1, faults: ['program 1: it fails'] }, [two]: null };
  await verified([], true);
  expect(said).toContain(`${one}: program 1: it fails`);
  expect(said).toContain(`${two}: it was not verified: the process that ran it ended`);
  wrong = {};
  expect(await verified()).toEqual([one, two]);
});

test('every kit takes part', () => {
  const { files: loaded, packages } = modulesOf('kits/cli/verify-lessons.ts');
  for (const kit of ['react', 'vue', 'svelte', 'solid', 'lit', 'angular', 'nextjs', 'nuxt'])
    expect(loaded).toEqual(expect.arrayContaining([`kits/${kit}/kit.ts`, `kits/${kit}/compile.ts`]));
  expect(packages).toEqual(expect.arrayContaining(['happy-dom', 'react-dom', 'svelte', '@vue/compiler-sfc']));
});
