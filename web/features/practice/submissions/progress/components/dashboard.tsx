import { useSession } from '../../../../../platform/session.ts';
import { cluster, stack, text } from '../../../../../ui/layout.ts';
import { SignInDoors } from '../../../../../ui/sign-in.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import classes from './dashboard.module.css';

/** The figures of a signed-in person; a visitor is invited to have some. */
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
    <div className={classes.invitation}>
      <div className={classes.words}>
        <p className={classes.title}>Save your progress</p>
        <p className={classes.text}>Sign in to submit your code and keep your solved problems, streak and points.</p>
      </div>
      <div className={cluster(3, { align: 'stretch' })}>
        <SignInDoors />
      </div>
    </div>
  );
}
