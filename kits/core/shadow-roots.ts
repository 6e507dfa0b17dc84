import { queries, waitFor, within } from '@testing-library/dom';
import { Unexpected } from './expect.ts';

/** An element, and the open shadow roots in it, at any depth: selectors end at each. To the queries a root is an element. */
export const rootsOf = (root: HTMLElement): HTMLElement[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : rootsOf(shadowRoot as unknown as HTMLElement),
  ),
];

type Query = (root: HTMLElement, ...given: unknown[]) => HTMLElement[];

/** A query of testing-library by its name, in all roots. */
function ask(root: HTMLElement, name: string, given: unknown[]): unknown {
  const [, kind = '', all = '', by = ''] = /^(query|get|find)(All)?(By\w+)$/.exec(name) ?? [];
  if (kind === 'find') return waitFor(() => ask(root, `get${all}${by}`, given));
  const query = (queries as unknown as Record<string, Query>)[`queryAll${by}`];
  if (query === undefined) throw new TypeError(`screen has no ${name}.`);
  const found = rootsOf(root).flatMap((one) => query(one, ...given));
  if (kind === 'get' && found.length === 0) throw new Unexpected(`${name} found nothing.`);
  if (all === 'All') return found;
  if (found.length > 1) throw new Unexpected(`${name} found ${found.length} elements.`);
  return found[0] ?? null;
}

/** The queries of testing-library; where there are shadow roots, in them as well. */
export const screenOf = (root: HTMLElement): ReturnType<typeof within> => {
  const own = within(root);
  return new Proxy(own, {
    get: (_, name) =>
      rootsOf(root).length === 1 || typeof name !== 'string'
        ? Reflect.get(own, name)
        : (...given: unknown[]) => ask(root, name, given),
  });
};
