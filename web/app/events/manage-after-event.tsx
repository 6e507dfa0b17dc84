import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { lazy } from 'react';

const RecordingsPanel = lazy(async () => ({
  default: (await import('../../features/events/recordings/components/recordings-panel.tsx')).RecordingsPanel,
}));
const FeedbackPanel = lazy(async () => ({
  default: (await import('../../features/events/feedback/components/feedback-panel.tsx')).FeedbackPanel,
}));

/** What organizers do once their event has begun. */
export const ManageAfterEvent = ({ event }: { event: EventDetail }) => (
  <>
    {event.status !== 'cancelled' && <RecordingsPanel event={event} />}
    {event.status === 'ended' && <FeedbackPanel event={event} />}
  </>
);
