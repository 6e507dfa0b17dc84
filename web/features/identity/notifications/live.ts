import type { followNotifications } from '@devorbit/contract/identity/notifications.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { route } from '../../../platform/http-client.ts';
import { liveEvents } from '../../../platform/live-events.ts';
import { tellNews } from './unread.ts';

const followRoute = route<typeof followNotifications>('GET', '/api/notifications/events');

const seen = (): boolean => document.visibilityState === 'visible';

/** Resolves when the page's visibility has changed, or `signal` aborts. */
const visibilityChange = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Tells the page what is new until `signal` aborts, or the server refuses. Only while the page can be seen: a browser has
 * few connections; the first event after that brings the count up to date.
 */
export async function followNews(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (!seen()) {
      await visibilityChange(signal);
      continue;
    }
    const hidden = new AbortController();
    void visibilityChange(hidden.signal).then(() => hidden.abort());
    try {
      for await (const event of liveEvents(followRoute, { signal: AbortSignal.any([signal, hidden.signal]) }))
        tellNews(event);
    } catch (error) {
      // A session that has ended is the session's matter.
      if (error instanceof ApiError) return;
      throw error;
    } finally {
      hidden.abort();
    }
  }
}
