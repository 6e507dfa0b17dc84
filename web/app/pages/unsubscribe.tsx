import type { MetaFunction } from 'react-router';
import { UnsubscribePage } from '../../features/identity/notifications/components/unsubscribe-page.tsx';

export const meta: MetaFunction = () => [
  { title: 'Unsubscribe · DevOrbit' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function UnsubscribeRoute() {
  return <UnsubscribePage />;
}
