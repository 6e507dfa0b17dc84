import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { asModule } from '../core/modules.ts';

/** The names by which compiled programs require the modules below: those that begin with 'use client', and the others. */
export const CLIENT = '$client';
export const SERVER = '$server';

const components = new WeakSet<object>();

/** Which components run in the browser; the others are rendered to HTML, as on a server. */
export const client = {
  mark: (component: unknown): void => void (typeof component === 'function' && components.add(component)),
  has: (component: unknown): boolean => typeof component === 'function' && components.has(component),
};

/** What React exports where components run on a server (its condition `react-server`). */
const OF_SERVER: ReadonlySet<string> = new Set(
  ['Activity', 'Children', 'Fragment', 'Profiler', 'StrictMode', 'Suspense', 'cache', 'captureOwnerStack'].concat(
    ['cloneElement', 'createElement', 'createRef', 'forwardRef', 'isValidElement', 'lazy', 'memo', 'use'],
    ['useCallback', 'useDebugValue', 'useId', 'useMemo', 'version', 'default', '__esModule'],
  ),
);

const ofServer = (module: object): object =>
  new Proxy(module, {
    get(target, name) {
      if (typeof name === 'string' && name in target && !OF_SERVER.has(name))
        throw new Error(`${name} is for Client Components alone: begin the file with 'use client'.`);
      const value: unknown = Reflect.get(target, name);
      return name === 'default' ? ofServer(value as object) : value;
    },
  });
const react = ofServer({ ...React, default: React, __esModule: true });

type Make = (type: unknown, props: object, key?: string) => unknown;
/** What a server sends holds no functions. */
const withoutHandlers =
  (make: Make): Make =>
  (type, props, key) => {
    const handler = Object.entries(props).find(([name, value]) => name !== 'ref' && typeof value === 'function');
    if (typeof type === 'string' && handler)
      throw new Error(
        `Event handlers cannot be passed to Client Component props: ${handler[0]} of <${type}>. Begin the file with 'use client'.`,
      );
    return make(type, props, key);
  };
const jsx = asModule({
  Fragment: jsxRuntime.Fragment,
  jsx: withoutHandlers(jsxRuntime.jsx as Make),
  jsxs: withoutHandlers(jsxRuntime.jsxs as Make),
});

/** React as programs of a server find it. */
export const server = {
  within: (require: (name: string) => unknown) => (name: string) =>
    name === 'react' ? react : name === 'react/jsx-runtime' ? jsx : require(name),
};
