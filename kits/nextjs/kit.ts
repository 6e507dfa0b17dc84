import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static.browser';
import type { Kit } from '../core/kit-type.ts';
import { routeParams } from '../core/programs.ts';
import { kit as react } from '../react/kit.ts';
import { CLIENT, client, SERVER, server } from './sides.ts';

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/**
 * Of Next.js what one file is: a server component, async as well, as HTML; a client component as React's; a route handler.
 * Its router, its bundler and its caches are not here.
 */
export const kit: Kit = {
  modules: { ...react.modules, [CLIENT]: client, [SERVER]: server },
  async show(shown, props, root, onError) {
    if (typeof shown !== 'function' || client.has(shown)) return react.show(shown, props, root, onError);
    // All of it in its place: what comes later would be moved there by a script.
    const { prelude } = await prerender(createElement(shown as ComponentType, props), {
      onError,
      progressiveChunkSize: Infinity,
    });
    root.innerHTML = await new Response(prelude).text();
  },
  hide(root) {
    react.hide(root);
    root.replaceChildren();
  },
  answering(exports) {
    const methods = METHODS.filter((name) => typeof exports[name] === 'function');
    if (methods.length === 0) return null;
    const handlers = exports as Readonly<Record<string, Handler>>;
    return async (request, route) => {
      const params = routeParams(route, new URL(request.url).pathname);
      if (params === null) return new Response(null, { status: 404 });
      const handle = handlers[request.method];
      const context = { params: Promise.resolve(params) };
      if (handle) return handle(request, context);
      // Next.js answers these two by itself.
      if (request.method === 'HEAD' && handlers['GET']) {
        const { status, headers } = await handlers['GET'](request, context);
        return new Response(null, { status, headers });
      }
      const allow = [...new Set(['OPTIONS', ...methods, ...(handlers['GET'] ? ['HEAD'] : [])])].toSorted().join(', ');
      return request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: { allow } })
        : new Response(null, { status: 405 });
    };
  },
};
