import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from './theme.ts';

const NAME = 'virtual:theme-variables.css';

/** The variables in which the theme differs from Mantine's own, in the words in which its provider would write them into every page. */
export const themeVariables = (): string => {
  const page = renderToStaticMarkup(createElement(MantineProvider, { theme, cssVariablesResolver }));
  const style = /<style data-mantine-styles="true">(.*?)<\/style>/s.exec(page)?.[1];
  if (!style?.includes('--mantine-primary-color-filled')) throw new Error('Mantine wrote no variables for the theme');
  return style;
};

/** Puts them into the style sheet while the app is built: they never change, and pages without Mantine's code want them too. */
export const themeVariablesPlugin = (): Plugin => ({
  name: 'theme-variables',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? themeVariables() : undefined),
});
