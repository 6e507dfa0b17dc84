import { usePageQuery } from '../../../../platform/page-query.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { grid, row, stack, text } from '../../../../ui/layout.ts';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { copy, countOf } from '../copy.ts';
import { type DirectoryEntry, filtersFromUrl } from '../model.ts';
import { searchDirectory } from '../search.ts';
import { DirectoryFiltersBar } from './directory-filters.tsx';
import { UniversityCard } from './university-card.tsx';
import { UniversityRows } from './university-rows.tsx';
import classes from './directory.module.css';

const isCard = ({ card }: DirectoryEntry): boolean => card !== undefined;

/** The four cards and the list, narrowed by what the address asks for. */
export function Directory({ entries }: { entries: DirectoryEntry[] }) {
  const [params, change] = usePageQuery();
  const filters = filtersFromUrl(params);
  const found = searchDirectory(entries, filters);
  const narrowed = filters.query.trim() !== '' || filters.city !== '' || filters.kind !== '';
  const cards = found.filter(isCard);
  const others = found.filter((entry) => !isCard(entry));
  const ordered = narrowed ? cards : cards.toSorted((a, b) => (a.card ?? 0) - (b.card ?? 0));
  const clear = () => change({ q: null, city: null, kind: null });
  return (
    <div className={stack(7)}>
      <div className={stack(3)}>
        <DirectoryFiltersBar entries={entries} filters={filters} onChange={change} />
        <noscript>
          <p className={text('quiet', 'small')}>{copy.noScript}</p>
        </noscript>
        <div className={`${row(4, { justify: 'between' })} ${text('quiet', 'small')} ${classes.count}`}>
          <p role="status">{countOf(found.length)}</p>
          {narrowed && found.length > 0 && (
            <PlainButton tone="quiet" size="small" onClick={clear}>
              {copy.clear}
            </PlainButton>
          )}
        </div>
      </div>
      {found.length === 0 && (
        <EmptyState
          scene={<TelescopeScene />}
          title={copy.emptyTitle}
          action={<PlainButton onClick={clear}>{copy.clear}</PlainButton>}
        >
          {copy.empty}
        </EmptyState>
      )}
      {ordered.length > 0 && (
        <section aria-labelledby="cards-title">
          <h2 className={`${text('part')} ${classes.title}`} id="cards-title">
            {narrowed ? copy.found : copy.cards}
          </h2>
          <ul className={grid(4)}>
            {ordered.map((entry) => (
              <UniversityCard key={entry.slug} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others-title">
          <h2 className={`${text('part')} ${classes.title}`} id="others-title">
            {narrowed && ordered.length === 0 ? copy.found : copy.all}
          </h2>
          <UniversityRows entries={others} />
        </section>
      )}
    </div>
  );
}
