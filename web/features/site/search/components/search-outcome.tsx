import { plainSentence } from '../../../../platform/api-error.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { divided, stack, text } from '../../../../ui/layout.ts';
import { NoSuchPage } from '../../../../ui/no-such-page.tsx';
import { LostSignalScene } from '../../../../ui/scenes/lost-signal-scene.tsx';
import { TelescopeScene } from '../../../../ui/scenes/telescope-scene.tsx';
import { FAILED, nearTo, nothingFor, resultsIn, SEARCHING, TRY_AGAIN } from '../copy.ts';
import { isBeyond, type Place, placeAddress } from '../model.ts';
import type { Found } from '../use-search.ts';
import { ResultRow } from './result-row.tsx';
import classes from './search-page.module.css';

/** The results, or what there is in their place; how many there are is said aloud. */
export function SearchOutcome({ place, found }: { place: Place; found: Found }) {
  const { page, pending, error } = found;
  if (error !== null)
    return (
      <EmptyState
        scene={<LostSignalScene />}
        title={FAILED}
        role="alert"
        action={<PlainButton onClick={found.again}>{TRY_AGAIN}</PlainButton>}
      >
        {plainSentence(error, '')}
      </EmptyState>
    );
  if (page?.total === 0 && !pending)
    return (
      <EmptyState scene={<TelescopeScene />} title={nothingFor(place.q)} role="status">
        Try fewer or different words. Small typos are fine.
      </EmptyState>
    );
  if (page && !pending && isBeyond(page))
    return <NoSuchPage page={place.page} first={placeAddress({ ...place, page: 1 })} />;
  return (
    <section className={`${stack(2)} ${classes.outcome}`} aria-label="Results" aria-busy={pending}>
      <p className={text('quiet', 'small')} role="status">
        {pending ? SEARCHING : page?.approximate ? nearTo(place.q) : resultsIn(page?.total ?? 0)}
      </p>
      {page ? (
        <ol className={`${divided} ${classes.results}`}>
          {page.results.map((result) => (
            <li key={`${result.kind} ${result.link}`}>
              <ResultRow result={result} />
            </li>
          ))}
        </ol>
      ) : (
        <div className={`${stack(5)} ${classes.waiting}`} aria-hidden="true">
          {[72, 54, 63].map((width) => (
            <div className={classes.ghost} style={{ inlineSize: `${width}%` }} key={width} />
          ))}
        </div>
      )}
    </section>
  );
}
