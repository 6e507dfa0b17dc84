import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { accountQuery, publicProfileQuery } from '../../features/community/profiles/api.ts';
import {
  PublicFailure,
  PublicLoading,
  UserMissing,
} from '../../features/community/profiles/public/components/public-notice.tsx';
import { PublicProfile } from '../../features/community/profiles/public/components/public-profile.tsx';
import { ReportButton } from '../../features/operations/reports/components/report-button.tsx';
import { ApiError, plainSentence } from '../../platform/api-error.ts';
import { useSession } from '../../platform/session.ts';
import { Sections } from '../profile/sections.tsx';

export const meta: MetaFunction = ({ params }) => [{ title: `${params['username'] ?? 'Profile'} · DevOrbit` }];

export default function PublicProfilePage() {
  const session = useSession();
  const { username = '' } = useParams();
  const { data: profile, error, isPending, isFetching, refetch } = useQuery(publicProfileQuery(username));
  const account = useQuery({ ...accountQuery(), enabled: session !== null });
  if (isPending) return <PublicLoading />;
  if (!profile)
    // Nobody goes by what is no name at all either.
    return error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
      <UserMissing username={username} />
    ) : (
      <PublicFailure
        reason={plainSentence(error, 'Please try again.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const visibility = profile.own ? account.data?.preferences.visibility : undefined;
  return (
    <PublicProfile
      profile={profile}
      visibility={visibility}
      report={
        session && <ReportButton kind="profile" id={profile.username} name={`the profile of ${profile.username}`} />
      }
    >
      <Sections profile={profile} visibility={visibility} />
    </PublicProfile>
  );
}
