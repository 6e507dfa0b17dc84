import { counted } from '../../../platform/format/plurals.ts';

/** Fixed texts of the directory; 'Universities in Pune' and 'Learn More' are the specification's. */
export const copy = {
  title: 'Universities in Pune',
  lead: 'Where students in Pune and across Maharashtra learn to build things. Every fact links to its source.',
  searchLabel: 'Search by name',
  searchHint: 'COEP, PICT, D. Y. Patil…',
  city: 'City',
  anyCity: 'All cities',
  kind: 'Type',
  anyKind: 'All types',
  clear: 'Clear filters',
  noScript: 'Search and filters need JavaScript. The whole list is below.',
  cards: 'Featured',
  all: 'All universities',
  found: 'Results',
  emptyTitle: 'No universities found',
  empty: 'Try another name, or a short one such as COEP.',
  learnMore: 'Learn More',
  location: 'Location',
  ranking: 'Ranking',
  students: 'Students',
  website: 'Website',
  notStated: 'Not stated',
  back: 'All universities',
  visit: 'Visit website',
  facts: 'Facts',
  factsLead: 'We list only facts we can source, with the year.',
  drawing: 'Illustration, not the real campus.',
  documentsTitle: 'Documents',
  eventsTitle: 'Events',
  events: 'Events this college hosts appear here. See all',
  eventsLink: 'hackathons and events',
} as const;

/** `12 universities`, as the count under the filters says it. */
export const countOf = (amount: number): string => counted(amount, 'university', 'universities');
