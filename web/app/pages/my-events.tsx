import { pathOf } from '@devorbit/contract/path-of.ts';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import head from 'virtual:page-head/my-events';
import { FeedPanel } from '../../features/events/events/calendar/components/feed-panel.tsx';
import { useEventDialogs } from '../../features/events/events/catalogue/components/event-dialogs.tsx';
import { EventList } from '../../features/events/events/catalogue/components/event-list.tsx';
import { noFilters } from '../../features/events/events/model.ts';
import { OwnRegistrations } from '../../features/events/events/registration/components/own-registrations.tsx';
import { usePageQuery } from '../../platform/page-query.ts';
import { useSession } from '../../platform/session.ts';
import { backLink, container, stack } from '../../ui/layout.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { LaunchpadScene } from '../../ui/scenes/launchpad-scene.tsx';
import { SignInPrompt } from '../../ui/sign-in-prompt.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

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
  const [params, change] = usePageQuery();
  const { edit, remove, dialogs } = useEventDialogs();
  const tab = tabs.find(([id]) => id === params.get('tab'))?.[0] ?? 'registered';
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <Link className={backLink} to={pathOf('events-hackathons')}>
        All events
      </Link>
      <PageHead title="My events" lead="Your places, your waitlists, and what you organize." />
      {session === null ? (
        <SignInPrompt scene={<LaunchpadScene />} title="Sign in to see your events" why="see your events" />
      ) : (
        <>
          <Tabs
            value={tab}
            onChange={(wanted) => change({ tab: wanted === 'registered' ? null : wanted })}
            keepMounted={false}
          >
            <Tabs.List aria-label="My events">
              {tabs.map(([id, name]) => (
                <Tabs.Tab key={id} value={id}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {tabs.map(([id]) => (
              <Tabs.Panel key={id} value={id} pt="lg">
                <div className={stack(4)}>
                  {id === 'registered' ? (
                    <OwnRegistrations />
                  ) : (
                    <EventList
                      filters={noFilters}
                      whose={{ mine: id }}
                      empty={nothing[id]}
                      onOpen={(event) => void navigate(pathOf('event', { id: event }))}
                      onEdit={edit}
                      onRemove={remove}
                    />
                  )}
                </div>
              </Tabs.Panel>
            ))}
          </Tabs>
          <FeedPanel />
          {dialogs}
        </>
      )}
    </div>
  );
}
