import { type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/ide-join';
import { JoinProject } from '../../features/ide/projects/members/components/join-project.tsx';
import { container } from '../../ui/layout.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function JoinProjectPage() {
  const { token = '' } = useParams();
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <PageHead title="Join a project" lead="Work on it together: the same files, terminals and debugger." />
      <JoinProject key={token} token={token} />
    </div>
  );
}
