import { join } from 'node:path';
import { plainText, readFaq, readSections } from '@devorbit/content-reader/about.ts';
import { readUniversities } from '@devorbit/content-reader/universities.ts';
import { sitePages } from '@devorbit/contract/site-pages.ts';
import type { SearchSource } from '../entry.ts';

/** What can be found of `root`, the folder `content`, and the pages of the app. A kind joins by one more function here. */
export const contentSources = (root: string): SearchSource[] => [pages(), help(root), universities(root)];

const pages = (): SearchSource => ({
  kind: 'page',
  entries: sitePages
    .filter((page) => page.for !== 'staff')
    .map((page) => ({
      ref: page.path,
      title: page.title,
      body: page.text,
      keywords: page.keywords,
      link: page.path,
      members: page.for === 'members',
    })),
});

function help(content: string): SearchSource {
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
  return {
    kind: 'help',
    entries: [...questions, ...topics].map(({ id, title, text, note }) => ({
      ref: id,
      title,
      note,
      body: text,
      link: `/about#${id}`,
    })),
  };
}

const universities = (content: string): SearchSource => ({
  kind: 'university',
  entries: readUniversities(join(content, 'universities')).map(({ slug, name, city, kind, aliases, description }) => ({
    ref: slug,
    title: name,
    note: `${city.value} · ${kind.value}`,
    keywords: aliases.join(', '),
    body: description,
    link: `/universities/${slug}`,
  })),
});
