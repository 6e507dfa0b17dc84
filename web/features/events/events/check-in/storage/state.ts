import { del, delMany, get, getMany, keys, set, update } from 'idb-keyval';
import type { KeptList, Scan } from '../model.ts';

// What an entrance keeps in this browser: the guest list, and scans that were not sent. By user, because telephones are passed on.

export type Place = { user: string; event: number };

const PREFIX = 'check-in/';
const at = ({ user, event }: Place): string => `${PREFIX}${user}/${event}`;
const scanKey = (place: Place, number: number): string => `${at(place)}/scan/${String(number).padStart(10, '0')}`;

export const readList = (place: Place): Promise<KeptList | undefined> => get<KeptList>(`${at(place)}/list`);
export const keepList = (place: Place, list: KeptList): Promise<void> => set(`${at(place)}/list`, list);

/** The number of the next scan, given once though several tabs ask. A device is one browser, for as long as it keeps its storage. */
export async function nextNumber(): Promise<{ device: string; number: number }> {
  let given = { device: '', number: 0 };
  await update<typeof given>(`${PREFIX}device`, (known) => {
    // Where a browser without https gives no random UUID, it is made of the same bytes.
    const made = () => {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
      bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
      const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
    };
    given = { device: known?.device ?? made(), number: (known?.number ?? 0) + 1 };
    return given;
  });
  return given;
}

export const readDevice = async (): Promise<string> => (await get<{ device: string }>(`${PREFIX}device`))?.device ?? '';

export const keepScan = (place: Place, scan: Scan): Promise<void> => set(scanKey(place, scan.number), scan);
export const forgetScan = (place: Place, number: number): Promise<void> => del(scanKey(place, number));

/** In their order. */
export async function readScans(place: Place): Promise<Scan[]> {
  const names = (await keys<string>()).filter((key) => String(key).startsWith(`${at(place)}/scan/`)).toSorted();
  return (await getMany<Scan>(names)).filter((scan) => scan !== undefined);
}

/** Guest lists of others who used this browser; what they have not sent stays. */
export async function forgetOthers(user: string): Promise<void> {
  const names = (await keys<string>()).filter(
    (key) =>
      String(key).startsWith(PREFIX) && !String(key).startsWith(`${PREFIX}${user}/`) && String(key).endsWith('/list'),
  );
  await delMany(names);
}
