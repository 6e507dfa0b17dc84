import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';

export const meta: MetaFunction = () => [{ title: 'Styleguide · DevOrbit' }, { name: 'robots', content: 'noindex' }];

/** All that we have, with all of its styles: fetched after the page, and by nobody but developers. */
const Styleguide = lazy(async () => ({ default: (await import('../styleguide/styleguide.tsx')).Styleguide }));

export default function StyleguidePage() {
  return (
    <Suspense fallback={<p style={{ margin: 'auto' }}>Loading…</p>}>
      <Styleguide />
    </Suspense>
  );
}
