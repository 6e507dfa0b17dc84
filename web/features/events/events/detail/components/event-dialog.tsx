import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../../../platform/api-error.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { TelescopeScene } from '../../../../../ui/scenes/telescope-scene.tsx';
import { eventQuery } from '../../api.ts';
import { EVENT_FAILED, EVENT_MISSING } from '../../copy.ts';
import { EventBody } from './event-body.tsx';
import classes from './event-dialog.module.css';

type Props = {
  id: number;
  onClose: () => void;
  toolsOf: (event: EventDetail) => ReactNode;
  reportOf: (event: EventDetail) => ReactNode;
};

/** An event over the page, which does not scroll meanwhile. */
export function EventDialog({ id, onClose, toolsOf, reportOf }: Props) {
  const query = useQuery(eventQuery(id));
  const event = query.data;
  return (
    <Dialog
      size="wide"
      title={event?.title ?? 'Event'}
      onClose={onClose}
      head={
        <Link className={classes.page} to={pathOf('event', { id })}>
          Open as a page
        </Link>
      }
    >
      <div className={classes.content}>
        <ListPage
          query={query}
          failure={(error) =>
            error instanceof ApiError && error.status === 404 ? (
              <EmptyState frame="bare" scene={<TelescopeScene />} title={EVENT_MISSING} />
            ) : (
              <LoadFailure query={query} title={EVENT_FAILED} frame="bare" />
            )
          }
        >
          {(loaded) => <EventBody event={loaded} tools={toolsOf(loaded)} report={reportOf(loaded)} titled />}
        </ListPage>
      </div>
    </Dialog>
  );
}
