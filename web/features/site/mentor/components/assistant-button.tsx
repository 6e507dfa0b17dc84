import { pagePaths } from '@devorbit/contract/page-paths.ts';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchPath, useLocation } from 'react-router';
import { useBarPlace } from '../../../../platform/bar-places.ts';
import { iconButton } from '../../../../ui/layout.ts';
import { ASSISTANT, COLLAPSE, NOT_LOADED, OPEN } from '../copy.ts';
import { keepOpen, wasOpen } from '../opened.ts';
import type { AssistantPanelProps } from './assistant-panel.tsx';
import { LittleCraft } from './little-craft.tsx';
import classes from './assistant-button.module.css';

/** Fills the window up to its edges and has no place for the assistant, which makes itself small there. */
const isCrowded = (pathname: string): boolean => matchPath(pagePaths['edit-problem'], pathname) !== null;

/**
 * The assistant on every page, collapsed: its conversation is fetched when it is opened. Where the page offers a place
 * for it, its button stands there.
 */
export function AssistantButton() {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps> | null>(null);
  const [shown, setShown] = useState<'collapsed' | 'opened' | 'reopened'>('collapsed');
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const place = useBarPlace('assistant');
  const show = (how: 'opened' | 'reopened') => {
    import('./assistant-panel.tsx').then(
      ({ AssistantPanel }) => {
        setFailed(false);
        setPanel(() => AssistantPanel);
        setShown(how);
        keepOpen(globalThis.location.pathname);
      },
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (wasOpen(globalThis.location.pathname)) show('reopened');
  }, []);
  const left = useRef(false);
  const collapse = useCallback(() => {
    left.current = true;
    setShown('collapsed');
    keepOpen(null);
  }, []);
  // Once the button is in sight again.
  useEffect(() => {
    // A press elsewhere in the page has the focus where it went.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (shown === 'collapsed' && left.current && lost) button.current?.focus({ preventScroll: true });
    left.current = false;
  }, [shown]);
  const open = Panel !== null && shown !== 'collapsed';
  const opener = (
    <button
      ref={button}
      className={place ? `${iconButton} ${classes.docked}` : classes.button}
      type="button"
      aria-label={open ? COLLAPSE : OPEN}
      title={place ? ASSISTANT : undefined}
      aria-expanded={open}
      onClick={() => (open ? collapse() : show('opened'))}
    >
      <LittleCraft />
    </button>
  );
  return (
    <aside
      className={classes.corner}
      aria-label="Assistant"
      data-small={isCrowded(pathname) || undefined}
      data-docked={place !== null || undefined}
    >
      {open && <Panel focus={shown === 'opened'} onCollapse={collapse} />}
      {failed && (
        <p className={classes.failed} role="alert">
          {NOT_LOADED}
        </p>
      )}
      {place ? createPortal(opener, place) : opener}
    </aside>
  );
}
