import type { Plugin } from 'vite';
import { site } from './app/content.server.ts';

const NAME = 'virtual:site';

/** Gives what `content/site` says to the few parts that stand on every page, as a module of its own: those have no loader. */
export const siteModule = (): Plugin => ({
  name: 'site-module',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? `export const site = ${JSON.stringify(site)}` : null),
});
