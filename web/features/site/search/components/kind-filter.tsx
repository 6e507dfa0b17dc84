import { type SearchKind, searchKinds, searchNames } from '@devorbit/contract/kinds.ts';
import type { SearchPage } from '@devorbit/contract/site/search.ts';
import { Link } from 'react-router';
import { numberText } from '../../../../platform/format/numbers.ts';
import { cluster } from '../../../../ui/layout.ts';
import { type Place, placeAddress } from '../model.ts';
import { KindIcon } from './kind-icon.tsx';
import classes from './kind-filter.module.css';

/** Every kind that has results, and the one that is chosen, with how many there are. */
export function KindFilter({ place, counts }: { place: Place; counts: SearchPage['counts'] }) {
  const shown = searchKinds.filter((kind) => counts[kind] > 0 || kind === place.kind);
  const all = searchKinds.reduce((sum, kind) => sum + counts[kind], 0);
  if (shown.length === 0) return null;
  const step = (kind: SearchKind | undefined, name: string, count: number) => (
    <li key={name}>
      <Link
        className={classes.kind}
        to={placeAddress({ q: place.q, kind })}
        aria-current={kind === place.kind ? 'true' : undefined}
        preventScrollReset
      >
        {kind && <KindIcon kind={kind} size={16} />}
        {name} <span className={classes.count}>{numberText(count)}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label="Filter results">
      <ul className={cluster(2)}>
        {step(undefined, 'All', all)}
        {shown.map((kind) => step(kind, searchNames(kind)[1], counts[kind]))}
      </ul>
    </nav>
  );
}
