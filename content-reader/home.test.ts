import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureIds, FiguresFile, TestimonialsFile } from '@devorbit/contract/site/home.ts';
import { afterAll, expect, test } from 'vitest';
import { readHome } from './home.ts';
import { packageNames, readProblem } from './problem-package.ts';
import { readContent } from './read-content.ts';

const content = join(import.meta.dirname, '../content');
const home = readHome(join(content, 'home'), join(content, 'problems'));
const room = mkdtempSync(join(tmpdir(), 'devorbit-home-'));
afterAll(() => rmSync(room, { recursive: true }));

test('the figures are those of the specification, shown as goals until the operator counts', () => {
  expect(home.figures.figures).toBe('goals');
  expect(home.figures.goals.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '50K+ active learners',
    '120+ learning paths',
    '10K+ AI challenges',
    '95% certification rate',
  ]);
});

test('six features, with the titles and addresses of the specification, in its order', () => {
  expect(home.features.map(({ id }) => id)).toEqual(featureIds);
  expect(home.features.map(({ title, to }) => [title, to])).toEqual([
    ['AI-Powered Roadmaps', '/ai-learning-roadmap'],
    ['DSA Challenges', '/dsa-challenges'],
    ['InstantIDE', '/online-ide'],
    ['Hackathons & Competitions', '/events-hackathons'],
    ['Learning Resources', '/resources'],
    ['AI Mentor', '/ai-mentor'],
  ]);
});

test('the teased challenges are problems of ours, with their difficulty and tags', () => {
  const problems = packageNames(join(content, 'problems'));
  for (const { title, difficulty, tags } of home.teasers.challenges) {
    const folder = problems.find((name) => name === title.toLowerCase().replaceAll(/\W/g, '')) ?? title;
    const { title: own, notes } = readProblem(join(content, 'problems', folder));
    expect({ title, difficulty, tags }).toEqual({ title: own, difficulty: notes.difficulty, tags: notes.tags });
  }
});

test('the sample is Game, Player and Utils, and Game is the one that reads the seed', () => {
  expect(home.sample.files.map(({ tab }) => tab)).toEqual(['Game', 'Player', 'Utils']);
  expect(home.sample.files[0]?.source).toContain("readFileSync(0, 'utf8')");
  for (const { name } of home.sample.files.slice(1)) expect(home.sample.files[0]?.source).toContain(`'./${name}'`);
});

test('the search knows every problem by its title, and its topics once', () => {
  expect(home.search.problems).toHaveLength(packageNames(join(content, 'problems')).length);
  expect(home.search.problems).toContain('Pair for the Docking Bay');
  expect(home.search.topics).toContain('Dynamic Programming');
  expect(new Set(home.search.topics).size).toBe(home.search.topics.length);
});

test('testimonials are marked as samples', () => {
  expect(home.testimonials.samples).toBe(true);
});

test('a file that breaks its rule is named with the fault', () => {
  const file = join(room, 'figures.yaml');
  writeFileSync(file, 'figures: guesses\nnotes: { goals: a, live: b }\ngoals: []\n');
  expect(() => readContent(FiguresFile, file)).toThrow(/^figures\.yaml: [\s\S]*goals/);
  const other = join(room, 'testimonials.yaml');
  writeFileSync(other, 'samples: true\ntestimonials: [{ name: A, role: B, text: C, rating: 6, avatar_color: fern }]\n');
  expect(() => readContent(TestimonialsFile, other)).toThrow(/rating/);
});
