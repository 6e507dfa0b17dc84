import { container } from '../../../../ui/layout.ts';
import { PageHead } from '../../../../ui/page-head.tsx';
import { SatelliteScene } from '../../../../ui/scenes/satellite-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { NOTIFICATIONS, NOTIFICATIONS_LEAD, SIGN_IN_FIRST } from '../copy.ts';
import classes from './notifications-page.module.css';

/** What a visitor finds here. */
export function SignInFirst() {
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <PageHead title={NOTIFICATIONS} lead={NOTIFICATIONS_LEAD} />
      <SignInPrompt scene={<SatelliteScene />} title={SIGN_IN_FIRST} />
    </div>
  );
}
