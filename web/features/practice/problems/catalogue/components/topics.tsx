import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useQueryKnown } from '../../../../../platform/page-query.ts';
import { useSession } from '../../../../../platform/session.ts';
import { cluster, row, stack, text, unseen } from '../../../../../ui/layout.ts';
import { LoadFailure } from '../../../../../ui/load-failure.tsx';
import { topicsQuery } from '../../api.ts';
import { TOPICS, TOPICS_FAILURE } from '../../copy.ts';
import { filtersFromUrl, filtersToUrl, topicsShown } from '../model.ts';
import classes from './topics.module.css';

/** Topics that are shown before somebody asks for all. */
const FIRST = 12;

/** What problems are about: each leads to its problems, and says how many there are and how many are solved. */
export function Topics() {
  const list = useQuery(topicsQuery());
  const [all, setAll] = useState(false);
  const session = useSession();
  const known = useQueryKnown();
  const [params] = useSearchParams();
  const filters = filtersFromUrl(known ? params : new URLSearchParams());
  const topics = list.data ?? [];
  if (list.isSuccess && topics.length === 0) return null;
  if (list.isError) return <LoadFailure query={list} title={TOPICS_FAILURE} frame="line" />;
  return (
    <nav className={`${stack(2)} ${classes.topics}`} aria-label={TOPICS} aria-busy={list.isPending}>
      <ul className={`${cluster(2)} ${classes.list}`} data-all={all || undefined}>
        {(all ? topics : topicsShown(topics, FIRST, filters.tag)).map(({ tag, problems, solved }) => {
          const chosen = tag === filters.tag;
          return (
            <li key={tag}>
              <Link
                className={`${row(2)} ${classes.topic}`}
                to={{ search: String(filtersToUrl({ ...filters, tag: chosen ? '' : tag }, params)) }}
                replace
                preventScrollReset
                aria-current={chosen || undefined}
              >
                {tag}
                <span className={text('tabular')}>
                  {session ? `${solved}/${problems}` : problems}
                  <span className={unseen}>{session ? ' solved' : ' problems'}</span>
                </span>
              </Link>
            </li>
          );
        })}
        {topics.length > FIRST && (
          <li>
            <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Fewer topics' : `All ${topics.length} topics`}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
