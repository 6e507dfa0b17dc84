import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, type MetaFunction, useNavigate, useParams } from 'react-router';
import { eventQuery } from '../../features/events/events/api.ts';
import { useEventDialogs } from '../../features/events/events/catalogue/components/event-dialogs.tsx';
import { EVENT_FAILED, EVENT_MISSING } from '../../features/events/events/copy.ts';
import { EventBody } from '../../features/events/events/detail/components/event-body.tsx';
import { ApiError } from '../../platform/api-error.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { backLink, container } from '../../ui/layout.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { TelescopeScene } from '../../ui/scenes/telescope-scene.tsx';
import { EventReport } from '../events/event-report.tsx';
import classes from '../../ui/page.module.css';

const AfterEvent = lazy(async () => ({ default: (await import('../events/after-event.tsx')).AfterEvent }));

export const meta: MetaFunction = () => [{ title: 'Event · DevOrbit' }];

export default function EventPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(eventQuery(Number(id)));
  const { toolsOf, dialogs } = useEventDialogs({ onGone: () => void navigate(pathOf('events-hackathons')) });
  return (
    <div className={`${container(4)} ${classes.page}`}>
      {query.data && <title>{`${query.data.title} · DevOrbit`}</title>}
      <Link className={backLink} to={pathOf('events-hackathons')}>
        <ArrowLeft size={17} aria-hidden="true" />
        All events
      </Link>
      <ListPage
        query={query}
        failure={(error) =>
          error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
            <EmptyState
              scene={<TelescopeScene />}
              title={EVENT_MISSING}
              action={<ButtonLink to={pathOf('events-hackathons')}>All events</ButtonLink>}
            />
          ) : (
            <LoadFailure query={query} title={EVENT_FAILED} />
          )
        }
      >
        {(event) => (
          <EventBody
            event={event}
            tools={toolsOf(event)}
            report={<EventReport event={event} />}
            after={
              <Suspense>
                <AfterEvent event={event} />
              </Suspense>
            }
            titled={false}
          />
        )}
      </ListPage>
      {dialogs}
    </div>
  );
}
