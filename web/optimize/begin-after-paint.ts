import { createHash } from 'node:crypto';
import { earlyCall } from '../platform/early-call.ts';
import type { Ahead } from './ahead.ts';

/** Longest that a page waits for its first paint before its scripts are fetched, in ms: a frame may never come. */
const PATIENCE_MS = 3_000;

const PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;

const NOTHING_AHEAD: Ahead = { files: [], call: undefined };

/** A page, and the module that begins it, under the address that the page has for it. */
export type Begun = { page: string; address: string; module: string };

/**
 * A prerendered page whose scripts are fetched once it is painted: it can be read without them, and until then they would
 * take its style sheet's share of a slow line. Those that `isLarge` says are evaluated one by one, so that between them the
 * page answers who touches it. What the page will ask for itself comes after that.
 * A page that nobody sees, as in a tab behind, begins at once. Throws where the router's module is not there.
 */
export function beginAfterPaint(
  page: string,
  isLarge: (address: string) => boolean,
  ahead: Ahead = NOTHING_AHEAD,
): Begun {
  const [script, body] = MODULE.exec(page) ?? [];
  if (script === undefined || body === undefined) throw new Error('The page has no module that begins it');
  // Kept whole: what it imports must be there before it sets what hydration reads.
  const module = body.replaceAll('"/assets/', '"./').trim();
  const address = `/assets/begin-${createHash('sha256').update(module).digest('hex').slice(0, 8)}.js`;
  const preloads = [...new Set([...page.matchAll(PRELOADS)].flatMap(([, href]) => href ?? []))];
  // Without their folder: web/budget counts what a page names as what it is made of.
  const later = ahead.files.filter((name) => !preloads.includes(`/assets/${name}`));
  const begin = [
    'if(b)return;b=1;',
    'var p=function(h){var l=document.createElement("link"),c=/css$/.test(h);l.rel=c?"preload":"modulepreload";if(c){l.as="style";l.crossOrigin=""}l.href=h;document.head.append(l)};',
    `${JSON.stringify([...preloads, address])}.forEach(p);`,
    ahead.call === undefined ? '' : `(${earlyCall})(${JSON.stringify(ahead.call)});`,
    later.length > 0 ? `${JSON.stringify(later)}.forEach(function(n){p("/assets/"+n)});` : '',
    `var s=${JSON.stringify(preloads.filter(isLarge))},n=function(){s.length?import(s.shift()).then(m,m):import(${JSON.stringify(address)})},m=function(){document.hidden?n():setTimeout(n)};n()`,
  ].join('');
  const late = `(function(){var b,f=requestAnimationFrame,g=function(){${begin}};document.hidden?g():f(function(){f(g)});setTimeout(g,${PATIENCE_MS})})()`;
  return { page: page.replace(PRELOADS, '').replace(script, `<script>${late}</script>`), address, module };
}
