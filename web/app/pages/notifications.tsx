import type { MetaFunction } from 'react-router';
import { NotificationsPage } from '../../features/identity/notifications/components/notifications-page.tsx';
import { SignInFirst } from '../../features/identity/notifications/components/sign-in-first.tsx';
import { useSession } from '../../platform/session.ts';

export const meta: MetaFunction = () => [{ title: 'Notifications · DevOrbit' }];

export default function NotificationsRoute() {
  return useSession() ? <NotificationsPage /> : <SignInFirst />;
}
