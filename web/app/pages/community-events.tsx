import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/community-events';
import { EventHub } from '../../features/events/events/catalogue/components/event-hub.tsx';
import { EventReport } from '../events/event-report.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function CommunityEventsPage() {
  return (
    <EventHub
      title="Community events"
      lead="Meetups, workshops and webinars to come, the earliest first."
      preset={{ date: 'upcoming' }}
      reportOf={(event) => <EventReport event={event} />}
    />
  );
}
