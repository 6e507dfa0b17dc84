import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/notifications';
import { NotificationsPage } from '../../features/identity/notifications/components/notifications-page.tsx';
import { SignInFirst } from '../../features/identity/notifications/components/sign-in-first.tsx';
import { useSession } from '../../platform/session.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function NotificationsRoute() {
  return useSession() ? <NotificationsPage /> : <SignInFirst />;
}
