/** What a card hands to the problem's page: the address of the list as it was. */
export type FromCatalogue = { catalogue: string };

const isFromCatalogue = (state: unknown): state is FromCatalogue =>
  typeof state === 'object' &&
  state !== null &&
  'catalogue' in state &&
  typeof state.catalogue === 'string' &&
  /^\/(QuickDSA|dsa-challenges)(\?|$)/.test(state.catalogue);

/** Where 'Back to Problems' leads: to the list as it was left, else to the practice page of this address. */
export const catalogueAddress = (pathname: string, state: unknown): string =>
  isFromCatalogue(state) ? state.catalogue : pathname.startsWith('/dsa-challenges') ? '/dsa-challenges' : '/QuickDSA';
