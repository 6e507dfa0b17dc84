import { useLoaderData } from 'react-router';
import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/events-hackathons';
import { EventHub } from '../../features/events/events/catalogue/components/event-hub.tsx';
import { universities } from '../content.server.ts';
import { EventReport } from '../events/event-report.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

/** The form's list of colleges, written with the page. */
export const loader = () => universities.map(({ slug, name }) => ({ slug, name }));
export const shouldRevalidate = () => false;

export default function EventsPage() {
  const colleges = useLoaderData<typeof loader>();
  return <EventHub reportOf={(event) => <EventReport event={event} />} universities={colleges} />;
}
