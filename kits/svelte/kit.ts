import * as Svelte from 'svelte';
import * as animate from 'svelte/animate';
import * as easing from 'svelte/easing';
import * as events from 'svelte/events';
// Compiled components import it.
import * as internal from 'svelte/internal/client';
import { createClassComponent } from 'svelte/legacy';
import * as motion from 'svelte/motion';
import * as reactivity from 'svelte/reactivity';
import * as store from 'svelte/store';
import * as transition from 'svelte/transition';
import type { Kit } from '../core/kit-type.ts';
import { asModule } from '../core/modules.ts';
import { STYLES, styles } from '../core/styles.ts';

type Shown = ReturnType<typeof createClassComponent>;
const components = new WeakMap<Element, Shown>();

export const kit: Kit = {
  modules: {
    svelte: asModule(Svelte),
    'svelte/animate': asModule(animate),
    'svelte/easing': asModule(easing),
    'svelte/events': asModule(events),
    'svelte/internal/client': asModule(internal),
    'svelte/internal/disclose-version': asModule({}),
    'svelte/internal/flags/legacy': asModule({}),
    'svelte/motion': asModule(motion),
    'svelte/reactivity': asModule(reactivity),
    'svelte/store': asModule(store),
    'svelte/transition': asModule(transition),
    [STYLES]: styles,
  },
  show(shown, props, root) {
    const own = components.get(root);
    if (own) return Svelte.flushSync(() => own.$set(props));
    components.set(
      root,
      createClassComponent({
        component: shown as Parameters<typeof createClassComponent>[0]['component'],
        target: root,
        props,
      }),
    );
    Svelte.flushSync();
  },
  hide(root) {
    components.get(root)?.$destroy();
    components.delete(root);
  },
};
