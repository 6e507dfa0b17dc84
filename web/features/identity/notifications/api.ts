import type {
  listNotifications,
  NotificationPreference,
  readNotifications,
  removeNotification,
  showNotificationPreferences,
  unsubscribe,
  updateNotificationPreferences,
} from '@devorbit/contract/identity/notifications.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, route } from '../../../platform/http-client.ts';
import { unreadFirst } from './model.ts';
import { tellNews } from './unread.ts';

/** Calls a function whenever there is something new, until the returned function is called. */
export { onNews } from './unread.ts';

const listRoute = route<typeof listNotifications>('GET', '/api/notifications/');
const readRoute = route<typeof readNotifications>('POST', '/api/notifications/read/');
const removeRoute = route<typeof removeNotification>('DELETE', '/api/notifications/:id/');
const showPreferencesRoute = route<typeof showNotificationPreferences>('GET', '/api/notification-preferences/');
const updatePreferencesRoute = route<typeof updateNotificationPreferences>('PUT', '/api/notification-preferences/');
const unsubscribeRoute = route<typeof unsubscribe>('POST', '/api/unsubscribe/:token/');

export const notificationsKey = ['notifications', 'list'] as const;

/** The caller's own, newest first, page by page. */
export const notificationsQuery = (unread: boolean) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, { unread }] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listRoute, { query: { before: pageParam, unread: unread ? 'true' : undefined }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, notifications }) => (more ? notifications.at(-1)?.id : undefined),
    staleTime: 0,
  });

/** For the bell: unread ones first, then the latest others. */
export const latestQuery = queryOptions({
  queryKey: [...notificationsKey, 'latest'] as const,
  queryFn: async ({ signal }) => {
    const [unread, all] = await Promise.all([
      call(listRoute, { query: { unread: 'true' }, signal }),
      call(listRoute, { query: {}, signal }),
    ]);
    return { unread: all.unread, notifications: unreadFirst(unread.notifications, all.notifications) };
  },
  staleTime: 0,
});

const keepCount = ({ unread }: { unread: number }): void => tellNews({ unread, notification: null });

/** Marks these as read, or all. */
export const markRead = async (ids: number[] | 'all'): Promise<void> =>
  keepCount(await call(readRoute, { body: ids === 'all' ? { all: true } : { ids } }));

export const remove = async (id: number): Promise<void> => keepCount(await call(removeRoute, { params: { id } }));

export const preferencesQuery = queryOptions({
  queryKey: ['notifications', 'preferences'] as const,
  queryFn: async ({ signal }) => (await call(showPreferencesRoute, { signal })).preferences,
});

export type PreferenceWish = Pick<NotificationPreference, 'kind'> &
  Partial<Pick<NotificationPreference, 'in_app' | 'email'>>;

export const changePreference = async (wish: PreferenceWish): Promise<NotificationPreference[]> =>
  (await call(updatePreferencesRoute, { body: { preferences: [wish] } })).preferences;

/** Turns the mail off that the token came with; answers the sentence for it. */
export const stopMail = async (token: string): Promise<string> =>
  (await call(unsubscribeRoute, { params: { token }, body: { 'List-Unsubscribe': 'One-Click' } })).message;
