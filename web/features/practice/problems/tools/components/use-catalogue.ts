import { useState } from 'react';
import { useLocation } from 'react-router';
import { catalogueAddress, collectionOf } from '../../reading/model.ts';

/** The address of the list that one came from, also after steps within the page that do not pass it on. */
export function useCatalogue(): string {
  const { pathname, search, state } = useLocation();
  const plan = collectionOf(search);
  const here = plan ?? catalogueAddress(pathname, state);
  const passedOn = plan !== null || (typeof state === 'object' && state !== null && 'catalogue' in state);
  const [kept, setKept] = useState(here);
  if (passedOn && kept !== here) setKept(here);
  return passedOn ? here : kept;
}
