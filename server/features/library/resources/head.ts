import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { showCollection as showEndpoint } from '@devorbit/contract/library/resource-collections.ts';
import { type Resource, ResourceId } from '@devorbit/contract/library/resources.ts';
import { pages } from '@devorbit/contract/pages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import escapeHtml from 'escape-html';
import type { Head } from '../../../feature.ts';
import { article, clip, DESCRIPTION_LENGTH, titled, trail } from '../../../platform/http/page-text.ts';
import { ANY_ORIGIN, type PageWords } from '../../../platform/http/page-words.ts';
import { showCollection } from './collections/commands/show-collection.ts';
import { showResource } from './commands/show-resource.ts';

/** A document as everybody may know it. */
function wordsOfResource(resource: Resource): PageWords {
  const { id, title, resource_type, subject, college, branch, year, semester, file_type } = resource;
  const path = pathOf('resource', { id });
  const facts = `${resource_type} in ${subject}: ${branch}, year ${year}, semester ${semester}, ${college}.`;
  const description = clip(`${facts} ${resource.description}`.trim(), DESCRIPTION_LENGTH);
  const text = article(
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(facts)}</p>`,
    ...resource.description
      .split(/\n+/)
      .filter((line) => line !== '')
      .map((line) => `<p>${escapeHtml(line)}</p>`),
    '<p>To open this document, turn on JavaScript and sign in.</p>',
  );
  const document = {
    '@type': 'LearningResource',
    name: title,
    description,
    url: ANY_ORIGIN + path,
    learningResourceType: resource_type,
    about: subject,
    encodingFormat: file_type,
    dateCreated: resource.uploaded_at,
    isAccessibleForFree: true,
    provider: { '@id': `${ANY_ORIGIN}/#organization` },
  };
  const data = [document, trail([pages.resources.title, pathOf('resources')], [title, path])];
  return { title: titled(title), description, path, type: 'website', data, text };
}

/** A public collection. */
function wordsOfCollection({ collection, items }: Reply<typeof showEndpoint>): PageWords {
  const { id, title, description, owner } = collection;
  const path = pathOf('resource-collection', { id });
  const facts = `${items.length === 1 ? '1 document' : `${items.length} documents`}, put together by ${owner}.`;
  const links = items.map(
    (item) => `<li><a href="${pathOf('resource', { id: item.id })}">${escapeHtml(item.title)}</a></li>`,
  );
  return {
    title: titled(title),
    description: clip(`${facts} ${description}`.trim(), DESCRIPTION_LENGTH),
    path,
    type: 'website',
    noindex: true,
    data: [trail([pages.resources.title, pathOf('resources')], [title, path])],
    text: article(`<h1>${escapeHtml(title)}</h1>`, `<p>${escapeHtml(facts)}</p>`, `<ul>${links.join('')}</ul>`),
  };
}

export const heads: Head[] = [
  {
    pages: ['resource-collection'],
    async describe({ database, clock, env }, { id = '' }) {
      const shown = await showCollection({ database, clock, secret: env.SECRET }, null, id);
      return { found: true, words: wordsOfCollection(shown) };
    },
  },
  {
    pages: ['resource'],
    async describe({ database, clock, env }, params) {
      const id = ResourceId.safeParse(params['id']);
      if (!id.success) return { found: false };
      const resource = await showResource({ database, clock, secret: env.SECRET }, null, id.data);
      return { found: true, words: wordsOfResource(resource) };
    },
  },
];
