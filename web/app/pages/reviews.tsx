import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/reviews';
import { ReviewsScreen } from '../../features/learning/reviews/components/reviews-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function ReviewsPage() {
  return <ReviewsScreen />;
}
