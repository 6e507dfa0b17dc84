import type { User } from '@devorbit/contract/identity/accounts.ts';
import type { MemberHome as Home } from '@devorbit/contract/site/home.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNow } from '../../../../../platform/use-now.ts';
import { Kit } from '../../../../../ui/kit.tsx';
import { container } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { onNews } from '../../../../identity/notifications/api.ts';
import { memberHomeQuery } from '../api.ts';
import { HOME_FAILURE } from '../copy.ts';
import { leadOf, newsOf, othersForYou, standingOf } from '../model.ts';
import { DailyCard } from './daily-card.tsx';
import { ForYouCard } from './for-you-card.tsx';
import { HomeHead } from './home-head.tsx';
import { HomeWaiting } from './home-waiting.tsx';
import { LeadCard } from './lead-card.tsx';
import { NewsCard } from './news-card.tsx';
import { StreakCard } from './streak-card.tsx';
import classes from './member-home.module.css';

/** The home of who is signed in. */
export function MemberHome({ user }: { user: User }) {
  return (
    <Kit>
      <Loaded user={user} />
    </Kit>
  );
}

function Loaded({ user }: { user: User }) {
  const client = useQueryClient();
  const home = useQuery(memberHomeQuery());
  useEffect(() => onNews(() => void client.invalidateQueries({ queryKey: memberHomeQuery().queryKey })), [client]);
  if (home.data) return <Cards user={user} home={home.data} />;
  if (home.isPending) return <HomeWaiting user={user} />;
  return (
    <div className={container(5)}>
      <HomeHead user={user} />
      <div className={classes.grid}>
        <div className={`${classes.card} ${classes.whole}`}>
          <LoadFailure query={home} title={HOME_FAILURE} frame="bare" />
        </div>
      </div>
    </div>
  );
}

function Cards({ user, home }: { user: User; home: Home }) {
  const moment = useNow() ?? 0;
  return (
    <div className={container(5)}>
      <HomeHead user={user} newcomer={home.solved_count === 0} standing={standingOf(home)} />
      <div className={classes.grid}>
        <LeadCard lead={leadOf(home, moment)} />
        <DailyCard daily={home.daily} moment={moment} />
        <StreakCard streak={home.streak} />
        <ForYouCard recommendations={othersForYou(home)} />
        <NewsCard unread={home.news.unread} news={newsOf(home.news, moment)} />
      </div>
    </div>
  );
}
