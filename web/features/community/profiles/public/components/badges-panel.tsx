import type { Badge } from '@devorbit/contract/practice/activity.ts';
import { Award } from 'lucide-react';
import { longDateText } from '../../../../../platform/format/dates.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { grid, row, text } from '../../../../../ui/layout.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { VisibilityMark } from './visibility-mark.tsx';

/** What a user has earned. */
export function BadgesPanel({ badges, mark }: { badges: readonly Badge[]; mark: string | null }) {
  return (
    <Panel title="Badges" action={<VisibilityMark text={mark} />}>
      {badges.length === 0 ? (
        <p className={text('quiet', 'fine')}>No badges yet. Solve a problem to earn your first.</p>
      ) : (
        <ul className={grid(4)}>
          {badges.map(({ id, name, description, earned_at }) => (
            <li className={row(3, { align: 'start' })} key={id}>
              <Award size={26} strokeWidth={1.6} color="var(--signal)" aria-hidden="true" />
              <div>
                <p className={text('strong')}>{name}</p>
                <p className={text('quiet', 'fine')}>{description}</p>
                <p className={text('quiet', 'fine')}>{longDateText(earned_at, ownTimeZone())}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
