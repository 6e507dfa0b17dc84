import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ownTimeZone } from '../../../../platform/time-zone.ts';
import { userActivityQuery } from '../api.ts';
import { yearFromUrl } from '../model.ts';
import { ActivityYear } from './activity-year.tsx';

/** The contribution graph of any user; the year is in the address. */
export function UserActivity({ username }: { username: string }) {
  const [params, setParams] = useSearchParams();
  const timeZone = ownTimeZone();
  const activity = useQuery(userActivityQuery(username, yearFromUrl(params), timeZone));
  return (
    <ActivityYear
      activity={activity.data}
      stale={activity.isPlaceholderData}
      error={activity.error}
      busy={activity.isFetching}
      timeZone={timeZone}
      onYear={(year) =>
        setParams((current) => (current.set('year', String(year)), current), {
          replace: true,
          preventScrollReset: true,
        })
      }
      onRetry={() => void activity.refetch()}
    />
  );
}
