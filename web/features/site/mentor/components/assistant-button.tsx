import { pagePaths } from '@devorbit/contract/page-paths.ts';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { COLLAPSE, NOT_LOADED, OPEN } from '../copy.ts';
import { keepOpen, wasOpen } from '../opened.ts';
import type { AssistantPanelProps } from './assistant-panel.tsx';
import { LittleCraft } from './little-craft.tsx';
import classes from './assistant-button.module.css';

/** Screens that fill the window up to its edges: the assistant makes itself small there. */
const workplaces = [pagePaths.problem, pagePaths['dsa-challenges-problem'], pagePaths['edit-problem']];
const isWorkplace = (pathname: string): boolean => workplaces.some((path) => matchPath(path, pathname));

/** The assistant on every page, collapsed: its conversation is fetched when it is opened. */
export function AssistantButton() {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps> | null>(null);
  const [shown, setShown] = useState<'collapsed' | 'opened' | 'reopened'>('collapsed');
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
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
  return (
    <aside className={classes.corner} aria-label="Assistant" data-small={isWorkplace(pathname) || undefined}>
      {open && <Panel focus={shown === 'opened'} onCollapse={collapse} />}
      {failed && (
        <p className={classes.failed} role="alert">
          {NOT_LOADED}
        </p>
      )}
      <button
        ref={button}
        className={classes.button}
        type="button"
        aria-label={open ? COLLAPSE : OPEN}
        aria-expanded={open}
        onClick={() => (open ? collapse() : show('opened'))}
      >
        <LittleCraft />
      </button>
    </aside>
  );
}
