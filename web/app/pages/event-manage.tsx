import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaFunction, useNavigate, useParams } from 'react-router';
import head from 'virtual:page-head/event-manage';
import { eventQuery } from '../../features/events/events/api.ts';
import { useEventDialogs } from '../../features/events/events/catalogue/components/event-dialogs.tsx';
import { EVENT_FAILED, EVENT_MISSING } from '../../features/events/events/copy.ts';
import { EventDesk } from '../../features/events/events/organizing/components/event-desk.tsx';
import { ApiError } from '../../platform/api-error.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { backLink, container } from '../../ui/layout.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TelescopeScene } from '../../ui/scenes/telescope-scene.tsx';
import { SignInPrompt } from '../../ui/sign-in-prompt.tsx';
import { ManageAfterEvent } from '../events/manage-after-event.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function EventManagePage() {
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <Link className={backLink} to={pathOf('event', { id })}>
        <ArrowLeft size={17} aria-hidden="true" />
        The event
      </Link>
      {session === null ? (
        <SignInPrompt scene={<TelescopeScene />} title="Sign in to manage this event" why="manage this event" />
      ) : (
        <Managed id={Number(id)} />
      )}
    </div>
  );
}

function Managed({ id }: { id: number }) {
  const navigate = useNavigate();
  const query = useQuery(eventQuery(id));
  const { toolsOf, dialogs } = useEventDialogs({ onGone: () => void navigate(pathOf('events-hackathons')) });
  const missing = (
    <EmptyState
      scene={<TelescopeScene />}
      title={EVENT_MISSING}
      action={<ButtonLink to={pathOf('events-hackathons')}>All events</ButtonLink>}
    />
  );
  return (
    <ListPage
      query={query}
      failure={(error) =>
        error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
          missing
        ) : (
          <LoadFailure query={query} title={EVENT_FAILED} />
        )
      }
    >
      {(event) =>
        event.canEdit ? (
          <>
            <PageHead title={event.title} lead={`${event.date}, ${event.location}`} />
            {toolsOf(event)}
            <EventDesk event={event} after={<ManageAfterEvent event={event} />} />
            {dialogs}
          </>
        ) : (
          <>
            <PageHead title="Manage event" lead={event.title} />
            <EmptyState
              scene={<TelescopeScene />}
              title="Only its organizers can manage this event"
              action={<ButtonLink to={pathOf('event', { id })}>See the event</ButtonLink>}
            />
          </>
        )
      }
    </ListPage>
  );
}
