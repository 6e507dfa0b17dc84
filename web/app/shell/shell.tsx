import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { markSlimBar } from '../../platform/slim-bar.ts';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';
import classes from './shell.module.css';

/** What a page may ask of the shell by `export const handle`. */
export type PageHandle = { footer?: boolean; bar?: 'slim' };

const wantsFooter = (handle: unknown): boolean =>
  !(typeof handle === 'object' && handle !== null && 'footer' in handle && handle.footer === false);

const wantsSlimBar = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'bar' in handle && handle.bar === 'slim';

export function Shell({ children, footer = true }: { children: ReactNode; footer?: boolean }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const slim = matches.some(({ handle }) => wantsSlimBar(handle));
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    delete document.documentElement.dataset['session'];
  }, []);
  // The fallback page does not know yet whose place it holds; there the first paint has said it.
  useLayoutEffect(() => {
    if (matches.length > 1) markSlimBar(slim);
  }, [matches.length, slim]);
  // Keyboard and screen reader start at the new page, not where the old one was left.
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  const ended = footer && matches.every(({ handle }) => wantsFooter(handle));
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <TopBar slim={slim} />
      <main className={classes.main} id="main" ref={main} tabIndex={-1}>
        {ended && <DemoBanner />}
        {children}
      </main>
      {ended && <Footer />}
    </div>
  );
}
