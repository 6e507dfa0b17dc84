import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../../platform/api-error.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { backLink, container } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { eventQuery } from '../api.ts';
import { EVENT_FAILED, EVENT_MISSING } from '../copy.ts';
import classes from '../../../../ui/page.module.css';

/** A page below an event, which its address names: the way back, and what the page shows once the event is there. */
export function EventFrame({ title, children }: { title: string; children: (event: EventDetail) => ReactNode }) {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(Number(id)));
  return (
    <div className={`${container(4)} ${classes['page']}`}>
      <Link className={backLink} to={pathOf('event', { id })}>
        <ArrowLeft size={17} aria-hidden="true" />
        The event
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
          <>
            <PageHead title={title} lead={event.title} />
            {children(event)}
          </>
        )}
      </ListPage>
    </div>
  );
}
