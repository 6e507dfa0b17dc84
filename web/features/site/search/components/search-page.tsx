import { usePageQuery } from '../../../../platform/page-query.ts';
import { container, text } from '../../../../ui/layout.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { isBeyond, PAGE_SIZE, pagesOf, placeAddress, placeIn } from '../model.ts';
import { useSearch } from '../use-search.ts';
import { KindFilter } from './kind-filter.tsx';
import { PopularPages } from './popular-pages.tsx';
import { SearchField } from './search-field.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import classes from './search-page.module.css';

/** The question, the kind and the page are those of the address: every list of results can be linked to. */
export function SearchPage() {
  const [params] = usePageQuery();
  const place = placeIn(params);
  const found = useSearch({ ...place, page_size: PAGE_SIZE }, 0);
  return (
    <div className={`${container(5)} ${classes.page}`}>
      <h1 className={text('page')}>Search</h1>
      <SearchField key={place.q} question={place.q} />
      {place.q === '' ? (
        <PopularPages />
      ) : (
        <>
          {!found.page && found.error === null && <div className={classes.kinds} />}
          {found.page && found.error === null && <KindFilter place={place} counts={found.page.counts} />}
          <SearchOutcome place={place} found={found} />
          {found.page && found.error === null && !isBeyond(found.page) && (
            <Pager
              label="Result pages"
              page={place.page}
              pages={pagesOf(found.page.total)}
              addressOf={(page) => placeAddress({ ...place, page })}
            />
          )}
        </>
      )}
    </div>
  );
}
