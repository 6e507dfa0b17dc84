import type { Account } from '@devorbit/contract/community/profiles.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { publicProfileQuery } from '../../features/community/profiles/api.ts';
import { PUBLIC_FAILURE } from '../../features/community/profiles/copy.ts';
import { cluster, stack, text } from '../../ui/layout.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Sections } from './sections.tsx';

/** What the account's own page shows below the personal information: what others see, from the same source. */
export default function OwnSections({ account }: { account: Account }) {
  const profile = useQuery(publicProfileQuery(account.username));
  return (
    <section className={stack(4)} aria-labelledby="own-sections" aria-busy={profile.isPending}>
      <div className={cluster([1, 4], { justify: 'between', align: 'baseline' })}>
        <h3 className={text('part')} id="own-sections">
          Your work
        </h3>
        <Link className={text('small', 'strong')} to={`${pathOf('profile')}?tab=settings`}>
          Choose who sees what
        </Link>
      </div>
      {profile.data ? (
        <Sections profile={profile.data} visibility={account.preferences.visibility} />
      ) : profile.isPending ? (
        <Skeleton height={640} radius="lg" />
      ) : (
        <LoadFailure query={profile} title={PUBLIC_FAILURE} frame="line" />
      )}
    </section>
  );
}
