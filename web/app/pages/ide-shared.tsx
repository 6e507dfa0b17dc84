import { type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/ide-shared';
import { SharedProject } from '../../features/ide/projects/sharing/components/shared-project.tsx';
import { pageMeta } from '../page-meta.ts';
import type { PageHandle } from '../shell/shell.tsx';

export const meta: MetaFunction = () => pageMeta(head);
export const handle: PageHandle = { footer: false, bar: 'slim' };

export default function SharedProjectPage() {
  const { token = '' } = useParams();
  return <SharedProject key={token} token={token} />;
}
