import { pathOf } from '@devorbit/contract/path-of.ts';
/** What a card hands to the problem's page: the address of the list as it was. */
export type FromCatalogue = { catalogue: string };

const isFromCatalogue = (state: unknown): state is FromCatalogue =>
  typeof state === 'object' &&
  state !== null &&
  'catalogue' in state &&
  typeof state.catalogue === 'string' &&
  ([pathOf('practice'), pathOf('dsa-challenges')].includes(state.catalogue.split('?')[0] ?? '') ||
    state.catalogue.startsWith(`${pathOf('collections')}/`));

/** Where 'Back to Problems' leads: to the list as it was left, else to the practice page of this address. */
export const catalogueAddress = (pathname: string, state: unknown): string =>
  isFromCatalogue(state)
    ? state.catalogue
    : pathname.startsWith(pathOf('dsa-challenges'))
      ? pathOf('dsa-challenges')
      : pathOf('practice');

/** A click without a modifier, with the main button: the one that a page may answer by itself. */
export const isPlainClick = (click: {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean => click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
