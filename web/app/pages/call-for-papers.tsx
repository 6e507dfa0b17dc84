import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/call-for-papers';
import { EventFrame } from '../../features/events/events/components/event-frame.tsx';
import { CallBoard } from '../../features/events/proposals/components/call-board.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function CallForPapersPage() {
  return <EventFrame title="Call for papers">{(event) => <CallBoard event={event} />}</EventFrame>;
}
