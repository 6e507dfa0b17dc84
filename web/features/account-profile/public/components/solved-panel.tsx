import type { PublicProfile } from '@devorbit/contract/profile.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { difficulties, difficultyTone } from '../../../problems/model.ts';
import { VisibilityMark } from './visibility-mark.tsx';
import classes from './solved-panel.module.css';

type Props = { solved: NonNullable<PublicProfile['solved']>; mark: string | null };

/** A circle of 100 units. */
const RADIUS = 100 / (2 * Math.PI);

/** Solved problems: a ring divided by difficulty, and the tags that they carry. */
export function SolvedPanel({ solved: { total, by_difficulty, by_tag }, mark }: Props) {
  const most = Math.max(1, ...by_tag.map(({ solved }) => solved));
  const counted = difficulties.map((difficulty, at) => {
    const before = difficulties.slice(0, at).reduce((sum, earlier) => sum + by_difficulty[earlier], 0);
    return { difficulty, count: by_difficulty[difficulty], from: (before / Math.max(1, total)) * 100 };
  });
  return (
    <Panel title="Solved problems" action={<VisibilityMark text={mark} />}>
      <div className={classes.columns}>
        <div className={classes.whole}>
          <svg className={classes.ring} viewBox="0 0 40 40" aria-hidden="true">
            <circle className={classes.track} cx="20" cy="20" r={RADIUS} />
            {counted.map(({ difficulty, count, from }) => (
              <circle
                key={difficulty}
                className={classes[difficultyTone[difficulty]]}
                cx="20"
                cy="20"
                r={RADIUS}
                strokeDasharray={`${(count / Math.max(1, total)) * 100} 100`}
                strokeDashoffset={-from}
              />
            ))}
          </svg>
          <p className={classes.total}>
            <strong>{total.toLocaleString('en')}</strong> solved
          </p>
        </div>
        <dl className={classes.counts} aria-label="Solved by difficulty">
          {counted.map(({ difficulty, count }) => (
            <div className={classes.count} key={difficulty}>
              <dt>
                <span className={`${classes.dot} ${classes[difficultyTone[difficulty]]}`} aria-hidden="true" />
                {difficulty}
              </dt>
              <dd>{count.toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
        <ul className={classes.tags} aria-label="Solved by tag">
          {by_tag.map(({ tag, solved }) => (
            <li className={classes.tag} key={tag}>
              <span className={classes.tagName}>{tag}</span>
              <span className={classes.bar} aria-hidden="true">
                <span className={classes.fill} style={{ width: `${(solved / most) * 100}%` }} />
              </span>
              <span className={classes.tagCount}>{solved.toLocaleString('en')}</span>
            </li>
          ))}
          {by_tag.length === 0 && <li className={classes.none}>Nothing solved yet.</li>}
        </ul>
      </div>
    </Panel>
  );
}
