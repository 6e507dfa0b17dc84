import type { User } from '@devorbit/contract/identity/accounts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { row, text } from '../../../../../ui/layout.ts';
import { ALL_PROBLEMS, LEADERBOARD, MY_SUBMISSIONS } from '../copy.ts';
import classes from './member-home.module.css';

const ways = [
  { to: pathOf('practice'), label: ALL_PROBLEMS },
  { to: pathOf('submissions'), label: MY_SUBMISSIONS },
  { to: `${pathOf('practice')}?tab=leaderboard`, label: LEADERBOARD },
];

type Props = {
  /** Unknown while the page is prerendered. */
  user?: Pick<User, 'full_name' | 'username'>;
  /** Has solved nothing yet, and so is not back. */
  newcomer?: boolean;
  standing?: string;
};

/** Who is greeted, how far they have come, and the ways that are taken most. Each text has its one line, known or not. */
export function HomeHead({ user, newcomer = false, standing = '\u00a0' }: Props) {
  const name = user && (user.full_name.trim().split(/\s+/)[0] || user.username);
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h2 className={`${text('part')} ${classes.greeting}`}>
          {name === undefined ? '\u00a0' : `${newcomer ? 'Welcome' : 'Welcome back'}, ${name}`}
        </h2>
        <p className={`${text('quiet', 'small', 'tabular')} ${classes.standing}`}>{standing}</p>
      </div>
      <ul className={`${row(4)} ${classes.ways}`}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link className={`${text('small', 'strong')} ${classes.way}`} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </header>
  );
}
