import { useState } from 'react';
import { useLocation } from 'react-router';
import { catalogueAddress } from '../../reading/model.ts';

/** The address of the list that one came from, also after steps within the page that do not pass it on. */
export function useCatalogue(): string {
  const { pathname, state } = useLocation();
  const here = catalogueAddress(pathname, state);
  const passedOn = typeof state === 'object' && state !== null && 'catalogue' in state;
  const [kept, setKept] = useState(here);
  if (passedOn && kept !== here) setKept(here);
  return passedOn ? here : kept;
}
