import { listPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { roadmapTypes, tabLabels, type RoadmapType } from '@devorbit/contract/learning/roadmap-types.ts';
import type { CatalogueItem } from '@devorbit/contract/learning/roadmaps.ts';
import { MAX_PAGE_SEARCH_CHARS } from '@devorbit/contract/limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowRight, Search } from 'lucide-react';
import { type KeyboardEvent, lazy, type SubmitEvent, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { usePageQuery } from '../../../../../platform/page-query.ts';
import { ButtonLink } from '../../../../../ui/button-link.tsx';
import { cluster, grid, plainLink, row, stack, text } from '../../../../../ui/layout.ts';
import { ConstellationScene } from '../../../../../ui/scenes/constellation-scene.tsx';
import {
  BOTTOM_BUTTON,
  JOIN,
  NO_SCRIPT,
  ROADMAPS,
  ROADMAPS_LEAD,
  SEARCH_HINT,
  SEARCH_LABEL,
  TOP_BUTTON,
  VIEW_ALL,
} from '../../copy.ts';
import { useExchange } from '../../progress/state.ts';
import { cardsWith, isType } from '../model.ts';
import { ItemCard } from './item-card.tsx';
import { SessionButton } from './session-button.tsx';
import field from '../../../../../ui/plain-field.module.css';
import classes from './catalogue.module.css';

const NoneFound = lazy(async () => ({ default: (await import('./none-found.tsx')).NoneFound }));

/** The catalogue: five tabs, a search that filters the active one, and the ways on. */
export function Catalogue({ items }: { items: readonly CatalogueItem[] }) {
  const [params, change] = usePageQuery();
  const asked = params.get('tab');
  const tab: RoadmapType = isType(asked) ? asked : 'role';
  const query = params.get('q') ?? '';
  const found = cardsWith(
    items.filter(({ type }) => type === tab),
    query,
  );
  const input = useRef<HTMLInputElement>(null);
  useExchange();
  // While somebody types, the address follows the field; else the field follows the address.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query;
  }, [query]);
  const clear = () => {
    if (input.current) input.current.value = '';
    change({ q: null });
    input.current?.focus();
  };
  const stay = (event: SubmitEvent): void => event.preventDefault();
  return (
    <>
      <header className={classes.head}>
        <div className={stack(4)}>
          <h1 className={text('page')}>{ROADMAPS}</h1>
          <p className={`${text('quiet', 'lead')} ${classes.lead}`}>{ROADMAPS_LEAD}</p>
          <div className={cluster(3)}>
            <SessionButton labels={TOP_BUTTON} />
          </div>
        </div>
        <div className={classes.scene}>
          <ConstellationScene />
        </div>
      </header>
      <div className={stack(5)}>
        <div className={classes.bar}>
          <Tabs tab={tab} onChange={(next) => change({ tab: next === 'role' ? null : next })} />
          <form role="search" aria-label={SEARCH_LABEL} onSubmit={stay}>
            <span className={field.box}>
              <Search className={field.icon} size={19} aria-hidden="true" />
              <input
                className={field.field}
                type="search"
                name="q"
                aria-label={SEARCH_LABEL}
                placeholder={SEARCH_HINT}
                autoComplete="off"
                maxLength={MAX_PAGE_SEARCH_CHARS}
                ref={input}
                defaultValue={query}
                onChange={({ currentTarget }) => change({ q: currentTarget.value })}
              />
            </span>
          </form>
        </div>
        <noscript>
          <p>
            {NO_SCRIPT}{' '}
            {roadmapTypes.map((type) => (
              <a key={type} className={classes.list} href={listPath(type)}>
                {tabLabels[type]}
              </a>
            ))}
          </p>
        </noscript>
        <div className={stack(4)} role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
          <div className={row(4, { justify: 'between', align: 'baseline' })}>
            <h2 className={text('part')}>{tabLabels[tab]}</h2>
            <Link className={`${plainLink} ${row(1)} ${text('small', 'strong')} ${classes.all}`} to={listPath(tab)}>
              {VIEW_ALL}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          </div>
          {found.length > 0 ? (
            <ul className={`${grid(4)} ${classes.cards}`}>
              {found.map((item) => (
                <ItemCard key={item.id} item={item} />
              ))}
            </ul>
          ) : (
            <Suspense>
              <NoneFound type={tab} onClear={clear} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={`${cluster(3, { justify: 'center' })} ${classes.bottom}`}>
        <SessionButton labels={BOTTOM_BUTTON} />
        <ButtonLink to={pathOf('community')} tone="plain">
          {JOIN}
        </ButtonLink>
      </div>
    </>
  );
}

/** The five tabs: one stop of Tab, arrows move between them. */
function Tabs({ tab, onChange }: { tab: RoadmapType; onChange: (next: RoadmapType) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = roadmapTypes[(roadmapTypes.indexOf(tab) + by + roadmapTypes.length) % roadmapTypes.length] ?? tab;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label={ROADMAPS} ref={list}>
      {roadmapTypes.map((type) => (
        <button
          key={type}
          type="button"
          role="tab"
          id={`tab-${type}`}
          className={classes.tab}
          aria-selected={type === tab}
          aria-controls="panel"
          tabIndex={type === tab ? 0 : -1}
          onKeyDown={move}
          onClick={() => onChange(type)}
        >
          {tabLabels[type]}
        </button>
      ))}
    </div>
  );
}
