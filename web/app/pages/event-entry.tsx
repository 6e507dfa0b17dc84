import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, type MetaFunction, useParams } from 'react-router';
import head from 'virtual:page-head/event-entry';
import { VoteBar } from '../../features/events/entry-votes/components/vote-bar.tsx';
import { EntryView } from '../../features/events/hackathons/components/entry-view.tsx';
import { backLink, container } from '../../ui/layout.ts';
import { pageMeta } from '../page-meta.ts';
import classes from '../../ui/page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export default function EventEntryPage() {
  const { id = '', entry = '' } = useParams();
  return (
    <div className={`${container(4)} ${classes.page}`}>
      <Link className={backLink} to={pathOf('event-entries', { id })}>
        <ArrowLeft size={17} aria-hidden="true" />
        All entries
      </Link>
      <EntryView event={Number(id)} entry={Number(entry)} vote={(of) => <VoteBar event={Number(id)} entry={of} />} />
    </div>
  );
}
