import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { keepSheet, putAssignment, type Sheet } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import { withDraft } from '../model.ts';

/** How long somebody rests before what they typed is sent, in ms. */
const REST_MS = 700;

export type Keeping = { step: 'kept' | 'typed' | 'sending' } | { step: 'failed'; why: string };

/** Sends the drafts of a judge’s entries by themselves; each has at most one call under way, and the last word wins. */
export function useSheets(event: number) {
  const client = useQueryClient();
  const [keeping, setKeeping] = useState<Record<number, Keeping>>({});
  const waiting = useRef(new Map<number, Sheet>());
  const under = useRef(new Map<number, Promise<void>>());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const say = (entry: number, state: Keeping) => setKeeping((all) => ({ ...all, [entry]: state }));

  const push = (entry: number): Promise<void> => {
    clearTimeout(timers.current.get(entry));
    const sheet = waiting.current.get(entry);
    const before = under.current.get(entry);
    if (sheet === undefined) return before ?? Promise.resolve();
    const sent = (before ?? Promise.resolve()).then(async () => {
      if (waiting.current.get(entry) !== sheet) return;
      say(entry, { step: 'sending' });
      try {
        await keepSheet(event, entry, sheet);
        if (waiting.current.get(entry) === sheet) {
          waiting.current.delete(entry);
          say(entry, { step: 'kept' });
        }
      } catch (error) {
        say(entry, { step: 'failed', why: plainSentence(error, TRY_AGAIN) });
      }
    });
    under.current.set(entry, sent);
    return sent;
  };
  const pushAll = useEffectEvent(() => {
    for (const entry of waiting.current.keys()) void push(entry);
  });

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && pushAll();
    const online = () => pushAll();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', online);
      pushAll();
    };
  }, []);

  return {
    keeping,
    /** What stands in the form of an entry now. */
    change: (entry: number, sheet: Sheet) => {
      waiting.current.set(entry, sheet);
      putAssignment(client, event, entry, (one) => withDraft(one, sheet));
      say(entry, { step: 'typed' });
      clearTimeout(timers.current.get(entry));
      timers.current.set(
        entry,
        setTimeout(() => void push(entry), REST_MS),
      );
    },
    /** Tries again, or at once. */
    push,
    /** It is submitted, or no longer theirs: what waits is not sent; what is under way is awaited. */
    drop: async (entry: number): Promise<void> => {
      clearTimeout(timers.current.get(entry));
      waiting.current.delete(entry);
      await under.current.get(entry);
      say(entry, { step: 'kept' });
    },
  };
}
