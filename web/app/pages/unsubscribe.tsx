import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/unsubscribe';
import { UnsubscribePage } from '../../features/identity/notifications/components/unsubscribe-page.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function UnsubscribeRoute() {
  return <UnsubscribePage />;
}
