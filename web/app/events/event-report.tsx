import type { EventSummary } from '@devorbit/contract/events/events.ts';
import { ReportButton } from '../../features/operations/reports/components/report-button.tsx';
import { useSession } from '../../platform/session.ts';

/** Tells the moderators of somebody else’s event. */
export function EventReport({ event }: { event: EventSummary }) {
  const session = useSession();
  if (session === null || !event.isApproved || event.createdBy === session.user.username) return null;
  return <ReportButton kind="event" id={String(event.id)} name={`the event “${event.title}”`} />;
}
