/** The name by which compiled programs that begin with 'use client' require the module below. */
export const CLIENT = '$client';

const components = new WeakSet<object>();

/** Which components run in the browser; the others are rendered to HTML, as on a server. */
export const client = {
  mark: (component: unknown): void => void (typeof component === 'function' && components.add(component)),
  has: (component: unknown): boolean => typeof component === 'function' && components.has(component),
};
