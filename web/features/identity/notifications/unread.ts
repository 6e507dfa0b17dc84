import type { NotificationEvent } from '@devorbit/contract/identity/notifications.ts';
import { useSyncExternalStore } from 'react';

type Listener = (event: NotificationEvent) => void;

/** Outside the query cache, because the bell stands in pages that have none. */
let unread = 0;
const listeners = new Set<Listener>();

/** Calls `listener` at every event of this page, until the returned function is called. */
export const onNews = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps the count and tells the page. */
export const tellNews = (event: NotificationEvent): void => {
  unread = event.unread;
  for (const listener of [...listeners]) listener(event);
};

/** How many are unread, as far as this page knows. */
export const useUnread = (): number =>
  useSyncExternalStore(
    onNews,
    () => unread,
    () => 0,
  );
