import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { counted } from '../../../../../platform/format/plurals.ts';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { grid, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { TelescopeScene } from '../../../../../ui/scenes/telescope-scene.tsx';
import { eventsQuery, type Whose } from '../../api.ts';
import { useViewer } from '../../components/use-viewer.ts';
import { CLEAR_ALL, LIST_FAILED, NO_EVENTS, NO_EVENTS_TEXT } from '../../copy.ts';
import { type Filters } from '../../model.ts';
import { type CardActs, EventCard } from './event-card.tsx';
import { EventSkeletons } from './event-skeletons.tsx';
import classes from './event-list.module.css';

type Props = CardActs & {
  filters: Filters;
  whose?: Whose;
  onClear?: () => void;
  /** What is said where there is nothing, in place of the catalogue's. */
  empty?: string;
};

/** The cards of a list, page by page, or why there are none. */
export function EventList({ filters, whose, onClear, empty, ...acts }: Props) {
  const { username } = useViewer();
  const list = useInfiniteQuery(eventsQuery(filters, username, whose));
  const events = [
    ...new Map((list.data?.pages ?? []).flatMap((page) => page.events).map((one) => [one.id, one])).values(),
  ];
  const total = list.data?.pages.at(-1)?.total ?? events.length;
  return (
    <ListPage
      query={list}
      failure={LIST_FAILED}
      said="title"
      loading={<EventSkeletons />}
      empty={() =>
        events.length > 0 ? null : (
          <EmptyState
            scene={<TelescopeScene />}
            title={empty ?? NO_EVENTS}
            action={
              onClear && (
                <Button variant="default" size="md" onClick={onClear}>
                  {CLEAR_ALL}
                </Button>
              )
            }
          >
            {empty === undefined && <p>{NO_EVENTS_TEXT}</p>}
          </EmptyState>
        )
      }
      more={
        <p>
          Showing {events.length} of {total}
        </p>
      }
    >
      {() => (
        <>
          <p className={`${text('quiet', 'small', 'tabular')} ${classes.count}`} role="status">
            {counted(total, 'event')}
          </p>
          <div className={`${grid(4)} ${classes.grid}`} data-stale={list.isPlaceholderData || undefined}>
            {events.map((event, at) => (
              <EventCard key={event.id} event={event} at={at % 24} {...acts} />
            ))}
          </div>
        </>
      )}
    </ListPage>
  );
}
