import { lazy, Suspense } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/portal';
import { PortalScreen } from '../../features/learning/roadmaps/portal/components/portal-screen.tsx';
import { usePageQuery } from '../../platform/page-query.ts';
import { container } from '../../ui/layout.ts';
import { roadmapPage } from '../learning-pages.server.tsx';
import { pageMeta } from '../page-meta.ts';
import { portalFrameworks } from '../portal-pages.server.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

const RoadmapScreen = lazy(async () => ({
  default: (await import('../../features/learning/roadmaps/graph/components/roadmap-screen.tsx')).RoadmapScreen,
}));

export const loader = () => ({ frameworks: portalFrameworks, roadmap: roadmapPage('role', 'frontend') });

/** The page is the same whatever the address asks for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function PortalRoute() {
  const { frameworks, roadmap } = useLoaderData<typeof loader>();
  const [query] = usePageQuery();
  const nodes = roadmap?.holds === null ? roadmap.sections.flatMap((section) => section.nodes) : [];
  const screen = <PortalScreen frameworks={frameworks} roadmap={nodes} />;
  const isGraph = ['roadmap', 'list'].includes(query.get('view') ?? '');
  const graph = isGraph && roadmap?.holds === null ? roadmap : null;
  return (
    <div className={`${container(6)} ${classes.page}`}>
      {graph ? (
        <Suspense fallback={screen}>
          <RoadmapScreen roadmap={graph} mapView="roadmap" />
        </Suspense>
      ) : (
        screen
      )}
    </div>
  );
}
