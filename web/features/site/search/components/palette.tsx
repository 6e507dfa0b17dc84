import { MAX_SEARCH_CHARS } from '@devorbit/contract/site/search-limits.ts';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../../platform/session.ts';
import { iconButton, row, stack, text } from '../../../../ui/layout.ts';
import { SEARCH, SEARCH_FOR } from '../copy.ts';
import { moved } from '../model.ts';
import { type Option, paletteGroups } from '../options.ts';
import { runAct } from '../run-act.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../state.ts';
import { useSearch } from '../use-search.ts';
import { PaletteOption } from './palette-option.tsx';
import { PaletteStatus } from './palette-status.tsx';
import classes from './palette.module.css';

/** A pause while typing that is long enough to ask the server, in ms. */
const PAUSE_MS = 160;
/** Results of the server that the palette shows. */
const MOST_FOUND = 12;

/**
 * The search over the page: a field with a list that it points into. Arrow keys, Home and End walk the list, Enter takes a
 * row, Ctrl Enter opens it in a new tab, Escape closes; the focus goes back to where it was.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const ids = useId();
  const session = useSession();
  const navigate = useNavigate();
  const [question, setQuestion] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const [pointed, setPointed] = useState<string | null>(null);
  const asked = question.trim();
  const found = useSearch({ q: asked, page_size: MOST_FOUND }, PAUSE_MS);
  const groups = paletteGroups({
    question,
    reader: session?.user ?? null,
    recent,
    page: asked === '' ? null : found.page,
  });
  const options = groups.flatMap((group) => group.options);
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === pointed),
  );
  const active = options[at];
  const idOf = (option: Option) => `${ids}${option.id.replaceAll(/\s/g, '-')}`;

  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    field.current?.focus();
    return () => box?.close();
  }, []);

  const ask = (text: string) => {
    setQuestion(text);
    setPointed(null);
  };
  const take = (option: Option) => {
    if ('to' in option) {
      rememberSearch(question);
      onClose();
    } else if (option.act.kind === 'ask') {
      ask(option.act.question);
      field.current?.focus();
    } else if (option.act.kind === 'forget') {
      forgetSearches();
      setRecent([]);
      field.current?.focus();
    } else {
      runAct(option.act, session !== null);
      onClose();
    }
  };
  const point = (option: Option | undefined) => {
    if (!option) return;
    setPointed(option.id);
    document.getElementById(idOf(option))?.scrollIntoView({ block: 'nearest' });
  };
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = moved(event.key, at, options.length);
    if (next !== null) {
      event.preventDefault();
      point(options[next]);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      if ('to' in active && (event.ctrlKey || event.metaKey)) window.open(active.to, '_blank', 'noopener');
      else if ('to' in active) void navigate(active.to);
      take(active);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={SEARCH}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        // The dialog itself is pressed only beside its content, on the backdrop.
        if (event.target === event.currentTarget && event.button === 0) onClose();
      }}
    >
      <div className={classes.content}>
        <div className={`${row(3)} ${classes.head}`}>
          <Search className={classes.glass} size={20} aria-hidden="true" />
          <input
            ref={field}
            className={classes.field}
            type="text"
            role="combobox"
            aria-label={SEARCH}
            aria-expanded="true"
            aria-controls={`${ids}list`}
            aria-activedescendant={active && idOf(active)}
            aria-autocomplete="list"
            placeholder={SEARCH_FOR}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck="false"
            enterKeyHint="go"
            maxLength={MAX_SEARCH_CHARS}
            value={question}
            onChange={(event) => ask(event.currentTarget.value)}
            onKeyDown={walk}
          />
          <button className={iconButton} type="button" aria-label="Close search" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <div className={classes.list} role="listbox" id={`${ids}list`} aria-label={SEARCH} aria-busy={found.pending}>
          {groups.map((group, nth) => (
            <div className={stack(0)} role="group" aria-labelledby={`${ids}group${nth}`} key={group.title}>
              <div
                className={`${text('faint', 'fine', 'strong')} ${classes.heading}`}
                id={`${ids}group${nth}`}
                role="presentation"
              >
                {group.title}
              </div>
              {group.options.map((option) => (
                <PaletteOption
                  key={option.id}
                  option={option}
                  id={idOf(option)}
                  active={option === active}
                  onPoint={() => setPointed(option.id)}
                  onTake={() => take(option)}
                />
              ))}
            </div>
          ))}
        </div>
        <PaletteStatus question={asked} groups={groups} found={found} />
      </div>
    </dialog>
  );
}
