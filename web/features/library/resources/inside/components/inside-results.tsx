import type { InsideHit } from '@devorbit/contract/library/resources-inside.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { counted } from '../../../../../platform/format/plurals.ts';
import { isPlainClick } from '../../../../../platform/plain-click.ts';
import { card, cluster, divided, pad, stack, tag, text } from '../../../../../ui/layout.ts';
import { ListPage } from '../../../../../ui/list-page.tsx';
import { Marked } from '../../../../../ui/marked.tsx';
import { WaitingRows } from '../../components/waiting-rows.tsx';
import { INSIDE, INSIDE_FAILED, NONE_INSIDE } from '../../copy.ts';
import { hashOf, type Spot, spotOf } from '../../model.ts';
import { type InsideFilters, insideQuery } from '../api.ts';
import classes from './inside-results.module.css';

type Found = { resource: Resource; hit: InsideHit; pages: number };
type Open = (resource: Resource, spot: Spot) => void;
type Props = { search: string; filters: InsideFilters; onOpen: Open };

/** What stands inside documents, each opening at the page where it was found. */
export function InsideResults({ search, filters, onOpen }: Props) {
  const list = useInfiniteQuery(insideQuery(search, filters));
  return (
    <section className={`${stack(2)} ${card()} ${pad(5)}`} aria-labelledby="inside">
      <h2 className={text('part')} id="inside">
        {INSIDE}
      </h2>
      <div aria-busy={list.isFetching} className={classes.list} data-stale={list.isPlaceholderData || undefined}>
        <ListPage<InfiniteData<{ results: Found[]; more: boolean }>>
          query={list}
          failure={INSIDE_FAILED}
          said="title"
          frame="line"
          loading={<WaitingRows rows={3} />}
          empty={({ pages }) =>
            pages.every(({ results }) => results.length === 0) ? <p className={text('quiet')}>{NONE_INSIDE}</p> : null
          }
        >
          {({ pages }) => (
            <ul className={divided} aria-label={INSIDE}>
              {pages
                .flatMap(({ results }) => results)
                .map((found) => (
                  <InsideRow key={found.resource.id} found={found} onOpen={onOpen} />
                ))}
            </ul>
          )}
        </ListPage>
      </div>
    </section>
  );
}

function InsideRow({ found: { resource, hit, pages }, onOpen }: { found: Found; onOpen: Open }) {
  const spot = spotOf(hit);
  return (
    <li className={`${stack(1)} ${classes.row}`}>
      <h3 className={classes.title}>
        <Link
          to={pathOf('resource', { id: resource.id }) + hashOf(spot)}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onOpen(resource, spot);
          }}
        >
          {resource.title}
        </Link>
      </h3>
      <p className={`${text('small', 'breaking')} ${classes.excerpt}`}>
        <bdi>
          <Marked text={hit.excerpt} marks={hit.excerpt_marks} />
        </bdi>
      </p>
      <p className={`${cluster([1, 2])} ${text('faint', 'fine')}`}>
        <span className={tag}>{hit.label}</span>
        {hit.ocr && <span className={tag}>Scan</span>}
        <span>
          {[
            ...(pages > 1 ? [`${counted(pages - 1, 'more place')}`] : []),
            resource.subject,
            resource.college,
            resource.file_type.toUpperCase(),
          ].join(' · ')}
        </span>
      </p>
    </li>
  );
}
