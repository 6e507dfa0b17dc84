import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ownTimeZone } from '../../../../platform/time-zone.ts';
import { userActivityQuery } from '../api.ts';
import { yearFromUrl } from '../model.ts';
import { ActivityYear } from './activity-year.tsx';

/** The contribution graph of any user. */
export function UserActivity({ username }: { username: string }) {
  const [params] = useSearchParams();
  const timeZone = ownTimeZone();
  const query = useQuery(userActivityQuery(username, yearFromUrl(params), timeZone));
  return <ActivityYear query={query} timeZone={timeZone} />;
}
