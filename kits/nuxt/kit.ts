import * as h3 from 'h3';
import * as Vue from 'vue';
import type { Kit } from '../core/kit-type.ts';
import { asModule } from '../core/modules.ts';
import { kit as vue } from '../vue/kit.ts';

/** A route as Nuxt names its files, as H3 does: `/stars/[id]` → `/stars/:id`. */
const pattern = (route: string): string =>
  route.replaceAll(/\[\.\.\.(\w+)\]/g, '**:$1').replaceAll(/\[(\w+)\]/g, ':$1');

/** Pages stand in a Suspense, so that their setup may wait. */
const Page = (given: { component: Vue.Component; props: Record<string, unknown> }) =>
  Vue.h(Vue.Suspense, null, { default: () => Vue.h(given.component, given.props) });
Page.props = ['component', 'props'];

/**
 * Of Nuxt what one file is: a component, whose setup may wait, and a server route. Its router, its modules and what it
 * fetches while it renders are not here; what it imports by itself is imported from `#imports`.
 */
export const kit: Kit = {
  modules: { ...vue.modules, h3: asModule(h3), '#imports': asModule({ ...Vue, ...h3 }) },
  show(shown, props, root, onError) {
    if (typeof shown !== 'object' || shown === null)
      throw new Error('The program has to be a component: <template> … </template>');
    return vue.show(Page, { component: shown, props }, root, onError);
  },
  hide: vue.hide,
  answering({ default: handler }) {
    if (typeof handler !== 'function') return null;
    return async (request, route) => {
      const asked = pattern(route);
      if (/[[\]]/.test(asked)) throw new Error(`No route is read as “${route}” here.`);
      let fault: { error: unknown } | undefined;
      const app = new h3.H3({ silent: true }).all(asked, async (event) => {
        try {
          return await (handler as h3.EventHandler)(event);
        } catch (error) {
          // What a route means to answer is no fault of it.
          if (!h3.HTTPError.isError(error)) fault = { error };
          throw error;
        }
      });
      const response = await app.fetch(request);
      if (fault) throw fault.error;
      return response;
    };
  },
};
