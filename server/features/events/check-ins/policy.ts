import type { Scan } from './store.ts';

/** What a scan became, and the scan by which the person was in then. */
export type Fate = { outcome: 'in' | 'already' | 'undone'; by: Scan | null };
export const scanKey = ({ device, number }: { device: string; number: number }): string => `${device} ${number}`;

/**
 * What the scans of one person come to, the earliest first: the first lets in, later ones find them in, undoing lets the
 * next one in again. It depends on when the scans were made, not on when they came: all devices agree in the end.
 */
export function settle(scans: readonly Scan[]): { inside: Scan | null; fates: Map<string, Fate> } {
  let inside: Scan | null = null;
  const fates = new Map<string, Fate>();
  for (const scan of scans) {
    if (scan.act === 'undo') {
      inside = null;
      fates.set(scanKey(scan), { outcome: 'undone', by: null });
    } else {
      fates.set(scanKey(scan), { outcome: inside === null ? 'in' : 'already', by: inside ?? scan });
      inside ??= scan;
    }
  }
  return { inside, fates };
}
