import * as React from 'react';
import * as ReactDom from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import type { Kit } from '../core/kit-type.ts';
import { asModule } from '../core/modules.ts';

const roots = new WeakMap<Element, Root>();

export const kit: Kit = {
  modules: {
    react: asModule(React),
    'react/jsx-runtime': asModule(jsxRuntime),
    'react-dom': asModule({ createPortal: ReactDom.createPortal, flushSync: ReactDom.flushSync }),
  },
  show(shown, props, root, onError) {
    if (typeof shown !== 'function' && (typeof shown !== 'object' || shown === null))
      throw new Error('The program has to export a component: export default function …');
    const own = roots.get(root) ?? createRoot(root, { onUncaughtError: onError });
    roots.set(root, own);
    ReactDom.flushSync(() => own.render(React.createElement(shown as React.ComponentType, props)));
  },
  hide(root) {
    roots.get(root)?.unmount();
    roots.delete(root);
  },
};
