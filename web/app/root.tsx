import { useEffect, type ReactNode } from 'react';
import { Links, type LinksFunction, Meta, type MetaFunction, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { AssistantButton } from '../features/site/mentor/components/assistant-button.tsx';
import { COLOR_SCHEME_ATTRIBUTE, followColorScheme } from '../platform/color-scheme.ts';
import { carryOutEarlyPress } from '../platform/early-press.ts';
import { noteTakenOver } from '../platform/page-query.ts';
import '../styles/global.css';
import 'virtual:theme-variables.css';
import { ConnectionBanner } from '../ui/connection-banner.tsx';
import { LazyNotificationCorner } from '../ui/notifications/lazy-corner.tsx';
import { FirstPaint } from './first-paint.tsx';
import { LazyMember } from './lazy-member.tsx';
import { ServedHead } from './served-head.tsx';
import { BrokenPage } from './shell/broken-page.tsx';
import { Shell, useAlone } from './shell/shell.tsx';

export const links: LinksFunction = () => [
  // Fonts are left to the style sheet: fetched ahead they take its share of a slow line.
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: MetaFunction = () => [{ title: 'DevOrbit' }];

export function Layout({ children }: { children: ReactNode }) {
  useEffect(noteTakenOver, []);
  return (
    <html lang="en" {...{ [COLOR_SCHEME_ATTRIBUTE]: 'light' }} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f5ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b0d19" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <FirstPaint />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const alone = useAlone();
  useEffect(followColorScheme, []);
  useEffect(() => {
    // Once what the first effects changed is on the page.
    const soon = setTimeout(carryOutEarlyPress);
    return () => clearTimeout(soon);
  }, []);
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <ServedHead />
      {!alone && (
        <>
          <LazyMember />
          <LazyNotificationCorner />
          <ConnectionBanner />
          <AssistantButton />
        </>
      )}
    </>
  );
}

/** What stands in the fallback page until the script has found the route; the server puts what it knows into the noscript. */
export function HydrateFallback() {
  return (
    <Shell fallback>
      <p data-scripted style={{ margin: 'auto', color: 'var(--ink-2)' }}>
        Loading…
      </p>
      <noscript id="page-text">
        <p style={{ margin: '0 auto auto' }}>This page needs JavaScript.</p>
      </noscript>
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <BrokenPage error={error} />;
}
