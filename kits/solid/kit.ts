import * as Solid from 'solid-js';
import * as store from 'solid-js/store';
import * as web from 'solid-js/web';
import type { Kit } from '../core/kit-type.ts';
import { asModule } from '../core/modules.ts';
import { STYLES, styles } from '../core/styles.ts';

type Props = Record<string, unknown>;
type Shown = { set: (props: Props) => void; end: () => void };
const roots = new WeakMap<Element, Shown>();

export const kit: Kit = {
  modules: {
    'solid-js': asModule(Solid),
    'solid-js/store': asModule(store),
    'solid-js/web': asModule(web),
    [STYLES]: styles,
  },
  show(shown, props, root) {
    if (typeof shown !== 'function')
      throw new Error('The program has to export a component: export default function …');
    const own = roots.get(root);
    if (own) return own.set(props);
    const [given, setGiven] = store.createStore<Props>({ ...props });
    const end = web.render(() => Solid.createComponent(shown as Solid.Component<Props>, given), root);
    roots.set(root, { set: (more) => setGiven(store.reconcile({ ...more })), end });
  },
  hide(root) {
    roots.get(root)?.end();
    roots.delete(root);
  },
};
