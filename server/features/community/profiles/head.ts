import { pathOf } from '@devorbit/contract/path-of.ts';
import escapeHtml from 'escape-html';
import type { Head } from '../../../feature.ts';
import { article, clip, DESCRIPTION_LENGTH, titled } from '../../../platform/http/page-text.ts';
import { ANY_ORIGIN, type PageWords } from '../../../platform/http/page-words.ts';
import { introduceUser } from './commands/introduce-user.ts';

/** A user as everybody may see them. */
function wordsOfUser(user: { username: string; full_name: string; bio: string }): PageWords {
  const { username, full_name } = user;
  const path = pathOf('public-profile', { username });
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
    '<p>Turn on JavaScript to see what they have solved.</p>',
  );
  const title = titled(name === username ? name : `${name} (${username})`);
  return { title, description, path, type: 'profile', data: [{ '@type': 'ProfilePage', mainEntity: person }], text };
}

export const heads: Head[] = [
  {
    pages: ['public-profile'],
    describe: async (platform, { username = '' }) => ({
      found: true,
      words: wordsOfUser(await introduceUser(platform, username)),
    }),
  },
];
