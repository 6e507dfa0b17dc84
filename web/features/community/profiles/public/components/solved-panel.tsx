import type { PublicProfile } from '@devorbit/contract/community/profiles.ts';
import { numberText } from '../../../../../platform/format/numbers.ts';
import { cluster, figures, row, stack, text } from '../../../../../ui/layout.ts';
import { Panel } from '../../../../../ui/panel.tsx';
import { difficulties, difficultyTone } from '../../../../practice/problems/model.ts';
import { VisibilityMark } from './visibility-mark.tsx';
import classes from './solved-panel.module.css';

type Props = { solved: NonNullable<PublicProfile['solved']>; mark: string | null };

/** A circle of 100 units. */
const RADIUS = 100 / (2 * Math.PI);

/** Tags that are shown before the rest is asked for. */
const TAGS_AT_ONCE = 7;

type TagBarsProps = { label: string; tags: Props['solved']['by_tag']; most: number };

const TagBars = ({ label, tags, most }: TagBarsProps) => (
  <ul className={`${stack(2)} ${text('fine')}`} aria-label={label}>
    {tags.map(({ tag, solved }) => (
      <li className={classes.tag} key={tag}>
        <span className={text('breaking')}>{tag}</span>
        <span className={classes.bar} aria-hidden="true">
          <span className={classes.fill} style={{ width: `${(solved / most) * 100}%` }} />
        </span>
        <span className={text('strong', 'tabular')}>{numberText(solved)}</span>
      </li>
    ))}
  </ul>
);

/** Solved problems: a ring divided by difficulty, and the tags that they carry. */
export function SolvedPanel({ solved: { total, by_difficulty, by_tag }, mark }: Props) {
  const most = Math.max(1, ...by_tag.map(({ solved }) => solved));
  const counted = difficulties.map((difficulty, at) => {
    const before = difficulties.slice(0, at).reduce((sum, earlier) => sum + by_difficulty[earlier], 0);
    return { difficulty, count: by_difficulty[difficulty], from: (before / Math.max(1, total)) * 100 };
  });
  return (
    <Panel title="Solved problems" action={<VisibilityMark text={mark} />}>
      <div className={cluster([5, 6])}>
        <div className={classes.ring}>
          <svg viewBox="0 0 40 40" fill="none" strokeWidth="3.6" aria-hidden="true">
            <circle stroke="var(--sunken)" cx="20" cy="20" r={RADIUS} />
            {counted.map(({ difficulty, count, from }) => (
              <circle
                key={difficulty}
                stroke={`var(--${difficultyTone[difficulty]})`}
                cx="20"
                cy="20"
                r={RADIUS}
                strokeDasharray={`${(count / Math.max(1, total)) * 100} 100`}
                strokeDashoffset={-from}
              />
            ))}
          </svg>
          <p className={`${text('quiet', 'fine', 'tabular')} ${classes.total}`}>
            <strong>{numberText(total)}</strong> solved
          </p>
        </div>
        <dl className={`${stack(2)} ${figures} ${classes.counts}`} aria-label="Solved by difficulty">
          {counted.map(({ difficulty, count }) => (
            <div className={row(4, { justify: 'between', align: 'baseline' })} key={difficulty}>
              <dt className={row(2)}>
                <span
                  className={classes.dot}
                  style={{ background: `var(--${difficultyTone[difficulty]})` }}
                  aria-hidden="true"
                />
                {difficulty}
              </dt>
              <dd>{numberText(count)}</dd>
            </div>
          ))}
        </dl>
        <div className={`${stack(2)} ${classes.byTag}`}>
          <TagBars label="Solved by tag" tags={by_tag.slice(0, TAGS_AT_ONCE)} most={most} />
          {by_tag.length === 0 && <p className={text('quiet')}>No solved problems yet.</p>}
          {by_tag.length > TAGS_AT_ONCE && (
            <details>
              <summary className={text('fine', 'strong')}>{by_tag.length - TAGS_AT_ONCE} more</summary>
              <TagBars label="Solved by tag, continued" tags={by_tag.slice(TAGS_AT_ONCE)} most={most} />
            </details>
          )}
        </div>
      </div>
    </Panel>
  );
}
