import { useEffect, useEffectEvent } from 'react';
import type { Presence } from '../state.ts';

/** Calls with the file of who is followed, each time that they go to another one. */
export function useLeads(presence: Presence, goAlong: (file: number) => void): void {
  const go = useEffectEvent(goAlong);
  useEffect(() => {
    let seen: number | null = null;
    return presence.subscribe(() => {
      const { leads } = presence;
      if (leads === seen) return;
      seen = leads;
      if (leads !== null) go(leads);
    });
  }, [presence]);
}
