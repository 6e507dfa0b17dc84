import type { MetaFunction } from 'react-router';
import { LostPage } from '../shell/lost-page.tsx';

export const meta: MetaFunction = () => [{ title: 'Lost in Space · DevOrbit' }, { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  return <LostPage />;
}
