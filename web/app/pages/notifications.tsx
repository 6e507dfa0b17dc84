import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/notifications';
import { NotificationsPage } from '../../features/identity/notifications/components/notifications-page.tsx';
import { NOTIFICATIONS, NOTIFICATIONS_LEAD, SIGN_IN_FIRST } from '../../features/identity/notifications/copy.ts';
import { useSession } from '../../platform/session.ts';
import { SatelliteScene } from '../../ui/scenes/satellite-scene.tsx';
import { SignInPage } from '../../ui/sign-in-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function NotificationsRoute() {
  return useSession() ? (
    <NotificationsPage />
  ) : (
    <SignInPage
      title={NOTIFICATIONS}
      lead={NOTIFICATIONS_LEAD}
      scene={<SatelliteScene />}
      prompt={SIGN_IN_FIRST}
      why="see your notifications"
    />
  );
}
