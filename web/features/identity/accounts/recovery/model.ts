/** The token of an email's link, which stands in the fragment; null where there is none. */
export const tokenOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token')?.trim() || null;
