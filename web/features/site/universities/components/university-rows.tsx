import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import type { DirectoryEntry } from '../model.ts';
import { Emblem } from './emblem.tsx';
import classes from './university-rows.module.css';

/** A list of universities with what tells them apart. */
export function UniversityRows({ entries }: { entries: DirectoryEntry[] }) {
  return (
    <ul className={classes.rows}>
      {entries.map(({ slug, name, kind, city, established }) => (
        <li className={classes.row} key={slug}>
          <Emblem slug={slug} />
          <div className={classes.words}>
            <Link className={classes.name} to={pathOf('university', { slug })}>
              {name}
            </Link>
            <p className={classes.about}>
              {[kind, city, ...(established === undefined ? [] : [`since ${established}`])].join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
