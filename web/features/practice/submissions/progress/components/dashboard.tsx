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
        <p className={classes.title}>Keep what you solve</p>
        <p className={classes.text}>
          With an account the judge runs your code, and solved problems, your streak and your points are kept here.
        </p>
      </div>
      <div className={cluster(3, { align: 'stretch' })}>
        <SignInDoors />
      </div>
    </div>
  );
}
