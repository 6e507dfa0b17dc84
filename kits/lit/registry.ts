/**
 * A page knows the name of a custom element once and for all, and a program is loaded anew for each test. So a name stands
 * for a stand-in, which makes an element of the class that was defined last. Import before Lit: it takes HTMLElement as it
 * finds it.
 */

type Defined = CustomElementConstructor & { observedAttributes?: readonly string[] };

const Native = HTMLElement;
const define = customElements.define.bind(customElements);
/** The class that was defined last, by name. */
const latest = new Map<string, Defined>();
const standIns = new Map<string, CustomElementConstructor>();
/** The stand-in of each class. */
const standInOf = new WeakMap<object, CustomElementConstructor>();

type Reacting = HTMLElement & {
  attributeChangedCallback?: (name: string, old: string | null, now: string | null) => void;
};

/** What each class observes, asked for once, as a page does: Lit makes the class ready when it is asked. */
const observed = new WeakMap<object, ReadonlySet<string>>();
/** The attributes that an element has heard of, with their values. */
const heard = new WeakMap<Element, Map<string, string | null>>();

function tell(element: Reacting, name: string): void {
  if (!observed.get(element.constructor)?.has(name)) return;
  const known = heard.get(element) ?? new Map<string, string | null>();
  heard.set(element, known);
  const [old, now] = [known.get(name) ?? null, element.getAttribute(name)];
  known.set(name, now);
  if (old !== now) element.attributeChangedCallback?.(name, old, now);
}
const tellAll = (element: Reacting): void => {
  for (const { name } of [...element.attributes]) tell(element, name);
};

/** The page makes the element, of the stand-in; it becomes one of the class. */
function Made(): HTMLElement {
  const standIn = standInOf.get(new.target);
  if (standIn === undefined)
    throw new TypeError('Illegal constructor: customElements.define gives the class its name.');
  const element = Reflect.construct(Native, [], standIn) as HTMLElement;
  return Object.setPrototypeOf(
    element,
    (new.target as unknown as CustomElementConstructor).prototype as object,
  ) as HTMLElement;
}
Made.prototype = Native.prototype;
Object.setPrototypeOf(Made, Native);

/** What programs extend. A page observes what the first class of a name observed, so others hear of their attributes from here. */
class Base extends (Made as unknown as typeof HTMLElement) {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return this === Base ? value instanceof Native : Function.prototype[Symbol.hasInstance].call(this, value);
  }
  override setAttribute(name: string, value: string): void {
    super.setAttribute(name, value);
    tell(this, name);
  }
  override removeAttribute(name: string): void {
    super.removeAttribute(name);
    tell(this, name);
  }
  override toggleAttribute(name: string, force?: boolean): boolean {
    const has = super.toggleAttribute(name, force);
    tell(this, name);
    return has;
  }
}

function makeStandIn(name: string): CustomElementConstructor {
  function StandIn(): HTMLElement {
    const element = Reflect.construct(latest.get(name)!, []) as HTMLElement;
    // Those that stood in the markup; happy-dom adds them later.
    tellAll(element);
    return element;
  }
  Object.setPrototypeOf(StandIn, Native);
  // happy-dom asks whether an element is upgraded.
  Object.defineProperty(StandIn, Symbol.hasInstance, {
    value: ({ constructor }: object) => standInOf.get(constructor) === (StandIn as unknown),
  });
  StandIn.prototype = Object.create(Native.prototype, { constructor: { value: StandIn } }) as object;
  for (const callback of ['connectedCallback', 'disconnectedCallback', 'adoptedCallback'])
    Object.defineProperty(StandIn.prototype, callback, {
      value(this: Reacting & Record<string, (() => void) | undefined>) {
        tellAll(this);
        this[callback]?.();
      },
    });
  return StandIn as unknown as CustomElementConstructor;
}

Object.defineProperty(globalThis, 'HTMLElement', { value: Base, configurable: true, writable: true });
Object.defineProperties(customElements, {
  define: {
    value(name: string, defined: Defined): void {
      const standIn = standIns.get(name) ?? makeStandIn(name);
      latest.set(name, defined);
      observed.set(defined, new Set(defined.observedAttributes ?? []));
      standInOf.set(defined, standIn);
      // Throws where the name is none for an element.
      if (!standIns.has(name)) define(name, standIn);
      standIns.set(name, standIn);
      // What happy-dom notes in the class that it was given.
      const { prototype } = defined as { prototype: object };
      for (const key of Object.getOwnPropertySymbols(standIn.prototype))
        Object.defineProperty(prototype, key, Object.getOwnPropertyDescriptor(standIn.prototype, key)!);
    },
  },
  get: { value: (name: string) => latest.get(name) },
  getName: { value: (defined: Defined) => [...latest].find(([, one]) => one === defined)?.[0] ?? null },
});
