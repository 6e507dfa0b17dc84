import { useEffect, useState } from 'react';
import { useSession } from '../../../../../platform/session.ts';

const nothing: ReadonlyMap<string, number> = new Map();

/** How many cards are due for review of each concept; nothing for a visitor, and before it is known. */
export function useDue(): ReadonlyMap<string, number> {
  const user = useSession()?.user.id;
  const [due, setDue] = useState<{ user: number; concepts: ReadonlyMap<string, number> } | null>(null);
  useEffect(() => {
    if (user === undefined) return;
    const control = new AbortController();
    void import('../../../reviews/api.ts')
      .then(({ fetchDue }) => fetchDue(control.signal))
      .then(
        ({ concepts }) => setDue({ user, concepts: new Map(concepts.map((concept) => [concept.id, concept.due])) }),
        // Away: the map is there without it.
        () => undefined,
      );
    return () => control.abort();
  }, [user]);
  return due !== null && due.user === user ? due.concepts : nothing;
}
