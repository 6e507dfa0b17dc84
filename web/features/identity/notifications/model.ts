/** The token of an unsubscribe link, `#token=…`; null where it is not there or cut off. */
export const tokenOf = (hash: string): string | null => {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token !== null && /^[\w-]{40,200}$/.test(token) ? token : null;
};
