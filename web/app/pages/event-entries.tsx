import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/event-entries';
import { EventFrame } from '../../features/events/events/components/event-frame.tsx';
import { HackathonBoard } from '../../features/events/hackathons/components/hackathon-board.tsx';
import { pageMeta } from '../page-meta.ts';

// For organizers alone.
const PeriodForm = lazy(async () => ({
  default: (await import('../../features/events/entry-votes/components/period-form.tsx')).PeriodForm,
}));

export const meta: MetaFunction = () => pageMeta(head);

export default function EventEntriesPage() {
  return (
    <EventFrame title="Teams and entries">
      {(event) => (
        <HackathonBoard
          event={event}
          vote={
            <Suspense fallback={null}>
              <PeriodForm event={event.id} />
            </Suspense>
          }
        />
      )}
    </EventFrame>
  );
}
