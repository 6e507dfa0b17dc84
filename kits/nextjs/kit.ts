import { type ComponentType, createElement } from 'react';
import { prerender } from 'react-dom/static.browser';
import type { Kit } from '../core/kit-type.ts';
import { routeParams } from '../core/programs.ts';
import { kit as react } from '../react/kit.ts';
import { CLIENT, client } from './client.ts';

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/**
 * Of Next.js what one file is: a server component, async as well, as HTML; a client component as React's; a route handler.
 * Its router, its bundler and its caches are not here.
 */
export const kit: Kit = {
  modules: { ...react.modules, [CLIENT]: client },
  async show(shown, props, root, onError) {
    if (typeof shown !== 'function' || client.has(shown)) return react.show(shown, props, root, onError);
    const { prelude } = await prerender(createElement(shown as ComponentType, props), { onError });
    root.innerHTML = await new Response(prelude).text();
  },
  hide(root) {
    react.hide(root);
    root.replaceChildren();
  },
  answering(exports) {
    const methods = METHODS.filter((name) => typeof exports[name] === 'function');
    if (methods.length === 0) return null;
    return async (request, route) => {
      const params = routeParams(route, new URL(request.url).pathname);
      if (params === null) return new Response(null, { status: 404 });
      if (!methods.includes(request.method))
        return new Response(null, { status: 405, headers: { allow: methods.join(', ') } });
      return (exports[request.method] as Handler)(request, { params: Promise.resolve(params) });
    };
  },
};
