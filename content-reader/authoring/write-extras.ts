import type { AuthoredDraft, AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { stringify } from 'yaml';
import { exportNames } from '../packages/export-names.ts';
import type { ImportedProblem, PackageFiles } from '../packages/imported-problem.ts';
import { encode } from '../packages/package-text.ts';
import { type DraftNotes, EDITORIAL_FILE, GENERATORS, NOTES_FILE, sumOf } from './draft-notes.ts';

type TestNotes = DraftNotes['tests'][string];

/** What a draft says of a test beyond its files; null where that is nothing. */
function notesOf(draft: AuthoredTest, name: string, test: { input: string; answer: string }): TestNotes | null {
  const own = {
    ...(draft.name === name ? {} : { name: draft.name }),
    ...(draft.kind === 'generated' ? { generator: draft.generator, args: draft.args } : {}),
    ...(draft.kind === 'text' && draft.answer === null ? { answer: 'reference' as const } : {}),
  };
  return Object.keys(own).length === 0 ? null : { ...own, sum: sumOf(test) };
}

/** How the secret tests came to be, by the names that they get in the package. */
function testNotes({ tests }: AuthoredDraft, { judging }: ImportedProblem): DraftNotes['tests'] {
  const names = exportNames(judging).tests.map((path) => path.replace(/^secret\//, ''));
  const secret = judging.tests
    .map((test, at) => ({ test, name: names[at] ?? test.name }))
    .filter(({ test }) => !test.sample);
  return Object.fromEntries(
    secret.flatMap(({ test, name }, at) => {
      const draft = secret.length === tests.length ? tests[at] : undefined;
      const own = notesOf(draft ?? { kind: 'text', ...test }, name, test);
      return own ? [[name, own]] : [];
    }),
  );
}

/** What stands beside a written package of format 2025-09 for the authoring page, by path; judges ignore it. */
export function writeExtras(draft: AuthoredDraft, problem: ImportedProblem): PackageFiles {
  const { difficulty, tags, signature, constraints, examples, hints, starters, generators, solutions, editorial } =
    draft;
  const explained = examples.flatMap(({ explanation }, at) => (explanation ? [[at + 1, explanation] as const] : []));
  const notes: DraftNotes = {
    difficulty,
    tags,
    ...(signature ? { signature } : {}),
    constraints,
    explanations: Object.fromEntries(explained),
    hints,
    starters,
    generators: generators.map(({ name, language }) => ({ name, language })),
    solutions: problem.submissions.map(({ file }, at) => ({ file, role: solutions[at]?.role ?? 'accepted' })),
    tests: testNotes(draft, problem),
  };
  return new Map([
    [NOTES_FILE, encode(stringify(notes))],
    ...(editorial === '' ? [] : [[EDITORIAL_FILE, encode(`${editorial}\n`)] as const]),
    ...generators.map(({ name, source }) => [`${GENERATORS}/${name}`, encode(source)] as const),
  ]);
}
