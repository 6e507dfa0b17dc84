import type { Guest, ScanResult } from '@devorbit/contract/events/check-ins.ts';
import {
  fromBase64Url,
  readCode,
  type SplitTicket,
  splitTicket,
  TICKET_PREFIX,
} from '@devorbit/contract/events/ticket-format.ts';

/** What an entrance knows without asking. */
export type KeptList = {
  event: { id: number; title: string; timeZone: string; endsAt: string };
  publicKey: string;
  guests: Guest[];
  /** Whether those are all. */
  complete: boolean;
  arrived: number;
  expected: number;
  stamp: string;
};

export type Scan = {
  number: number;
  at: string;
  act: 'in' | 'undo';
  ticket?: string;
  code?: string;
  registration?: number;
};
/** What somebody scanned, typed or chose. */
export type Given = Pick<Scan, 'ticket' | 'code' | 'registration'>;

/** What is shown of a scan. `sent`: the server has said so. `signed` is false where this browser could not check the signature. */
export type Verdict = ScanResult & { sent: boolean; signed: boolean };

/** Tickets are scanned, or typed by a scanner that is a keyboard; anything else is a code. */
export const givenOf = (typed: string): Given => {
  const text = typed.trim();
  // What is longer is nothing of ours, and the server would take none of it.
  return text.startsWith(TICKET_PREFIX) ? { ticket: text.slice(0, 500) } : { code: text.slice(0, 40) };
};

/** Whether we have signed it; null in a browser that cannot say: without https, or without Ed25519. */
export async function isSigned(publicKey: string, { payload, signature }: SplitTicket): Promise<boolean | null> {
  try {
    const name = { name: 'Ed25519' };
    const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), name, false, ['verify']);
    return await crypto.subtle.verify(name, key, signature, payload);
  } catch {
    return null;
  }
}

const verdictOf = (
  number: number,
  outcome: Verdict['outcome'],
  guest: Guest | null = null,
  signed = true,
): Verdict => ({
  number,
  outcome,
  guest,
  at: guest?.checkedInAt ?? null,
  by: guest?.checkedInBy ?? null,
  sent: false,
  signed,
});

const entered = (scan: Scan, guest: Guest, by: string, signed: boolean): Verdict =>
  guest.checkedInAt === null
    ? verdictOf(scan.number, 'in', { ...guest, checkedInAt: scan.at, checkedInBy: by }, signed)
    : verdictOf(scan.number, 'already', guest, signed);

/** What this entrance can say of a scan by itself. The server has the last word: it knows of other entrances. */
export async function judge(list: KeptList, scan: Scan, by: string): Promise<Verdict> {
  const { number } = scan;
  const find = (id: number) => list.guests.find((guest) => guest.id === id);
  if (scan.act === 'undo') {
    const guest = find(scan.registration ?? 0);
    return guest === undefined
      ? verdictOf(number, 'unknown')
      : verdictOf(number, 'undone', { ...guest, checkedInAt: null, checkedInBy: null });
  }
  if (scan.registration !== undefined) {
    const guest = find(scan.registration);
    return guest === undefined ? verdictOf(number, 'unknown') : entered(scan, guest, by, true);
  }
  if (scan.code !== undefined) {
    const typed = readCode(scan.code);
    const guest = typed === null ? undefined : find(typed.registration);
    if (typed === null || guest === undefined) return verdictOf(number, 'unknown');
    return guest.code === typed.code ? entered(scan, guest, by, true) : verdictOf(number, 'unknown', null);
  }
  const ticket = splitTicket(scan.ticket ?? '');
  if (ticket === null) return verdictOf(number, 'forged');
  if (ticket.event !== list.event.id) return verdictOf(number, 'foreign');
  const signed = await isSigned(list.publicKey, ticket);
  if (signed === false) return verdictOf(number, 'forged');
  const guest = find(ticket.registration);
  if (guest === undefined) return verdictOf(number, list.complete ? 'no_place' : 'unknown', null, signed === true);
  if (ticket.issue < guest.issue) return verdictOf(number, 'reissued', guest, signed === true);
  return entered(scan, guest, by, signed === true);
}

/** The list as it is after a scan. */
export function withVerdict(list: KeptList, { outcome, guest }: Pick<Verdict, 'outcome' | 'guest'>): KeptList {
  if (guest === null || (outcome !== 'in' && outcome !== 'already' && outcome !== 'undone')) return list;
  const before = list.guests.find(({ id }) => id === guest.id);
  if (before === undefined) return list;
  const change = Number(guest.checkedInAt !== null) - Number(before.checkedInAt !== null);
  return {
    ...list,
    arrived: list.arrived + change * guest.seats,
    guests: list.guests.map((one) => (one.id === guest.id ? guest : one)),
  };
}

/** Those of whose name, user name or code something is; who is not in yet comes first. */
export function foundGuests(guests: readonly Guest[], search: string): Guest[] {
  const wanted = search.trim().toLowerCase();
  const found =
    wanted === ''
      ? guests
      : guests.filter(({ name, username, code }) =>
          [name, username ?? '', code].some((text) => text.toLowerCase().includes(wanted)),
        );
  return found.toSorted((a, b) => Number(a.checkedInAt !== null) - Number(b.checkedInAt !== null));
}

/** A camera sees the same code many times a second: this one was just answered. */
export const SAME_CODE_MS = 4_000;
