import { pathOf } from '@devorbit/contract/path-of.ts';
import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { isTyping } from '../../../../platform/is-typing.ts';
import { unseen } from '../../../../ui/layout.ts';
import { SEARCH } from '../copy.ts';
import { opensSearch } from '../shortcut.ts';
import classes from './search-button.module.css';

type Palette = ComponentType<{ onClose: () => void }>;

/** The palette's code: fetched when somebody is about to open it. */
const load = () => import('./palette.tsx');
const prepare = () => void load().catch(() => undefined);

const never = () => () => undefined;
const shortcut = () => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

/** Opens the search over any page: by click, by Ctrl K or ⌘ K, or by a slash where nobody is typing. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [Palette, setPalette] = useState<Palette | null>(null);

  useEffect(() => {
    if (!open) return;
    load().then(
      ({ Palette: loaded }) => setPalette(() => loaded),
      // Without it there is the page.
      () => location.assign(pathOf('search')),
    );
  }, [open]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare();
      if (event.defaultPrevented || !opensSearch(event, isTyping(event.target))) return;
      event.preventDefault();
      setOpen((shown) => !shown);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return (
    <>
      <button
        className={classes.button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Search size={20} aria-hidden="true" />
        <span className={unseen}>{SEARCH}</span>
        <kbd className={classes.keys} aria-hidden="true">
          {useSyncExternalStore(never, shortcut, () => 'Ctrl K')}
        </kbd>
      </button>
      {open && Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}
