import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { plainSentence } from '../../../../platform/api-error.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Message } from '../../../../ui/message.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { LostSignalScene } from '../../../../ui/scenes/lost-signal-scene.tsx';
import { SatelliteScene } from '../../../../ui/scenes/satellite-scene.tsx';
import { markRead, notificationsKey, notificationsQuery, remove } from '../api.ts';
import {
  ALL,
  CHANGE_FAILURE,
  CHOOSE,
  LOAD_MORE,
  MARK_ALL,
  NOTHING_AT_ALL,
  NOTHING_NEW,
  NOTHING_UNREAD,
  NOTIFICATIONS,
  NOTIFICATIONS_FAILURE,
  NOTIFICATIONS_LEAD,
  UNREAD,
} from '../copy.ts';
import { onNews, useUnread } from '../unread.ts';
import { NotificationItem } from './notification-item.tsx';
import classes from './notifications-page.module.css';

/** One's own notifications, newest first; what comes while one looks is at the top by itself. */
export function NotificationsPage() {
  const [params, setParams] = useSearchParams();
  const unreadOnly = params.get('unread') === 'true';
  const client = useQueryClient();
  const list = useInfiniteQuery(notificationsQuery(unreadOnly));
  const unread = Math.max(useUnread(), list.data?.pages[0]?.unread ?? 0);
  useEffect(() => onNews(() => void client.invalidateQueries({ queryKey: notificationsKey })), [client]);
  const read = useMutation({ mutationFn: markRead });
  const removal = useMutation({ mutationFn: remove });
  const rows = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const failure = read.error ?? removal.error;
  return (
    <div className={classes.page}>
      <PageHead title={NOTIFICATIONS} lead={NOTIFICATIONS_LEAD} />
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="Which notifications"
          value={unreadOnly ? 'unread' : 'all'}
          data={[
            { value: 'all', label: ALL },
            { value: 'unread', label: UNREAD },
          ]}
          onChange={(value) =>
            setParams(value === 'unread' ? { unread: 'true' } : {}, { replace: true, preventScrollReset: true })
          }
        />
        <Button variant="default" disabled={unread === 0} loading={read.isPending} onClick={() => read.mutate('all')}>
          {MARK_ALL}
        </Button>
      </div>
      {failure && <Message tone="bad">{plainSentence(failure, CHANGE_FAILURE)}</Message>}
      {list.isPending ? (
        <div className={classes.list} aria-busy="true" aria-label="Loading">
          {[0, 1, 2, 3].map((key) => (
            <Skeleton key={key} height={84} radius="lg" />
          ))}
        </div>
      ) : !list.data ? (
        <EmptyState
          role="alert"
          scene={<LostSignalScene />}
          title={NOTIFICATIONS_FAILURE}
          action={
            <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
              Try again
            </Button>
          }
        >
          {plainSentence(list.error, 'Please try again.')}
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState scene={<SatelliteScene />} title={NOTHING_NEW}>
          {unreadOnly ? NOTHING_UNREAD : NOTHING_AT_ALL}
        </EmptyState>
      ) : (
        <ol className={classes.list} aria-label={NOTIFICATIONS}>
          {rows.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => read.mutate([notification.id])}
              onRemove={() => removal.mutate(notification.id)}
            />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {LOAD_MORE}
        </Button>
      )}
      <p className={classes.choose}>
        Too much, or too little? <Link to={`${pathOf('profile')}?tab=settings`}>{CHOOSE}</Link>
      </p>
    </div>
  );
}
