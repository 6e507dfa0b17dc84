import { ColorSchemeScript, mantineHtmlProps, MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Links, type LinksFunction, Meta, type MetaFunction, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { accountQuery } from '../features/account-profile/api.ts';
import { resumeSession } from '../features/accounts/api.ts';
import { createQueryClient, forgetWithSession } from '../platform/query-client.ts';
import displayFont from '../styles/cut-fonts/bricolage-grotesque.woff2?url';
import textFont from '../styles/cut-fonts/instrument-sans.woff2?url';
import '../styles/global.css';
import { cssVariablesResolver, theme } from '../styles/theme.ts';
import { LazyNotificationCorner } from '../ui/notifications/lazy-corner.tsx';
import { AccountPreferences } from './account-preferences.tsx';
import { Proof } from './proof.tsx';
import { SessionHint } from './session-hint.tsx';
import { BrokenPage } from './shell/broken-page.tsx';
import { Shell } from './shell/shell.tsx';

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export const links: LinksFunction = () => [
  font(displayFont),
  font(textFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: MetaFunction = () => [{ title: 'DevOrbit' }];

export function Layout({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f5ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b0d19" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <ColorSchemeScript defaultColorScheme="auto" />
        <SessionHint />
      </head>
      <body>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = forgetWithSession(queryClient);
    void resumeSession(() => queryClient.fetchQuery(accountQuery()));
    return stop;
  }, [queryClient]);
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <AccountPreferences />
      <Proof />
      <LazyNotificationCorner />
    </>
  );
}

/** What stands in the fallback page until the script has found the route. */
export function HydrateFallback() {
  return (
    <Shell footer={false}>
      <p style={{ margin: 'auto', color: 'var(--ink-2)' }}>Loading…</p>
      <noscript>
        <p style={{ margin: '0 auto auto' }}>This page needs JavaScript.</p>
      </noscript>
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <BrokenPage error={error} />;
}
