import type { LeaderboardPeriod, LeaderboardRow } from '@devorbit/contract/practice/leaderboard.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { text } from '../../../../ui/layout.ts';
import { PodiumScene } from '../../../../ui/scenes/podium-scene.tsx';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { SignInLink } from '../../../../ui/sign-in.tsx';
import { EVERYBODY, NOBODY, NOBODY_HERE } from '../copy.ts';

type Empty = {
  period: LeaderboardPeriod;
  university: string | null;
  total: number;
  /** Addresses of the first page, and of everybody's. */
  firstPage: string;
  everybody: string;
};

/** Nobody at all, or a page behind the last one. */
export function EmptyBoard(props: Empty) {
  if (props.total > 0)
    return (
      <EmptyState
        frame="bare"
        scene={<TelescopeScene />}
        title="There is nothing on this page"
        action={
          <Button component={Link} to={props.firstPage} variant="default" preventScrollReset>
            Go to the first page
          </Button>
        }
      />
    );
  if (props.university !== null)
    return (
      <EmptyState
        frame="bare"
        scene={<PodiumScene />}
        title={NOBODY_HERE}
        action={
          <Button component={Link} to={props.everybody} variant="default" preventScrollReset>
            {EVERYBODY}
          </Button>
        }
      />
    );
  return (
    <EmptyState frame="bare" scene={<PodiumScene />} title={NOBODY[props.period]}>
      Solve a problem to take first place.
    </EmptyState>
  );
}

type Place = { own: LeaderboardRow | null; signedIn: boolean; period: LeaderboardPeriod };

/** Why there is no own row, and what to do about it. */
export function OwnPlace({ own, signedIn, period }: Place) {
  if (own) return null;
  if (signedIn)
    return (
      <p className={text('quiet', 'small')}>
        {period === 'all'
          ? 'Solve your first problem to join the leaderboard.'
          : 'Solve a new problem to join this leaderboard.'}
      </p>
    );
  return (
    <p className={text('quiet', 'small')}>
      <SignInLink /> to see your rank.
    </p>
  );
}
