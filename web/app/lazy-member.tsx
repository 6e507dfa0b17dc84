import { useEffect, useState } from 'react';
import { forgetPreferences } from '../platform/preferences.ts';
import { readSession, useSession } from '../platform/session.ts';
import type { Member } from './member.tsx';

/** Fetches what only the signed-in need when a session is there. Where none is, nothing of an account's preferences stays in the browser. */
export function LazyMember() {
  const session = useSession();
  const [resumed] = useState(() => readSession() !== null);
  const [loaded, setLoaded] = useState<{ Member: typeof Member } | null>(null);
  const signedIn = session !== null;
  useEffect(() => {
    // Asked again: the first drawing knows no session yet.
    if (readSession() === null) return forgetPreferences();
    import('./member.tsx').then(setLoaded).catch(globalThis.reportError);
  }, [signedIn]);
  return loaded && <loaded.Member resumed={resumed} />;
}
