import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { useSession } from '../../../../../platform/session.ts';
import { card, cluster, pad, row, stack, text } from '../../../../../ui/layout.ts';
import { SignInDoors } from '../../../../../ui/sign-in.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import classes from './dashboard.module.css';

/** The figures of a signed-in person; a visitor is invited to sign in. */
export function Dashboard() {
  const session = useSession();
  return (
    <section className={stack(4)} aria-labelledby="dashboard">
      <div className={cluster([1, 4], { justify: 'between', align: 'baseline' })}>
        <h2 className={text('part')} id="dashboard">
          Dashboard
        </h2>
        <ul className={`${row(4)} ${text('small', 'strong')}`}>
          <li>
            <Link to={pathOf('challenges')}>Daily challenge</Link>
          </li>
          <li>
            <Link to={pathOf('submissions')}>My submissions</Link>
          </li>
        </ul>
      </div>
      {session ? <ProgressFigures user={session.user} /> : <Invitation />}
    </section>
  );
}

function Invitation() {
  return (
    <div className={`${cluster([4, 6], { justify: 'between' })} ${card()} ${pad(4)} ${classes.invitation}`}>
      <div className={`${stack(1)} ${classes.words}`}>
        <p className={classes.title}>Save your progress</p>
        <p className={text('quiet')}>
          Sign in to run your code and keep track of your solved problems, streak and points.
        </p>
      </div>
      <div className={cluster(3, { align: 'stretch' })}>
        <SignInDoors />
      </div>
    </div>
  );
}
