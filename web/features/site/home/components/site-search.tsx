import { MAX_PAGE_SEARCH_CHARS } from '@devorbit/contract/limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { ArrowRight, Search } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { counted } from '../../../../platform/format/plurals.ts';
import { stack, text, unseen } from '../../../../ui/layout.ts';
import { type Entry, searchIndex, searchPage } from '../site-index.ts';
import field from '../../../../ui/plain-field.module.css';
import classes from './site-search.module.css';

/** Finds pages, roadmaps, topics and problems in a list that lies in the page; makes no call. Arrow keys walk the links, Enter searches the whole site, Escape closes. */
export function SiteSearch({ index }: { index: Entry[] }) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const hint = useId();
  const navigate = useNavigate();
  const found = searchIndex(query, index);
  const shown = open && query.trim() !== '';

  const walk = (event: KeyboardEvent): void => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const here = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'Escape') {
      stops[0]?.focus();
      setOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      stops.at((here + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
    }
  };
  const leave = (event: FocusEvent): void => {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    if (query.trim() !== '') void navigate(searchPage(query));
  };

  return (
    <form
      ref={box}
      className={`${field.box} ${classes.box}`}
      role="search"
      aria-label="Site"
      action={pathOf('search')}
      onKeyDown={walk}
      onBlur={leave}
      onSubmit={search}
    >
      <Search className={field.icon} size={19} aria-hidden="true" />
      <input
        className={`${field.field} ${classes.input}`}
        type="search"
        name="q"
        aria-label="Find a page, roadmap or problem"
        aria-describedby={hint}
        placeholder="Find a page, roadmap or problem"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={MAX_PAGE_SEARCH_CHARS}
        value={query}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
        }}
      />
      <p className={unseen} id={hint} aria-live="polite">
        {query.trim() === '' ? '' : counted(found.length, 'match', 'matches')}
      </p>
      {shown && (
        <div className={classes.panel}>
          <ul className={stack(0)}>
            {found.map(({ title, kind, to }) => (
              <li key={`${kind} ${title}`}>
                <Link className={classes.link} to={to}>
                  <span>{title}</span>
                  <span className={`${text('quiet', 'fine')} ${classes.kind}`}>{kind}</span>
                  <ArrowRight className={classes.arrow} size={16} aria-hidden="true" />
                </Link>
              </li>
            ))}
            <li>
              <Link className={classes.link} to={searchPage(query)}>
                <span className={classes.words}>Search all of DevOrbit for “{query.trim()}”</span>
                <ArrowRight className={classes.arrow} size={16} aria-hidden="true" />
              </Link>
            </li>
          </ul>
        </div>
      )}
    </form>
  );
}
