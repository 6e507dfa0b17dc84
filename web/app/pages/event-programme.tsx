import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/event-programme';
import { eventQuery } from '../../features/events/events/api.ts';
import { EVENT_FAILED, EVENT_MISSING } from '../../features/events/events/copy.ts';
import { ProgrammeBoard } from '../../features/events/programme/components/programme-board.tsx';
import { ApiError } from '../../platform/api-error.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { backLink, container } from '../../ui/layout.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TelescopeScene } from '../../ui/scenes/telescope-scene.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function EventProgrammePage() {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(Number(id)));
  return (
    <div className={`${container(4)} ${classes.page}`}>
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
            <PageHead title="Programme" lead={event.title} />
            <ProgrammeBoard event={event} />
          </>
        )}
      </ListPage>
    </div>
  );
}
