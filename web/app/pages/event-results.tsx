import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/event-results';
import { VoteResult } from '../../features/events/entry-votes/components/vote-result.tsx';
import { EventFrame } from '../../features/events/events/components/event-frame.tsx';
import { Results } from '../../features/events/hackathon-judging/components/results.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function EventResultsPage() {
  return (
    <EventFrame title="Results">
      {(event) => <Results event={event.id} vote={event.type === 'hackathon' && <VoteResult event={event.id} />} />}
    </EventFrame>
  );
}
