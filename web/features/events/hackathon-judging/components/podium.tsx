import type { ResultEntry } from '@devorbit/contract/events/hackathon-judging.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { text, unseen } from '../../../../ui/layout.ts';
import { scoreText } from '../model.ts';
import classes from './podium.module.css';

const places = ['first', 'second', 'third'];

/** The best three: read in their order, drawn with the first in the middle. */
export const Podium = ({ event, entries }: { event: number; entries: readonly ResultEntry[] }) => (
  <ol className={classes.podium} aria-label="Winners">
    {entries.map(({ id, title, team, corrected }, at) => (
      <li key={id} className={classes.place} data-place={at + 1}>
        <div className={classes.who}>
          <svg className={classes.planet} viewBox="0 0 64 64" aria-hidden="true">
            <ellipse className={classes.orbit} cx="32" cy="32" rx="29" ry="10" transform="rotate(-18 32 32)" />
            <circle className={classes.ball} cx="32" cy="32" r="15" />
            <path className={classes.ring} d="M4.5 41a29 10 -18 0 0 55-18" />
          </svg>
          <p className={classes.title}>
            <Link to={pathOf('event-entry', { id: event, entry: id })}>{title}</Link>
          </p>
          <p className={text('quiet', 'small', 'breaking')}>{team}</p>
          <p className={text('strong', 'tabular')}>{scoreText(corrected)}</p>
        </div>
        <div className={classes.step}>
          <span aria-hidden="true">{at + 1}</span>
          <span className={unseen}>{places[at]} place</span>
        </div>
      </li>
    ))}
  </ol>
);
