import { type MetaFunction, useLoaderData } from 'react-router';
import head from 'virtual:page-head/universities';
import { Directory } from '../../features/site/universities/components/directory.tsx';
import { copy } from '../../features/site/universities/copy.ts';
import { directoryEntry } from '../../features/site/universities/model.ts';
import { container, stack, text } from '../../ui/layout.ts';
import { universities } from '../content.server.ts';
import { pageMeta } from '../page-meta.ts';
import classes from './directory-page.module.css';

export const meta: MetaFunction = () => pageMeta(head);

export const loader = () => universities.map(directoryEntry);

/** The list is the same whatever the address asks for. */
export const shouldRevalidate = () => false;

export default function UniversitiesPage() {
  const entries = useLoaderData<typeof loader>();
  return (
    <div className={`${container(6)} ${classes.page}`}>
      <header className={stack(4)}>
        <h1 className={classes.title}>{copy.title}</h1>
        <p className={`${text('quiet', 'lead')} ${classes.lead}`}>{copy.lead}</p>
      </header>
      <Directory entries={entries} />
    </div>
  );
}
