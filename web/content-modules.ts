import type { Plugin } from 'vite';
import { coming, site } from './app/content.server.ts';

const modules = new Map([
  ['virtual:site', `export const site = ${JSON.stringify(site)}`],
  ['virtual:coming', `export const coming = ${JSON.stringify(coming)}`],
]);

/** Gives what `content/site` says to parts that have no loader, as modules of their own: what stands on every page, and pages of any address. */
export const contentModules = (): Plugin => ({
  name: 'content-modules',
  resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') ? modules.get(id.slice(1)) : null) ?? null,
});
