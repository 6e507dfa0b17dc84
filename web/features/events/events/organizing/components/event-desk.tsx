import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { stack, unseen } from '../../../../../ui/layout.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { DashboardPanel } from './dashboard-panel.tsx';

// Below the first screen: fetched after the page.
const AttendeesPanel = lazy(async () => ({
  default: (await import('../../registration/components/attendees-panel.tsx')).AttendeesPanel,
}));
const AnnouncementsPanel = lazy(async () => ({
  default: (await import('./announcements-panel.tsx')).AnnouncementsPanel,
}));
const CrewPanel = lazy(async () => ({ default: (await import('./crew-panel.tsx')).CrewPanel }));

/** All that an organizer does with an event; `after` is what there is to do once it is over. */
export function EventDesk({ event, after }: { event: EventDetail; after: ReactNode }) {
  return (
    <div className={stack(5)}>
      <h2 className={unseen}>Manage the event</h2>
      <DashboardPanel event={event} />
      {event.status !== 'cancelled' && (
        <Panel
          title="Check-in"
          lead="Scan tickets or find guests by name. It works without a connection, once the page is open."
        >
          <div>
            <ButtonLink to={pathOf('event-check-in', { id: event.id })} tone="plain">
              Open check-in
            </ButtonLink>
          </div>
        </Panel>
      )}
      <Suspense>
        <AttendeesPanel event={event} />
        <AnnouncementsPanel event={event} />
        {after}
        <CrewPanel event={event} />
      </Suspense>
    </div>
  );
}
