import type { MetaFunction } from 'react-router';
import { NotificationsPage } from '../../features/notifications/components/notifications-page.tsx';
import { SignInFirst } from '../../features/notifications/components/sign-in-first.tsx';
import { useSession } from '../../platform/session.ts';

export const meta: MetaFunction = () => [{ title: 'Notifications · DevOrbit' }];

export default function NotificationsRoute() {
  return useSession() ? <NotificationsPage /> : <SignInFirst />;
}
