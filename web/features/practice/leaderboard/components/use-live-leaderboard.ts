import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepLeaderboardFresh } from '../api.ts';

/** Follows the board while the page can be seen: a browser has few connections, and a hidden tab needs none. */
export function useLiveLeaderboard(): void {
  const client = useQueryClient();
  const visible = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (!visible) return;
    const leaving = new AbortController();
    keepLeaderboardFresh(client, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) globalThis.reportError(error);
    });
    return () => leaving.abort();
  }, [client, visible]);
}
