import { lazy, Suspense } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/online-ide';
import { IdeWaiting } from '../../features/ide/projects/components/ide-waiting.tsx';
import { usePageQuery, useQueryKnown } from '../../platform/page-query.ts';
import { pageMeta } from '../page-meta.ts';
import type { PageHandle } from '../shell/shell.tsx';

export const meta: MetaFunction = () => pageMeta(head);
export const handle: PageHandle = { footer: false, bar: 'slim' };

const loadScreen = () => import('../../features/ide/projects/components/ide-screen.tsx');
const IdeScreen = lazy(loadScreen);
const SubmitDialog = lazy(() => import('../../features/practice/submissions/dialog/components/submit-dialog.tsx'));
// While the page is taken over.
if (typeof globalThis.document === 'object') void loadScreen().catch(() => undefined);

export default function OnlineIdePage() {
  const { id } = useParams();
  const known = useQueryKnown();
  const [query] = usePageQuery();
  if (!known) return <IdeWaiting />;
  return (
    <Suspense fallback={<IdeWaiting />}>
      <IdeScreen
        key={id ?? ''}
        id={id === undefined ? null : Number(id)}
        file={query.get('file')}
        template={query.get('template')}
        SubmitDialog={SubmitDialog}
      />
    </Suspense>
  );
}
