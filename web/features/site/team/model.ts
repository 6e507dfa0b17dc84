/** The member whose slug the address names, else the first; -1 where there is none. */
export function memberIndex(slugs: string[], wanted: string | null): number {
  const found = wanted === null ? -1 : slugs.indexOf(wanted);
  return found === -1 ? Math.min(0, slugs.length - 1) : found;
}

/** Where a key leads in a row of tabs that is a ring; null for every other key. */
export function tabAfter(key: string, current: number, amount: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % amount;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current - 1 + amount) % amount;
    case 'Home':
      return 0;
    case 'End':
      return amount - 1;
    default:
      return null;
  }
}

/** What stands in place of a portrait: the first letters of the first two words. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

export const callLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
