import { join } from 'node:path';
import { readFaq, readSections } from '@devorbit/content-reader/about.ts';
import { plainText } from '@devorbit/content-reader/markdown-text.ts';
import { readUniversities } from '@devorbit/content-reader/universities.ts';
import { sitePages } from '@devorbit/contract/site-pages.ts';
import type { SearchEntry } from '../../../feature.ts';

/** The pages of the app. */
export const pageEntries = (): SearchEntry[] =>
  sitePages
    .filter((page) => page.for !== 'staff')
    .map((page) => ({
      ref: page.path,
      title: page.title,
      body: page.text,
      keywords: page.keywords,
      link: page.path,
      members: page.for === 'members',
    }));

/** Help, and answers to questions, in the folder `content`. */
export function helpEntries(content: string): SearchEntry[] {
  const root = join(content, 'about');
  const questions = readFaq(root).map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    title: question,
    text: plainText(answer),
    note: 'FAQ',
  }));
  const topics = readSections(root).flatMap(({ title: note, topics: parts }) =>
    parts.map((part) => ({ ...part, note })),
  );
  return [...questions, ...topics].map(({ id, title, text, note }) => ({
    ref: id,
    title,
    note,
    body: text,
    link: `/about#${id}`,
  }));
}

/** Universities in the folder `content`. */
export const universityEntries = (content: string): SearchEntry[] =>
  readUniversities(join(content, 'universities')).map(({ slug, name, city, kind, aliases, description }) => ({
    ref: slug,
    title: name,
    note: `${city.value} · ${kind.value}`,
    keywords: aliases.join(', '),
    body: description,
    link: `/universities/${slug}`,
  }));
