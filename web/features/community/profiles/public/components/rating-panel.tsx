import type { PublicProfile } from '@devorbit/contract/community/profiles.ts';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { cluster, figures } from '../../../../../ui/layout.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { levelOf } from '../../../../practice/activity/model.ts';
import { VisibilityMark } from './visibility-mark.tsx';
import classes from './public-profile.module.css';

type Props = { rating: NonNullable<PublicProfile['rating']>; mark: string | null };

/** Points, what they amount to, and the place on the leaderboard. */
export function RatingPanel({ rating: { points, rank }, mark }: Props) {
  const facts = [
    ['Points', numberText(points)],
    ['Rank', rank === null ? '–' : `#${numberText(rank)}`],
    ['Level', levelOf(points).name],
  ];
  return (
    <Panel title="Rating" action={<VisibilityMark text={mark} />}>
      <dl className={`${cluster([4, 6], { align: 'stretch' })} ${figures} ${classes.figures}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
