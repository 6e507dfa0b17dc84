import { useSession } from '../../../../../platform/session.ts';
import { card, cluster, pad, stack, text } from '../../../../../ui/layout.ts';
import { SignInDoors } from '../../../../../ui/sign-in.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import classes from './dashboard.module.css';

/** The figures of a signed-in person; a visitor is invited to sign in. */
export function Dashboard() {
  const session = useSession();
  return (
    <section className={stack(4)} aria-labelledby="dashboard">
      <h2 className={text('part')} id="dashboard">
        Dashboard
      </h2>
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
