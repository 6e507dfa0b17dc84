import { plainText } from '@devorbit/content-reader/about.ts';
import type { ProblemDetail } from '@devorbit/contract/practice/problems.ts';
import { ANY_ORIGIN, escapeHtml, type PageWords } from '../../../platform/http/page-words.ts';

/** What search engines show of a title and of a description, in characters. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** At most `most` characters; what is longer ends after a word, with an ellipsis. */
export function clip(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const end = line.slice(0, most).lastIndexOf(' ');
  const cut = line.slice(0, end > most / 2 ? end : most - 1);
  return `${cut.replace(/[\uD800-\uDBFF]$|[\s,.;:–-]+$/, '')}…`;
}

/** As the page itself writes it, when it is drawn. */
const SITE = ' · DevOrbit';
const titled = (title: string): string => clip(title, TITLE_LENGTH - SITE.length) + SITE;

const trail = (...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: ANY_ORIGIN + path,
  })),
});

const block = (text: string): string => `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`;

const article = (...parts: string[]): string =>
  `<article style="display:grid;gap:1rem;width:min(46rem,100% - 2rem);margin:2rem auto">${parts.join('')}</article>`;

/** Markdown as it is written, which is readable; of its signs code and strong words alone are taken. */
const markdown = (text: string): string => {
  const signed = escapeHtml(text)
    .replaceAll(/`([^`\n]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '<strong>$1</strong>');
  return `<div style="white-space:pre-wrap">${signed}</div>`;
};

/** A problem as everybody may read it. */
export function wordsOfProblem(problem: ProblemDetail): PageWords {
  const { id, title, statement, difficulty, tags, examples, constraints, created_at } = problem;
  const path = `/problems/${id}`;
  const description = clip(`${difficulty} problem. ${plainText(statement)}`, DESCRIPTION_LENGTH);
  const text = article(
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml([difficulty, ...tags].join(' · '))}</p>`,
    markdown(statement),
    ...examples.map(
      ({ input, output }, at) => `<h2>Example ${at + 1}</h2><p>Input</p>${block(input)}<p>Output</p>${block(output)}`,
    ),
    constraints.length === 0
      ? ''
      : `<h2>Constraints</h2><ul>${constraints.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`,
    '<p>Solving the problem needs JavaScript: the editor and the judge’s answers come with it.</p>',
  );
  const exercise = {
    '@type': 'LearningResource',
    name: title,
    description,
    url: ANY_ORIGIN + path,
    learningResourceType: 'Programming exercise',
    educationalLevel: difficulty,
    keywords: tags,
    dateCreated: created_at,
    inLanguage: 'en',
    isAccessibleForFree: true,
    provider: { '@id': `${ANY_ORIGIN}/#organization` },
  };
  const data = [exercise, trail(['QuickDSA', '/QuickDSA'], [title, path])];
  return { title: titled(title), description, path, type: 'website', data, text };
}

/** A user as everybody may see them. */
export function wordsOfUser(user: { username: string; full_name: string; bio: string }): PageWords {
  const { username, full_name } = user;
  const path = `/u/${encodeURIComponent(username)}`;
  const name = full_name.trim() || username;
  const bio = clip(user.bio, DESCRIPTION_LENGTH);
  const description = bio || clip(`${name} practises algorithms on DevOrbit as ${username}.`, DESCRIPTION_LENGTH);
  const person = {
    '@type': 'Person',
    name,
    alternateName: username,
    url: ANY_ORIGIN + path,
    ...(bio && { description: bio }),
  };
  const text = article(
    `<h1>${escapeHtml(name)}</h1>`,
    `<p>${escapeHtml(username)}</p><p>${escapeHtml(user.bio)}</p>`,
    '<p>What they have solved is shown with JavaScript.</p>',
  );
  const title = titled(name === username ? name : `${name} (${username})`);
  return { title, description, path, type: 'profile', data: [{ '@type': 'ProfilePage', mainEntity: person }], text };
}
