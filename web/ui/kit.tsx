import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { chooseColorScheme, onColorSchemeChange, readColorScheme } from '../platform/color-scheme.ts';
import { sharedQueryClient } from '../platform/query-client.ts';
import '../styles/kit.css';
import { theme } from '../styles/theme.ts';

/** Mantine follows the page's colour scheme, and has none of its own. */
const followingThePage = (): MantineColorSchemeManager => {
  let stop = (): void => undefined;
  return {
    get: readColorScheme,
    set: chooseColorScheme,
    subscribe: (onUpdate) => (stop = onColorSchemeChange(() => onUpdate(readColorScheme()))),
    unsubscribe: () => stop(),
    clear: () => chooseColorScheme('auto'),
  };
};

/**
 * What Mantine's components and useQuery need around them: with the pages that have either (app/kit-layout.tsx), and in
 * parts of other pages that are loaded later. All of them share one query client. The theme's variables are in the style
 * sheet (styles/theme-variables.ts).
 */
export function Kit({ children }: { children: ReactNode }) {
  const [client] = useState(sharedQueryClient);
  const [schemes] = useState(followingThePage);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}
