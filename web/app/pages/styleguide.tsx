import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/styleguide';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

/** All that we have, with all of its styles: fetched after the page, and by nobody but developers. */
const Styleguide = lazy(async () => ({ default: (await import('../styleguide/styleguide.tsx')).Styleguide }));

export default function StyleguidePage() {
  return (
    <Suspense fallback={<p style={{ margin: 'auto' }}>Loading…</p>}>
      <Styleguide />
    </Suspense>
  );
}
