import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import head from 'virtual:page-head/my-events';
import { FeedPanel } from '../../features/events/events/calendar/components/feed-panel.tsx';
import { useEventDialogs } from '../../features/events/events/catalogue/components/event-dialogs.tsx';
import { EventList } from '../../features/events/events/catalogue/components/event-list.tsx';
import { noFilters } from '../../features/events/events/model.ts';
import { OwnRegistrations } from '../../features/events/events/registration/components/own-registrations.tsx';
import { usePageQuery } from '../../platform/page-query.ts';
import { useSession } from '../../platform/session.ts';
import { backLink, cluster, container, stack, unseen } from '../../ui/layout.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { LaunchpadScene } from '../../ui/scenes/launchpad-scene.tsx';
import { SignInPrompt } from '../../ui/sign-in-prompt.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';
import chips from '../events/my-events.module.css';

export const meta: MetaFunction = () => pageMeta(head);

const tabs = [
  ['registered', 'Registered'],
  ['created', 'Organized by me'],
  ['saved', 'Saved'],
  ['interested', 'Favourites'],
] as const;
const nothing = {
  created: 'You have not organized an event yet',
  saved: 'You have saved no events yet',
  interested: 'You have no favourites yet',
} as const;

export default function MyEventsPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [params] = usePageQuery();
  const { edit, remove, dialogs } = useEventDialogs();
  const tab = tabs.find(([id]) => id === params.get('tab'))?.[0] ?? 'registered';
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <Link className={backLink} to={pathOf('events-hackathons')}>
        <ArrowLeft size={17} aria-hidden="true" />
        All events
      </Link>
      <PageHead title="My events" lead="Your places, your waitlists, and what you organize." />
      {session === null ? (
        <SignInPrompt scene={<LaunchpadScene />} title="Sign in to see your events" why="see your events" />
      ) : (
        <>
          <nav className={cluster(2)} aria-label="My events">
            {tabs.map(([id, name]) => (
              <Link
                key={id}
                className={chips['chip']}
                to={{ search: id === 'registered' ? '' : `?tab=${id}` }}
                aria-current={id === tab ? 'page' : undefined}
                replace
                preventScrollReset
              >
                {name}
              </Link>
            ))}
          </nav>
          <h2 className={unseen}>{tabs.find(([id]) => id === tab)?.[1]}</h2>
          {tab === 'registered' ? (
            <OwnRegistrations />
          ) : (
            <section className={stack(2)} aria-label={tabs.find(([id]) => id === tab)?.[1]}>
              <EventList
                filters={noFilters}
                whose={{ mine: tab }}
                empty={nothing[tab]}
                onOpen={(event) => void navigate(pathOf('event', { id: event }))}
                onEdit={edit}
                onRemove={remove}
              />
            </section>
          )}
          <FeedPanel />
          {dialogs}
        </>
      )}
    </div>
  );
}
