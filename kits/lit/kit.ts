// oxlint-disable-next-line import/no-unassigned-import -- before Lit, which takes HTMLElement as it finds it
import './registry.ts';
import * as lit from 'lit';
import * as classMap from 'lit/directives/class-map.js';
import * as ifDefined from 'lit/directives/if-defined.js';
import * as live from 'lit/directives/live.js';
import * as ref from 'lit/directives/ref.js';
import * as repeat from 'lit/directives/repeat.js';
import * as styleMap from 'lit/directives/style-map.js';
import * as until from 'lit/directives/until.js';
import * as when from 'lit/directives/when.js';
import type { Kit } from '../core/kit-type.ts';
import { asModule } from '../core/modules.ts';
import { STYLES, styles } from '../core/styles.ts';

const directives = {
  'class-map': classMap,
  'if-defined': ifDefined,
  live,
  ref,
  repeat,
  'style-map': styleMap,
  until,
  when,
};

/** Who hears of what an update throws: Lit itself tells nobody but a promise. */
let tell: (error: unknown) => void = () => undefined;
type Updating = { performUpdate: () => void };
const updating = lit.LitElement.prototype as unknown as Updating;
const { performUpdate } = updating;
updating.performUpdate = function (this: Updating) {
  try {
    performUpdate.call(this);
  } catch (error) {
    tell(error);
  }
};

const elements = new WeakMap<Element, HTMLElement>();

const isElement = (shown: unknown): shown is CustomElementConstructor =>
  typeof shown === 'function' && shown.prototype instanceof HTMLElement;

/** An element of the class, under a name of ours where the program gives it none. */
function make(shown: CustomElementConstructor): HTMLElement {
  if (customElements.getName(shown) === null) customElements.define('the-program', shown);
  return new shown();
}

export const kit: Kit = {
  modules: {
    lit: asModule(lit),
    ...Object.fromEntries(
      Object.entries(directives).map(([name, module]) => [`lit/directives/${name}.js`, asModule(module)]),
    ),
    [STYLES]: styles,
  },
  show(shown, props, root, onError) {
    tell = onError;
    if (!isElement(shown))
      throw new Error('The program has to be an element: export default class … extends LitElement');
    const element = elements.get(root) ?? make(shown);
    elements.set(root, element);
    Object.assign(element, props);
    if (!element.isConnected) root.append(element);
  },
  hide(root) {
    root.replaceChildren();
    elements.delete(root);
  },
};
