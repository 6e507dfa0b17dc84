import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Star } from '@devorbit/contract/practice/activity.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateText } from '../../../../../platform/format/dates.ts';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { ScrollBox } from '../../../../../ui/scroll-box.tsx';
import { AS_LIST, CONSTELLATION } from '../copy.ts';
import { systemName, systemsOf } from '../model.ts';
import classes from './constellation.module.css';

/** The most that is shown at once, in px. */
const HEIGHT = 360;

/** The sky in words: systems, and their stars in the order of solving. */
export function StarList({ stars }: { stars: readonly Star[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={text('small')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={`${text('strong')} ${classes.summary}`}>{AS_LIST}</summary>
      {open && (
        <ScrollBox label={CONSTELLATION} maxHeight={HEIGHT}>
          <ul className={stack(4)}>
            {systemsOf(stars).map(({ tag, stars: members }) => (
              <li key={tag}>
                <p className={text('strong')}>{systemName(tag)}</p>
                <ol className={classes.members}>
                  {members.map((star) => (
                    <li className={cluster([0, 3], { align: 'baseline' })} key={star.problem_id}>
                      <Link className={text('breaking')} to={pathOf('problem', { id: star.problem_id })}>
                        {star.title}
                      </Link>
                      <span className={text('quiet', 'fine')}>
                        {star.difficulty}
                        {star.solved_at !== null && `, ${dateText(star.solved_at)}`}
                      </span>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
    </details>
  );
}
