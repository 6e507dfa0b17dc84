import { pathOf } from '@devorbit/contract/path-of.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { SatelliteScene } from '../../../../ui/scenes/satellite-scene.tsx';
import { NOTIFICATIONS, NOTIFICATIONS_LEAD, SIGN_IN_FIRST } from '../copy.ts';
import classes from './notifications-page.module.css';

/** What a visitor finds here. */
export function SignInFirst() {
  return (
    <div className={classes.page}>
      <PageHead title={NOTIFICATIONS} lead={NOTIFICATIONS_LEAD} />
      <EmptyState
        scene={<SatelliteScene />}
        title={SIGN_IN_FIRST}
        action={
          <ButtonLink to={`${pathOf('sign-in')}?next=${encodeURIComponent(pathOf('notifications'))}`}>
            Sign In
          </ButtonLink>
        }
      />
    </div>
  );
}
