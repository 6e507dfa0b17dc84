import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { pageAt, type Place } from '@devorbit/contract/page-at.ts';
import { type PageId, pages } from '@devorbit/contract/pages.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { catalogue, collections, concepts, faq, site, universities } from '../app/content.server.ts';
import { ANY_ORIGIN } from '../app/page-meta.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const address = (path: string): string => ANY_ORIGIN + path;
const organisation = { '@id': address('/#organization') };

const trail = (...steps: [name: string, path: string][]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[pages.home.title, pathOf('home')] as const, ...steps].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: address(path),
  })),
});

const home = (): Thing[] => [
  {
    '@type': 'Organization',
    ...organisation,
    name: 'DevOrbit',
    legalName: site.operator,
    email: site.email,
    url: address(pathOf('home')),
    logo: address('/icon-512.png'),
    sameAs: site.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/'),
  },
  {
    '@type': 'WebSite',
    '@id': address('/#website'),
    name: 'DevOrbit',
    url: address(pathOf('home')),
    inLanguage: 'en',
    publisher: organisation,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address(pathOf('search'))}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];

const about = (): Thing[] => [
  {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
  trail([pages.about.title, pathOf('about')]),
];

const university = (slug: string | undefined): Thing[] => {
  const found = universities.find((one) => one.slug === slug);
  if (!found) return [];
  const { name, aliases, description, established, website, city } = found;
  return [
    {
      '@type': 'CollegeOrUniversity',
      name,
      ...(aliases.length > 0 ? { alternateName: aliases } : {}),
      description,
      url: website.value,
      address: { '@type': 'PostalAddress', addressLocality: city.value },
      ...(established ? { foundingDate: String(established.value) } : {}),
    },
    trail([pages.universities.title, pathOf('universities')], [name, pathOf('university', { slug: found.slug })]),
  ];
};

const collection = (slug: string | undefined): Thing[] => {
  const found = collections.find((one) => one.slug === slug);
  if (!found) return [];
  const path = pathOf('collection', { slug: found.slug });
  return [
    {
      '@type': 'LearningResource',
      name: found.title,
      description: found.summary,
      url: address(path),
      learningResourceType: 'Study plan',
      timeRequired: `PT${Math.round(found.hours * 60)}M`,
      inLanguage: 'en',
      isAccessibleForFree: true,
      provider: organisation,
    },
    trail([pages.collections.title, pathOf('collections')], [found.title, path]),
  ];
};

/** What stands in the catalogue, and concepts. */
const lesson = (title: string, text: string, path: string): Thing[] => [
  {
    '@type': 'LearningResource',
    name: title,
    description: text,
    url: address(path),
    inLanguage: 'en',
    isAccessibleForFree: true,
    provider: organisation,
  },
  trail([pages.roadmaps.title, pathOf('roadmaps')], [title, path]),
];

const items = new Set<PageId>(['role-roadmap', 'skill-roadmap', 'project-brief', 'roadmap-guide', 'roadmap-video']);

const item = (path: string): Thing[] => {
  const found = catalogue.find(({ type, id }) => roadmapPath(type, id) === path);
  return found ? lesson(found.title, found.lead, path) : [];
};

const concept = (id: string | undefined): Thing[] => {
  const found = concepts.find((one) => one.id === id);
  return found ? lesson(found.title, found.summary, pathOf('concept', { id: found.id })) : [];
};

/** Pages with nothing to say but where they stand, and what they are called there. */
const places: Partial<Record<PageId, string>> = {
  team: 'Team',
  universities: pages.universities.title,
  practice: pages.practice.title,
  challenges: pages.challenges.title,
  collections: pages.collections.title,
  roadmaps: pages.roadmaps.title,
};

const things = ({ id, params }: Place): Thing[] => {
  if (id === 'home') return home();
  if (id === 'about') return about();
  if (id === 'university') return university(params['slug']);
  if (id === 'collection') return collection(params['slug']);
  if (id === 'concept') return concept(params['id']);
  if (items.has(id)) return item(pages[id].path.replace(':id', params['id'] ?? ''));
  const name = places[id];
  return name === undefined ? [] : [trail([name, pages[id].path])];
};

/** What the page at `path` says to search engines as JSON-LD of schema.org, null where it has nothing to say. */
export const structuredData = (path: string): string | null => {
  const place = pageAt(path);
  const said = place ? things(place) : [];
  if (said.length === 0) return null;
  // No text of an author ends the script that holds it.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': said }).replaceAll('<', String.raw`\u003c`);
};
