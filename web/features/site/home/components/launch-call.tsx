import { pathOf } from '@devorbit/contract/path-of.ts';
import { useSession } from '../../../../platform/session.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { cluster, container, stack, text } from '../../../../ui/layout.ts';
import { StarField } from '../../../../ui/star-field.tsx';
import classes from './launch-call.module.css';
import page from './section.module.css';

export function LaunchCall() {
  const session = useSession();
  return (
    <section className={`${container(0)} ${page.section}`} aria-labelledby="launch-title">
      <div className={`${classes.panel} night`}>
        <StarField id="launch-sky" x={-100} y={-30} />
        <svg
          className={classes.limb}
          viewBox="0 0 1200 400"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
          focusable="false"
        >
          <circle className={classes.air} cx="600" cy="1290" r="1010" />
          <circle className={classes.ground} cx="600" cy="1300" r="1000" />
          <path className={classes.ascent} d="M790 318C880 300 1010 190 1120 -20" />
        </svg>
        <div className={`${stack(4, 'center')} ${classes.words}`}>
          <h2 className={`${text('page')} ${classes.title}`} id="launch-title">
            Your first orbit is one problem away
          </h2>
          <p className={text('quiet', 'lead')}>
            {session
              ? 'One problem a day, the same for everyone.'
              : 'Create an account to save your progress, points and streak.'}
          </p>
          <div className={`${cluster(3, { justify: 'center', align: 'stretch' })} ${classes.buttons}`}>
            {!session && <ButtonLink to={pathOf('sign-up')}>Create an account</ButtonLink>}
            <ButtonLink to={pathOf('challenges')} tone={session ? 'signal' : 'plain'}>
              Today’s challenge
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
