import { counted } from '../../../platform/format/plurals.ts';

/** Fixed texts of the directory; 'Universities in Pune' and 'Learn More' are the specification's. */
export const copy = {
  title: 'Universities in Pune',
  lead: 'Where students of this city learn to build things, and their neighbours across Maharashtra. Every fact comes with a page to check it against.',
  searchLabel: 'Search by name',
  searchHint: 'COEP, PICT, D. Y. Patil …',
  city: 'City',
  anyCity: 'All cities',
  kind: 'Kind',
  anyKind: 'All kinds',
  clear: 'Clear all',
  noScript: 'Search and filters need JavaScript. The whole list is below.',
  cards: 'Four to start with',
  all: 'All the others',
  found: 'Found',
  emptyTitle: 'No universities found',
  empty: 'No college of this list has a name like that. A short name such as COEP works too.',
  learnMore: 'Learn More',
  location: 'Location',
  ranking: 'Ranking',
  students: 'Students',
  website: 'Website',
  notStated: 'Not stated',
  back: 'All universities',
  visit: 'Visit website',
  facts: 'Facts',
  factsLead:
    'What is not certain is left out. Every fact comes with a page to check it against, and the year it is given for.',
  drawing: 'The picture is a drawing of ours, not the real campus.',
  documentsTitle: 'Documents',
  documents: 'Notes, question papers and lab manuals of this college will be shown here when the Resource Hub opens.',
  documentsLink: 'To the Resource Hub',
  eventsTitle: 'Events',
  events: 'Hackathons and competitions held by this college will be shown here when the events hub opens.',
  eventsLink: 'To hackathons and events',
} as const;

/** `12 universities`, as the count under the filters says it. */
export const countOf = (amount: number): string => counted(amount, 'university', 'universities');
