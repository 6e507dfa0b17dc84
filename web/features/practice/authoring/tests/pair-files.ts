import { NAME_CHARS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredTest } from '@devorbit/contract/practice/authoring.ts';
import { byName } from '../../../../platform/format/order.ts';

export type NamedText = { name: string; text: string };
export type Pairing = {
  /** In the natural order of their names: `2` before `10`. */
  tests: Extract<AuthoredTest, { kind: 'text' }>[];
  /** One sentence for each file that is not taken over. */
  notes: string[];
};

const answers = ['ans', 'out', 'a'];

/**
 * Tests from files that belong together by name: `1.in` with `1.ans`, `1.out` or `1.a`. An input alone gets the
 * reference's answer; an answer alone, and what is neither, is told in `notes`.
 */
export function pairFiles(files: readonly NamedText[]): Pairing {
  const inputs = new Map<string, string>();
  const found = new Map<string, NamedText>();
  const notes: string[] = [];
  for (const file of files.toSorted((a, b) => byName(a.name, b.name))) {
    const [, stem = '', ending = ''] = /^(.+)\.(\w+)$/.exec(file.name) ?? [];
    if (/\u0000|\uFFFD/.test(file.text)) notes.push(`${file.name} is not a text file.`);
    else if (ending === 'in') inputs.set(stem, file.text);
    else if (!answers.includes(ending))
      notes.push(`${file.name} is neither an input (.in) nor an answer (.ans, .out).`);
    else if (found.has(stem)) notes.push(`${file.name} is a second answer for ${stem}.in.`);
    else found.set(stem, file);
  }
  for (const [stem, { name }] of found) if (!inputs.has(stem)) notes.push(`${name} has no matching input ${stem}.in.`);
  const tests = [...inputs].map(([stem, input]) => ({
    kind: 'text' as const,
    name: stem.slice(0, NAME_CHARS),
    input,
    answer: found.get(stem)?.text ?? null,
  }));
  return { tests, notes };
}

/** The list with the new tests at its end; one of a name that is there takes its place. */
export function withTests(list: readonly AuthoredTest[], added: readonly AuthoredTest[]): AuthoredTest[] {
  const byName = new Map(added.map((test) => [test.name, test]));
  const there = new Set(list.map(({ name }) => name));
  return [...list.map((test) => byName.get(test.name) ?? test), ...added.filter(({ name }) => !there.has(name))];
}
