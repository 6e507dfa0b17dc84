import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { dayMonthText } from '../../../../platform/format/dates.ts';
import { numberText } from '../../../../platform/format/numbers.ts';
import { counted } from '../../../../platform/format/plurals.ts';
import { useSession } from '../../../../platform/session.ts';
import { card, cluster, stack, text } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { leaderboardQuery } from '../api.ts';
import { LEADERBOARD, LEADERBOARD_FAILURE, PERIOD_NAMES } from '../copy.ts';
import { pageCount, periods, podiumOf, type View, viewFromUrl, viewToUrl } from '../model.ts';
import { EmptyBoard, OwnPlace } from './board-notices.tsx';
import { OwnUniversity } from './own-university.tsx';
import { Podium, PodiumSkeleton } from './podium.tsx';
import { RankTable, RankTableSkeleton } from './rank-table.tsx';
import { UniversityFilter } from './university-filter.tsx';
import { useLiveLeaderboard } from './use-live-leaderboard.ts';
import classes from './leaderboard.module.css';

/** Who has the most points: period and page are in the address, and the board moves by itself. */
export function Leaderboard() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const view = viewFromUrl(params);
  const board = useQuery(leaderboardQuery(view));
  useLiveLeaderboard();
  const addressOf = (part: Partial<View>) => `?${viewToUrl({ ...view, ...part }, params)}`;
  const change = (part: Partial<View>) =>
    setParams((current) => viewToUrl({ ...view, ...part, page: 1 }, current), { preventScrollReset: true });
  const { data } = board;
  const podium = data && podiumOf(data.rows, view.page);
  return (
    <section className={stack(4)} aria-labelledby="leaderboard" aria-busy={board.isPending}>
      <div className={cluster([3, 5], { justify: 'between', align: 'end' })}>
        <div className={stack(1)}>
          <h2 className={text('part')} id="leaderboard">
            {LEADERBOARD}
          </h2>
          <p className={text('quiet')}>
            {data && data.total > 0
              ? `${counted(data.total, 'person', 'people')} with points. Updates live.`
              : 'Earn points the first time you solve a problem.'}
          </p>
        </div>
        <div className={`${cluster(3, { justify: 'end' })} ${classes.filters}`}>
          <SegmentedControl
            className={classes.switch}
            aria-label="Period"
            value={view.period}
            data={periods.map((period) => ({ value: period, label: PERIOD_NAMES[period] }))}
            onChange={(value) => change({ period: periods.find((known) => known === value) ?? 'all' })}
          />
          <UniversityFilter chosen={view.university} onChoose={(university) => change({ university })} />
        </div>
      </div>
      <div className={`${card('lifted')} ${classes.board}`}>
        {podium ? (
          <Podium rows={podium} stale={board.isPlaceholderData} />
        ) : (
          board.isPending && view.page === 1 && <PodiumSkeleton />
        )}
        <ListPage
          query={board}
          failure={LEADERBOARD_FAILURE}
          loading={<RankTableSkeleton />}
          frame="bare"
          empty={({ rows, total }) =>
            rows.length === 0 ? (
              <EmptyBoard
                period={view.period}
                university={view.university}
                total={total}
                firstPage={addressOf({ page: 1 })}
                everybody={addressOf({ page: 1, university: null })}
              />
            ) : null
          }
        >
          {({ rows, own, trend_since }) => (
            <RankTable rows={rows} own={own} since={trend_since} stale={board.isPlaceholderData} />
          )}
        </ListPage>
      </div>
      {data && (
        <Pager
          label="Pages of the leaderboard"
          page={view.page}
          pages={pageCount(data.total)}
          addressOf={(page) => addressOf({ page })}
        />
      )}
      {data?.trend_since && (
        <p className={text('quiet', 'fine')}>▲ and ▼ show the change since {dayMonthText(data.trend_since)}.</p>
      )}
      {data && view.university === null && <OwnPlace own={data.own} signedIn={session !== null} period={view.period} />}
      {data && session && <OwnUniversity />}
      <VisuallyHidden role="status">
        {data?.own && `Your rank: ${numberText(data.own.rank)}, ${numberText(data.own.points)} points`}
      </VisuallyHidden>
    </section>
  );
}
