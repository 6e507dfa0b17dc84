import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { FeedbackCard } from '../../features/events/feedback/components/feedback-card.tsx';
import { RecordingList } from '../../features/events/recordings/components/recording-list.tsx';
import { useSession } from '../../platform/session.ts';

/** What an event’s page has once it has begun. */
export function AfterEvent({ event }: { event: EventDetail }) {
  const session = useSession();
  if (event.status !== 'live' && event.status !== 'ended') return null;
  return (
    <>
      {event.status === 'ended' && session !== null && <FeedbackCard event={event} />}
      <RecordingList event={event} />
    </>
  );
}
