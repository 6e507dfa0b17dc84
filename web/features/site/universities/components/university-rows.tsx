import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { grid, plainLink, row, stretchedLink, text } from '../../../../ui/layout.ts';
import type { DirectoryEntry } from '../model.ts';
import { Emblem } from './emblem.tsx';
import classes from './university-rows.module.css';

/** A list of universities with what tells them apart. */
export function UniversityRows({ entries }: { entries: DirectoryEntry[] }) {
  return (
    <ul className={`${grid([0, 6])} ${classes.rows}`}>
      {entries.map(({ slug, name, kind, city, established }) => (
        <li className={`${row(4)} ${classes.row}`} key={slug}>
          <Emblem slug={slug} />
          <div className={classes.words}>
            <Link
              className={`${plainLink} ${stretchedLink} ${text('strong')} ${classes.name}`}
              to={pathOf('university', { slug })}
            >
              {name}
            </Link>
            <p className={`${text('quiet', 'small')} ${classes.about}`}>
              {[kind, city, ...(established === undefined ? [] : [`since ${established}`])].join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
