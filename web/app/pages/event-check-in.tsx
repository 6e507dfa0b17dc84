import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/event-check-in';
import { eventQuery } from '../../features/events/events/api.ts';
import { CheckInDesk } from '../../features/events/events/check-in/components/check-in-desk.tsx';
import { SelfScreen } from '../../features/events/events/check-in/components/self-screen.tsx';
import { usePageQuery } from '../../platform/page-query.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { backLink, container } from '../../ui/layout.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { TelescopeScene } from '../../ui/scenes/telescope-scene.tsx';
import { SignInPrompt } from '../../ui/sign-in-prompt.tsx';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

const views = ['scan', 'screen'] as const;
const names = { scan: 'Scan tickets', screen: 'Self check-in screen' } as const;

export default function EventCheckInPage() {
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <Link className={backLink} to={pathOf('event', { id })}>
        <ArrowLeft size={17} aria-hidden="true" />
        The event
      </Link>
      {session === null ? (
        <SignInPrompt scene={<TelescopeScene />} title="Sign in to check guests in" why="check guests in" />
      ) : (
        <Entrance id={Number(id)} user={session.user.username} />
      )}
    </div>
  );
}

function Entrance({ id, user }: { id: number; user: string }) {
  const { data: event } = useQuery(eventQuery(id));
  const [params, change] = usePageQuery();
  const view = views.find((one) => one === params.get('view')) ?? 'scan';
  // Without network nothing is known of the event: the desk has its own list.
  if (event !== undefined && !event.canCheckIn)
    return (
      <>
        <PageHead title="Check-in" lead={event.title} />
        <EmptyState
          scene={<TelescopeScene />}
          title="Only organizers and helpers can check guests in"
          action={<ButtonLink to={pathOf('event', { id })}>See the event</ButtonLink>}
        />
      </>
    );
  return (
    <>
      <PageHead title="Check-in" lead={event?.title ?? ''} />
      <ViewSwitch
        views={views}
        names={names}
        view={view}
        onChange={(next) => change({ view: next === 'scan' ? null : next })}
      />
      {view === 'scan' ? <CheckInDesk event={id} user={user} /> : <SelfScreen event={id} />}
    </>
  );
}
