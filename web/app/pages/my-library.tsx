import type { MetaFunction } from 'react-router';
import head from 'virtual:page-head/my-library';
import { MyLibrary } from '../../features/library/resources/mine/components/my-library.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () => pageMeta(head);

/** /resources/mine: what a member reads, keeps and has suggested. */
export default function MyLibraryPage() {
  return <MyLibrary />;
}
