import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { markBar } from '../../platform/slim-bar.ts';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';
import classes from './shell.module.css';

/** What a page may ask of the shell by `export const handle`. `bar: 'none'`: the page stands in one of somebody else's, alone. */
export type PageHandle = { footer?: boolean; bar?: 'slim' | 'none' };

const wantsFooter = (handle: unknown): boolean =>
  !(typeof handle === 'object' && handle !== null && 'footer' in handle && handle.footer === false);

const wantedBar = (handle: unknown): 'slim' | 'none' | undefined =>
  typeof handle === 'object' && handle !== null && 'bar' in handle && (handle.bar === 'slim' || handle.bar === 'none')
    ? handle.bar
    : undefined;

/** Whether the page stands alone: nothing of the site is around it. */
export const useAlone = (): boolean => useMatches().some(({ handle }) => wantedBar(handle) === 'none');

/** `fallback`: around what stands until the page is known. */
export function Shell({ children, fallback = false }: { children: ReactNode; fallback?: boolean }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const bar = matches.map(({ handle }) => wantedBar(handle)).find((wanted) => wanted !== undefined);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    delete document.documentElement.dataset['session'];
  }, []);
  // The fallback does not know yet whose place it holds; the first paint has said it.
  useLayoutEffect(() => {
    if (!fallback) markBar(bar);
  }, [fallback, bar]);
  // Keyboard and screen reader start at the new page, not where the old one was left.
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  const ended = !fallback && matches.every(({ handle }) => wantsFooter(handle));
  if (bar === 'none')
    return (
      <main className={classes.main} id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
    );
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <TopBar slim={bar === 'slim'} />
      <main className={classes.main} id="main" ref={main} tabIndex={-1}>
        {ended && <DemoBanner />}
        {children}
      </main>
      {ended && <Footer />}
    </div>
  );
}
