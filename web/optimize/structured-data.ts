import { faq, site, universities } from '../app/content.server.ts';
import { ANY_ORIGIN } from '../app/page-meta.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const address = (path: string): string => ANY_ORIGIN + path;
const organisation = { '@id': address('/#organization') };

const trail = (...steps: [name: string, path: string][]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], at) => ({
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
    url: address('/'),
    logo: address('/icon-512.png'),
    sameAs: site.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/'),
  },
  {
    '@type': 'WebSite',
    '@id': address('/#website'),
    name: 'DevOrbit',
    url: address('/'),
    inLanguage: 'en',
    publisher: organisation,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address('/search')}?q={search_term_string}` },
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
  trail(['About', '/about']),
];

const university = (path: string): Thing[] => {
  const found = universities.find(({ slug }) => path === `/universities/${slug}`);
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
    trail(['Universities', '/universities'], [name, path]),
  ];
};

const pages: Record<string, () => Thing[]> = {
  '/': home,
  '/about': about,
  '/team': () => [trail(['Team', '/team'])],
  '/universities': () => [trail(['Universities', '/universities'])],
  '/QuickDSA': () => [trail(['QuickDSA', '/QuickDSA'])],
  '/challenges': () => [trail(['Challenges', '/challenges'])],
};

/** What the page at `path` says to search engines as JSON-LD of schema.org, null where it has nothing to say. */
export const structuredData = (path: string): string | null => {
  const things = pages[path]?.() ?? university(path);
  if (things.length === 0) return null;
  // No text of an author ends the script that holds it.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', String.raw`\u003c`);
};
