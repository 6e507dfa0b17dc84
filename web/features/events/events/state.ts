import { useSyncExternalStore } from 'react';

/** Marks that a guest makes lie in the browser; they join the account at the next sign-in. */
export type GuestMarks = { interested: number[]; saved: number[] };

const KEY = 'devorbit.event-marks';
const none: GuestMarks = { interested: [], saved: [] };
const listeners = new Set<() => void>();
let kept: { raw: string | null; marks: GuestMarks } = { raw: null, marks: none };
/** For a browser that blocks its storage: they then live as long as the page. */
let blocked: string | null = null;

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every((id) => Number.isInteger(id));

function parse(raw: string | null): GuestMarks {
  try {
    const value = JSON.parse(raw ?? 'null') as Partial<GuestMarks> | null;
    return value !== null && isIds(value.interested) && isIds(value.saved)
      ? { interested: value.interested.slice(0, 200), saved: value.saved.slice(0, 200) }
      : none;
  } catch {
    return none;
  }
}

function read(): string | null {
  try {
    return globalThis.localStorage.getItem(KEY);
  } catch {
    return blocked;
  }
}

export function guestMarks(): GuestMarks {
  const raw = read();
  if (raw !== kept.raw) kept = { raw, marks: parse(raw) };
  return kept.marks;
}

function write(marks: GuestMarks): void {
  const raw = JSON.stringify(marks);
  try {
    globalThis.localStorage.setItem(KEY, raw);
  } catch {
    blocked = raw;
  }
  for (const listener of [...listeners]) listener();
}

/** Sets a mark or takes it away. */
export function keepMark(kind: keyof GuestMarks, id: number, on: boolean): void {
  const marks = guestMarks();
  const rest = marks[kind].filter((other) => other !== id);
  write({ ...marks, [kind]: on ? [...rest, id] : rest });
}

/** They have joined an account. */
export const forgetMarks = (): void => write(none);

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The guest's marks; none while a page is prerendered. */
export const useGuestMarks = (): GuestMarks => useSyncExternalStore(listen, guestMarks, () => none);
