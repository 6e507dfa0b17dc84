import { pathOf } from '@devorbit/contract/path-of.ts';

export { isPlainClick } from '../../../../platform/plain-click.ts';

/** What a card hands to the problem's page: the address of the list as it was. */
export type FromCatalogue = { catalogue: string };

const isFromCatalogue = (state: unknown): state is FromCatalogue =>
  typeof state === 'object' &&
  state !== null &&
  'catalogue' in state &&
  typeof state.catalogue === 'string' &&
  ([pathOf('practice'), pathOf('dsa-challenges')].includes(state.catalogue.split('?')[0] ?? '') ||
    state.catalogue.startsWith(`${pathOf('collections')}/`));

/** The study plan that the query of a problem's page names, as the address of its page; null where it names none. */
export function collectionOf(search: string): string | null {
  const slug = new URLSearchParams(search).get('collection') ?? '';
  return /^[a-z0-9-]{1,60}$/.test(slug) ? pathOf('collection', { slug }) : null;
}

/** Where 'Back to Problems' leads: to the list as it was left, else to the practice page of this address. */
export const catalogueAddress = (pathname: string, state: unknown): string =>
  isFromCatalogue(state)
    ? state.catalogue
    : pathname.startsWith(pathOf('dsa-challenges'))
      ? pathOf('dsa-challenges')
      : pathOf('practice');

/** What can be read of a problem, in the order of the tabs; the first is the one without a parameter. */
export const readings = [
  { id: 'description', name: 'Description' },
  { id: 'editorial', name: 'Editorial' },
  { id: 'solutions', name: 'Solutions' },
  { id: 'submissions', name: 'Submissions' },
] as const;
export type Reading = (typeof readings)[number]['id'];

/** `?tab=editorial`, or `#editorial` as it once was: what it cannot mean is the description. */
export const readingFrom = (params: URLSearchParams, hash: string): Reading =>
  hash === '#editorial' ? 'editorial' : (readings.find(({ id }) => id === params.get('tab'))?.id ?? 'description');

/** The query of that tab; pages and filters belong to the one that was left. */
export const readingSearch = (reading: Reading): string => (reading === 'description' ? '' : `?tab=${reading}`);
