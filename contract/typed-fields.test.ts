import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

type Leaf = { place: string; schema: z.ZodType };
type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
};

/** Everything in a schema that takes a text, by its path; `[]` stands for the entries of a list. */
function leavesOf(schema: z.ZodType, place: string): Leaf[] {
  const def = schema.def as unknown as Def;
  if (def.shape) return Object.entries(def.shape).flatMap(([key, child]) => leavesOf(child, `${place}.${key}`));
  if (def.innerType) return leavesOf(def.innerType, place);
  if (def.element) return leavesOf(def.element, `${place}[]`);
  if (def.valueType) return leavesOf(def.valueType, `${place}{}`);
  if (def.options) return def.options.flatMap((option) => leavesOf(option, place));
  if (def.in && (def.in.def as unknown as Def).type !== 'string') return leavesOf(def.in, place);
  return def.type === 'string' || def.type === 'pipe' ? [{ place, schema }] : [];
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'audience' in value;

const modules = await Promise.all(
  globSync('**/*.ts', { cwd: import.meta.dirname, exclude: (name) => /node_modules|\.test\.ts$/.test(name) }).map(
    (file) => import(join(import.meta.dirname, file)) as Promise<Record<string, unknown>>,
  ),
);
const endpoints = [...new Set(modules.flatMap((module) => Object.values(module)).filter(isEndpoint))];

/** What takes letters and is no prose and no name: its rule stands after what it is. */
const others: Record<string, RegExp> = {
  'what is looked for: it finds something, or nothing':
    /^get .*\?\.(search|q|actor|act|tag|college|branch|subject|course)$/,
  'passwords, of which every character counts': /\.(current_password|new_password|confirm_password|password)$/,
  'what is compared with something known':
    /\.(username|language|auth_provider|transports\[\]|learningGoals\[\])$|^post \/api\/reports\/ body\.id$/,
  'codes, tokens and what a program carries along':
    /\.(code|ticket|token|challenge|session_code|form|link|state|next|draw)$/,
  'programs and their data':
    /breakpoints\[\]\.(condition|log)$|\.(source|stdin|args|args\[\]|env\{\}|input|output|answer|starters\{\}|generator)$/,
  'files of projects: contract/ide/paths.ts says what one may be called':
    /^(post|patch) \/api\/ide\/.*\.(files\[\]\.(name|content)|names\[\]|entry)$|^get \/api\/ide\/.*\/made\/bytes\/ \?\.name$/,
  'a field that only programs fill in': /\.website$/,
};

const all: Leaf[] = endpoints.flatMap(({ method, path, body, query }) => {
  const call = `${method.toLowerCase()} ${path}`;
  return [...(body ? leavesOf(body, `${call} body`) : []), ...(query ? leavesOf(query, `${call} ?`) : [])];
});
/** Letters that no code, address or name of a file has. */
const ofLetters = all.filter(({ schema }) => schema.safeParse('Zoë ß').success);
const typed = ofLetters.filter(({ place }) => !Object.values(others).some((pattern) => pattern.test(place)));

test('the walk finds the fields', () => {
  const places = typed.map(({ place }) => place);
  expect(places.length).toBeGreaterThan(35);
  for (const known of [
    'post /api/reports/ body.note',
    'post /api/announcements/ body.title',
    'put /api/profile/ body.skills[]',
    'put /api/problems/:id/authoring/ body.draft.hints[]',
    'post /api/setup/ body.name',
  ])
    expect(places).toContain(known);
  const idle = Object.values(others).filter((pattern) => !ofLetters.some(({ place }) => pattern.test(place)));
  expect(idle).toEqual([]);
});

test.each([
  ['an emoji of several', 'By 👩‍💻'],
  ['a joiner of Devanagari', 'क्‍ष'],
  ['a non-joiner of Devanagari', 'क्‌ष'],
  ['Persian', 'می‌خواهم'],
  ['flags', '🇮🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈'],
  ['signs', '<b>&"\\'],
])('every field that people type in takes %s, and gives it back', (_, text) => {
  for (const { place, schema } of typed)
    expect({ place, kept: schema.safeParse(text).data }).toEqual({ place, kept: text });
});

test.each([
  ['NUL', 'a\0b'],
  ['an escape sequence', '\u001b[31mred'],
  ['an override', 'evil\u202egpj.exe'],
  ['an isolate', 'a\u2066b'],
  ['hidden tags', 'a\u{e0041}b'],
  ['half of a character', 'a\ud83d'],
  ['10,000 marks', `a${'\u0301'.repeat(10_000)}`],
])('every field that people type in refuses %s, in a sentence', (_, text) => {
  for (const { place, schema } of typed)
    expect({ place, said: schema.safeParse(text).error?.issues.map(({ message }) => message) }).toEqual({
      place,
      said: [expect.stringMatching(/ ?[Mm]ust (not contain|be well-formed|have at most) /)],
    });
});

test('every field that people type in is normalised', () => {
  for (const { place, schema } of typed)
    expect({ place, kept: schema.safeParse(' Zoe\u0308 ').data }).toEqual({ place, kept: 'Zoë' });
});
