import { isStaff } from '@devorbit/contract/roles.ts';
import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/admin';
import { useSession } from '../../platform/session.ts';
import { pageMeta } from '../page-meta.ts';
import { LostPage } from '../shell/lost-page.tsx';

export const meta: MetaFunction = () => pageMeta(head);

const AdminPage = lazy(async () => ({
  default: (await import('../../features/operations/administration/components/admin-page.tsx')).AdminPage,
}));

/** For all but staff there is nothing here. */
export default function AdministrationPage() {
  const session = useSession();
  if (!isStaff(session?.user) || !session)
    return (
      <>
        <title>Lost in Space · DevOrbit</title>
        <LostPage />
      </>
    );
  return (
    <Suspense fallback={<p style={{ margin: 'auto' }}>Loading…</p>}>
      <AdminPage user={session.user} />
    </Suspense>
  );
}
