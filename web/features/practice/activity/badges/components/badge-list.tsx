import type { Badge, BadgeProgress } from '@devorbit/contract/practice/activity.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { longDateText } from '../../../../../platform/format/dates.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { grid, row, stack, text } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { Meter } from '../../../../../ui/meter.tsx';
import { badgesQuery } from '../api.ts';
import { BADGES_FAILURE, NO_BADGES, NOT_EARNED, progressText } from '../copy.ts';
import { BadgeDrawing } from './badge-drawing.tsx';
import classes from './badge-list.module.css';

/** What a user has earned. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  if (badges.length === 0) return <p className={text('quiet', 'small')}>{NO_BADGES}</p>;
  return (
    <ul className={`${grid(5)} ${classes.list}`}>
      {badges.map((badge) => (
        <Earned key={badge.id} badge={badge} at={badge.earned_at} />
      ))}
    </ul>
  );
}

/** One's own badges: those that are not earned yet too, with how far one is. */
export function OwnBadgeList() {
  const query = useQuery(badgesQuery(ownTimeZone()));
  if (!query.data)
    return query.isPending ? (
      <Skeleton height={220} radius="md" />
    ) : (
      <LoadFailure query={query} title={BADGES_FAILURE} frame="line" />
    );
  return (
    <ul className={`${grid(5)} ${classes.list}`}>
      {query.data.map((badge) =>
        badge.earned_at === null ? (
          <Ahead key={badge.id} badge={badge} />
        ) : (
          <Earned key={badge.id} badge={badge} at={badge.earned_at} />
        ),
      )}
    </ul>
  );
}

type Told = Pick<Badge, 'id' | 'name' | 'description'>;

const Earned = ({ badge: { id, name, description }, at }: { badge: Told; at: string }) => (
  <li className={row(4)}>
    <BadgeDrawing id={id} earned />
    <div className={classes.words}>
      <p className={text('strong')}>{name}</p>
      <p className={text('quiet', 'fine')}>{description}</p>
      <p className={text('quiet', 'fine')}>{longDateText(at, ownTimeZone())}</p>
    </div>
  </li>
);

const Ahead = ({ badge: { id, name, description, have, of } }: { badge: BadgeProgress }) => (
  <li className={row(4)}>
    <BadgeDrawing id={id} earned={false} />
    <div className={`${stack(1)} ${classes.words}`}>
      <p className={text('quiet', 'strong')}>{name}</p>
      <p className={text('quiet', 'fine')}>{description}</p>
      {of > 1 ? (
        <>
          <Meter
            part={have / of}
            role="meter"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={of}
            aria-valuenow={have}
            aria-valuetext={progressText(have, of)}
          />
          <p className={text('quiet', 'fine', 'tabular')}>{progressText(have, of)}</p>
        </>
      ) : (
        <p className={text('quiet', 'fine')}>{NOT_EARNED}</p>
      )}
    </div>
  </li>
);
