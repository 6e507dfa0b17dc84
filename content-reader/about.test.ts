import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aboutSections } from '@devorbit/contract/site/about.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFaq, readHelp, readSection, readSections } from './about.ts';

const own = 'content/about';
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'about-'));
});
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

describe('what is written about the site', () => {
  const sections = readSections(own);
  const faq = readFaq(own);
  const anchors = new Set([
    ...aboutSections,
    ...sections.flatMap(({ topics }) => topics.map(({ id }) => id)),
    ...faq.map(({ id }) => `faq-${id}`),
  ]);

  test('has every section, and each says something', () => {
    expect(sections.map(({ id }) => id)).toEqual(aboutSections.filter((id) => id !== 'faq'));
    for (const { lead, topics } of sections) expect(lead.length + topics.length).toBeGreaterThan(0);
    expect(faq.length).toBeGreaterThanOrEqual(10);
  });

  test('every link within the page has its anchor', () => {
    const texts = [
      ...sections.flatMap(({ lead, topics }) => [lead, ...topics.map(({ markdown }) => markdown)]),
      ...faq.map(({ answer }) => answer),
    ];
    const links = texts.flatMap((text) => [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(anchors).toContain(link);
  });

  test.each(['verdict', 'language', 'hint', 'streak', 'points', 'leaderboard', 'token', 'two-factor', 'notification'])(
    'the help has a topic about %s',
    (word) => {
      expect(readHelp(own).some(({ title }) => title.toLowerCase().includes(word))).toBe(true);
    },
  );

  test('the terms say that the operator has to look at them first', () => {
    expect(readSection(own, 'terms').lead).toMatch(/template.*must review/s);
  });
});

describe('a section', () => {
  test('is a title, a lead and topics with anchors', () => {
    write(
      'help.md',
      '# Help\n\nAsk **us**.\n\n## What’s a verdict?\n\nSee [help](#help).\n\n### Deeper\n\nMore.\n\n## Two\nx\n',
    );
    expect(readSection(root, 'help')).toEqual({
      id: 'help',
      title: 'Help',
      lead: 'Ask **us**.',
      topics: [
        {
          id: 'help-whats-a-verdict',
          title: 'What’s a verdict?',
          markdown: 'See [help](#help).\n\n### Deeper\n\nMore.',
          text: 'See help. Deeper More.',
        },
        { id: 'help-two', title: 'Two', markdown: 'x', text: 'x' },
      ],
    });
  });

  test.each([
    ['no title', 'Help\n', 'the first line must be'],
    ['an empty topic', '# Help\n\n## One\n\n## Two\n\nx', 'nothing is said under “One”'],
    ['two topics of one name', '# Help\n\n## One\n\nx\n\n## One!\n\nx', 'two headings have the same anchor'],
  ])('is refused with %s', (_, text, fault) => {
    write('help.md', text);
    expect(() => readHelp(root)).toThrow(fault);
  });
});

test('two questions with one address, or without an answer, are refused', () => {
  const question = (id: string, answer = 'Yes.') => `- id: ${id}\n  question: Really?\n  answer: "${answer}"\n`;
  write('faq.yaml', question('a') + question('a'));
  expect(() => readFaq(root)).toThrow('faq.yaml: ✖ Two questions have the same id');
  write('faq.yaml', question('a', ' '));
  expect(() => readFaq(root)).toThrow('faq.yaml');
  write('faq.yaml', question('A b'));
  expect(() => readFaq(root)).toThrow('faq.yaml');
});
