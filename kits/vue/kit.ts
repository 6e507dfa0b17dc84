import * as Vue from 'vue';
import type { Kit } from '../core/kit-type.ts';
import { asModule } from '../core/modules.ts';
import { STYLES, styles } from '../core/styles.ts';

const apps = new WeakMap<Element, Vue.App>();

/** Vue has a render function that patches at once; an app comes with it for its errors. */
function appOf(root: Element, onError: (error: unknown) => void): Vue.App {
  const app = apps.get(root) ?? Vue.createApp({});
  app.config.errorHandler = onError;
  app.config.warnHandler = () => undefined;
  apps.set(root, app);
  return app;
}

export const kit: Kit = {
  modules: { vue: asModule(Vue), [STYLES]: styles },
  show(shown, props, root, onError) {
    if (typeof shown !== 'function' && (typeof shown !== 'object' || shown === null))
      throw new Error('The program has to be a component: <template> … </template>');
    const node = Vue.h(shown as Vue.Component, props);
    node.appContext = appOf(root, onError)._context;
    Vue.render(node, root);
  },
  hide(root) {
    Vue.render(null, root);
    apps.delete(root);
  },
};
