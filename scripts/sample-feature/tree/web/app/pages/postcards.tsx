import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/postcards';
import { PostcardWall } from '../../features/site/postcards/components/postcard-wall.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

export default function PostcardsPage() {
  return (
    <>
      <PageHead title="Postcards" lead="What people wrote from where they are." />
      <PostcardWall />
    </>
  );
}
