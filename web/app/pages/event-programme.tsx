import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/event-programme';
import { EventFrame } from '../../features/events/events/components/event-frame.tsx';
import { SponsorList } from '../../features/events/events/components/sponsor-list.tsx';
import { ProgrammeBoard } from '../../features/events/programme/components/programme-board.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function EventProgrammePage() {
  return (
    <EventFrame title="Programme">
      {(event) => (
        <>
          <ProgrammeBoard event={event} />
          <SponsorList sponsors={event.sponsors} level={2} />
        </>
      )}
    </EventFrame>
  );
}
