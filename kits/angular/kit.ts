// oxlint-disable-next-line import/no-unassigned-import -- templates are compiled where they are shown
import '@angular/compiler';
import * as common from '@angular/common';
import * as core from '@angular/core';
import * as interop from '@angular/core/rxjs-interop';
import * as forms from '@angular/forms';
import { createApplication } from '@angular/platform-browser';
import * as rxjs from 'rxjs';
import type { Kit } from '../core/kit-type.ts';
import { asModule } from '../core/modules.ts';
import { STYLES, styles } from '../core/styles.ts';

// A program is loaded anew for each test, and its components are named as those before: no reason to warn.
const { warn } = console;
Object.assign(console, {
  warn: (...said: unknown[]) => void (String(said[0]).startsWith('NG0912') || warn(...said)),
});

/** Who hears of what a component throws while it is shown. */
let tell: (error: unknown) => void = () => undefined;
const app = await createApplication({
  providers: [
    core.provideZonelessChangeDetection(),
    { provide: core.ErrorHandler, useValue: { handleError: (error: unknown) => tell(error) } },
  ],
});

type Shown = core.ComponentRef<unknown>;
const shown = new WeakMap<Element, Shown>();

function create(component: unknown, root: Element): Shown {
  const type = component as core.Type<unknown>;
  if (typeof component !== 'function' || core.reflectComponentType(type) === null)
    throw new Error('The program has to export a component: @Component({ … }) export default class …');
  const hostElement = root.appendChild(document.createElement('app-root'));
  const made = core.createComponent(type, { environmentInjector: app.injector, hostElement });
  shown.set(root, made);
  return made;
}

export const kit: Kit = {
  modules: {
    '@angular/core': asModule(core),
    '@angular/core/rxjs-interop': asModule(interop),
    '@angular/common': asModule(common),
    '@angular/forms': asModule(forms),
    rxjs: asModule(rxjs),
    [STYLES]: styles,
  },
  show(component, props, root, onError) {
    tell = onError;
    const known = shown.get(root);
    const own = known ?? create(component, root);
    for (const [name, value] of Object.entries(props)) own.setInput(name, value);
    if (!known) app.attachView(own.hostView);
    app.tick();
  },
  hide(root) {
    const own = shown.get(root);
    shown.delete(root);
    try {
      own?.destroy();
    } finally {
      root.replaceChildren();
    }
  },
};
