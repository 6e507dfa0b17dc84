import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type MetaFunction, Navigate, useLocation } from 'react-router';
import head from 'virtual:page-head/profile';
import { accountQuery } from '../../features/community/profiles/api.ts';
import { ProfileLoading, ProfileMissing } from '../../features/community/profiles/components/profile-notice.tsx';
import { ProfileScreen } from '../../features/community/profiles/components/profile-screen.tsx';
import { useBanner } from '../../features/community/profiles/components/use-banner.ts';
import { FETCH_FAILED, LOAD_FAILED, LOGOUT_FAILED } from '../../features/community/profiles/copy.ts';
import { failureText } from '../../features/community/profiles/model.ts';
import { endSession } from '../../features/identity/accounts/api.ts';
import { VerifyBanner } from '../../features/identity/accounts/components/verify-banner.tsx';
import { readSession, useSession } from '../../platform/session.ts';
import { useAct } from '../../platform/use-act.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

const DeletionNotice = lazy(async () => ({
  default: (await import('../../features/community/profiles/settings/components/deletion-notice.tsx')).DeletionNotice,
}));
const OwnSections = lazy(() => import('../profile/own-sections.tsx'));
const Settings = lazy(() => import('../profile/settings.tsx'));
const Security = lazy(() => import('../profile/security.tsx'));
const waiting = <Skeleton height={320} radius="lg" />;

export default function ProfilePage() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [cameSignedIn] = useState(() => readSession() !== null);
  const { banner, say } = useBanner();
  const { data: account, isPending, isFetching, refetch } = useQuery({ ...accountQuery(), enabled: session !== null });

  const logOut = useAct(
    async () => {
      say(null);
      await endSession();
      return 'left' as const;
    },
    (error) => failureText(LOGOUT_FAILED, error),
  );
  const leaving = logOut.pending || logOut.result === 'left';

  if (!session) {
    if (leaving) return <Navigate to={pathOf('login')} replace />;
    if (!cameSignedIn)
      return <Navigate to={`${pathOf('login')}?next=${encodeURIComponent(pathname + search)}`} replace />;
    return <ProfileMissing text={FETCH_FAILED} signedIn={false} />;
  }
  if (isPending) return <ProfileLoading />;
  if (!account)
    return (
      <ProfileMissing
        text={account === null ? LOAD_FAILED : FETCH_FAILED}
        signedIn
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <ProfileScreen
      key={account.id}
      account={account}
      banner={banner ?? (logOut.failure === null ? null : { tone: 'bad', text: logOut.failure })}
      say={say}
      loggingOut={leaving}
      onLogout={() => void logOut.run()}
      notices={
        <>
          <VerifyBanner verified={account.email_verified} />
          {account.deletion_due_at !== null && (
            <Suspense fallback={<Skeleton height={64} radius="lg" />}>
              <DeletionNotice dueAt={account.deletion_due_at} say={say} />
            </Suspense>
          )}
        </>
      }
      sections={
        <Suspense fallback={waiting}>
          <OwnSections account={account} />
        </Suspense>
      }
      settings={
        <Suspense fallback={waiting}>
          <Settings account={account} say={say} />
        </Suspense>
      }
      security={
        <Suspense fallback={waiting}>
          <Security account={account} say={say} />
        </Suspense>
      }
    />
  );
}
