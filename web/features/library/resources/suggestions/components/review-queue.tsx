import type { Suggestion } from '@devorbit/contract/library/resource-suggestions.ts';
import { SUGGESTIONS_PAGE_SIZE } from '@devorbit/contract/library/resources-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { longDateText } from '../../../../../platform/format/dates.ts';
import { usePageQuery } from '../../../../../platform/page-query.ts';
import { ownTimeZone } from '../../../../../platform/time-zone.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { card, cluster, divided, pad, stack, tag, text, unseen } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { TypeTile } from '../../components/type-tile.tsx';
import { aboutOf } from '../../model.ts';
import { queueQuery } from '../api.ts';
import { NOTHING_TO_REVIEW, REVIEW, SUGGESTIONS_FAILED } from '../copy.ts';
import classes from './suggestion-list.module.css';

/** What waits for a superuser's decision, the oldest first. */
export function ReviewQueue() {
  const [params] = usePageQuery();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useQuery(queueQuery(page));
  return (
    <ListPage<{ rows: Suggestion[]; total: number }>
      query={query}
      failure={SUGGESTIONS_FAILED}
      said="title"
      empty={({ total }) => (total === 0 ? NOTHING_TO_REVIEW : null)}
      pages={{ label: REVIEW, page, size: SUGGESTIONS_PAGE_SIZE, addressOf: (to) => `?tab=review&page=${to}` }}
    >
      {({ rows }) => (
        <ul className={`${card('lifted')} ${pad(5)} ${divided}`} aria-label={REVIEW}>
          {rows.map((one) => (
            <Row key={one.resource.id} suggestion={one} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function Row({ suggestion: { resource, suggested_at, suggested_by, duplicate } }: { suggestion: Suggestion }) {
  const { id, title, resource_type, file_type } = resource;
  return (
    <li className={classes.row}>
      <TypeTile type={file_type} />
      <div className={`${stack(1)} ${classes.words}`}>
        <h3 className={text('strong', 'breaking')}>
          <Link to={pathOf('resource', { id })}>{title}</Link>
        </h3>
        <p className={text('quiet', 'small', 'breaking')}>{aboutOf(resource).join(' · ')}</p>
        <p className={`${cluster([1, 2])} ${text('faint', 'fine')}`}>
          <span className={tag}>{resource_type}</span>
          {duplicate && (
            <span className={tag} data-tone="warn">
              Same file as “{duplicate.title}”
            </span>
          )}
          <span>
            {suggested_by}, <time dateTime={suggested_at}>{longDateText(suggested_at, ownTimeZone())}</time>
          </span>
        </p>
      </div>
      <ButtonLink size="small" to={pathOf('resource', { id })}>
        Review<span className={unseen}> {title}</span>
      </ButtonLink>
    </li>
  );
}
