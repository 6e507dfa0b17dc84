import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticesWanted, onNoticesWanted } from '../../platform/notify.ts';

const Corner = lazy(() => import('./corner.tsx'));

/** The place of notices; its code is fetched with the first one. */
export function LazyNotificationCorner() {
  const wanted = useSyncExternalStore(onNoticesWanted, noticesWanted, () => false);
  return wanted ? (
    <Suspense>
      <Corner />
    </Suspense>
  ) : null;
}
