import { Window } from 'happy-dom';

/** What Node.js has under the same name, and a page has its own of: events of one are none of the other. */
const REPLACED = new Set(
  ['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'CloseEvent', 'AbortController', 'AbortSignal'].concat([
    'FormData',
    'Blob',
    'File',
    'DOMException',
    'navigator',
    'localStorage',
    'sessionStorage',
    'location',
    'history',
  ]),
);

/** Gives this process the page of happy-dom, for as long as it lives. Import before a framework: they look for a page when they are loaded. */
export function openPage(): HTMLElement {
  // As in a browser: a promise that failed and that nobody looks at ends no program.
  process.on('unhandledRejection', () => undefined);
  const window = new Window({ url: 'http://localhost/' });
  for (const name of new Set([
    ...Object.getOwnPropertyNames(window),
    ...Object.getOwnPropertyNames(Window.prototype),
  ])) {
    if (name in globalThis && !REPLACED.has(name)) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: (window as unknown as Record<string, unknown>)[name],
    });
  }
  Object.defineProperty(globalThis, 'window', { configurable: true, writable: true, value: globalThis });
  return document.body;
}
