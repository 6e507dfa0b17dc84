import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/verify-any';
import { VerifyAnyScreen } from '../../features/learning/certificates/components/verify-any-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function VerifyAnyPage() {
  return <VerifyAnyScreen />;
}
