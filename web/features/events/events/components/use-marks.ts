import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAct } from '../../../../platform/use-act.ts';
import { bringMarks, refreshEvents, setMark } from '../api.ts';
import { TRY_AGAIN } from '../copy.ts';
import { forgetMarks, guestMarks, keepMark, useGuestMarks } from '../state.ts';
import { useViewer } from './use-viewer.ts';

type Marks = { interested: boolean; saved: boolean; count: number };

/** The heart and the bookmark of an event, as they are and how to turn them; a guest's lie in the browser. */
export function useMarks(event: EventSummary) {
  const client = useQueryClient();
  const { username } = useViewer();
  const guest = useGuestMarks();
  const [told, setTold] = useState<{ of: EventSummary; marks: Marks } | null>(null);
  const answered: Marks =
    told?.of === event ? told.marks : { interested: event.isInterested, saved: event.isSaved, count: event.interested };
  const marks: Marks =
    username === null
      ? {
          interested: guest.interested.includes(event.id),
          saved: guest.saved.includes(event.id),
          count: event.interested,
        }
      : answered;
  const act = useAct(async (kind: 'interested' | 'saved') => {
    const on = !marks[kind];
    if (username === null) {
      keepMark(kind, event.id, on);
      return;
    }
    const { interested, isInterested, isSaved } = await setMark(event.id, { [kind]: on });
    setTold({ of: event, marks: { interested: isInterested, saved: isSaved, count: interested } });
    void refreshEvents(client);
  }, TRY_AGAIN);
  return { ...marks, act };
}

/** What was marked as a guest joins the account of who has signed in. */
export function useJoinMarks(): void {
  const client = useQueryClient();
  const { username } = useViewer();
  useEffect(() => {
    const { interested, saved } = guestMarks();
    if (username === null || interested.length + saved.length === 0) return;
    bringMarks(client, { interested, saved }).then(forgetMarks, () => undefined);
  }, [client, username]);
}
