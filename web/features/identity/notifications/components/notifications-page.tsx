import { pathOf } from '@devorbit/contract/path-of.ts';
import { SegmentedControl, Skeleton } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { cluster, container, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Message } from '../../../../ui/message.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { SatelliteScene } from '../../../../ui/scenes/satellite-scene.tsx';
import { markRead, notificationsKey, notificationsQuery, remove } from '../api.ts';
import {
  ALL,
  CHANGE_FAILURE,
  CHOOSE,
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
  const read = useAct(markRead, CHANGE_FAILURE, { overlapping: true });
  const removal = useAct(remove, CHANGE_FAILURE, { overlapping: true });
  const rows = list.data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <PageHead title={NOTIFICATIONS} lead={NOTIFICATIONS_LEAD} />
      <div className={cluster(3, { justify: 'between' })}>
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
        <ActButton
          variant="default"
          disabled={unread === 0}
          pending={read.input === 'all'}
          onClick={() => void read.run('all')}
        >
          {MARK_ALL}
        </ActButton>
      </div>
      <Message tone="bad">{read.failure ?? removal.failure}</Message>
      <ListPage
        query={list}
        failure={NOTIFICATIONS_FAILURE}
        loading={
          <div className={stack(3)} role="group" aria-busy="true" aria-label="Loading">
            {[0, 1, 2, 3].map((key) => (
              <Skeleton key={key} height={84} radius="lg" />
            ))}
          </div>
        }
        empty={() =>
          rows.length === 0 && (
            <EmptyState scene={<SatelliteScene />} title={NOTHING_NEW}>
              {unreadOnly ? NOTHING_UNREAD : NOTHING_AT_ALL}
            </EmptyState>
          )
        }
      >
        {() => (
          <ol className={stack(3)} aria-label={NOTIFICATIONS}>
            {rows.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onRead={() => void read.run([notification.id])}
                onRemove={() => void removal.run(notification.id)}
              />
            ))}
          </ol>
        )}
      </ListPage>
      <p className={text('quiet', 'small')}>
        Too much, or too little? <Link to={`${pathOf('profile')}?tab=settings`}>{CHOOSE}</Link>
      </p>
    </div>
  );
}
