import { moduleItem } from '@devorbit/contract/learning/progress-marks.ts';
import { readSession } from '../../../../platform/session.ts';
import { changeRecord, loadRecord } from '../record/state.ts';
import { fetchNotes, sendNote } from './api.ts';

/** What is known of the server's side of notes, by module: the revision that they were written on, and whether it has heard of them. */
const KEY = 'devorbit.learning-notes';
type Sides = Record<string, { user: number; revision: number; pending: boolean }>;

const readSides = (): Sides => {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Sides) : {};
  } catch {
    return {};
  }
};
const writeSides = (sides: Sides): void => {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(sides));
  } catch {
    // Blocked: notes live as long as the page.
  }
};

const keep = (module: string, text: string): void =>
  void changeRecord((record) => ({ ...record, notes: { ...record.notes, [module]: text } }));

/** Sends a note, and keeps what the server makes of it: with both texts where another device was there first. */
async function exchange(module: string, user: number): Promise<void> {
  const sides = readSides();
  const own = sides[module];
  const base = own?.user === user ? own.revision : 0;
  const sent = loadRecord().notes[module] ?? '';
  const [framework = '', id = ''] = module.split('/');
  const kept = await sendNote(moduleItem(framework, id), sent, base);
  const changed = (loadRecord().notes[module] ?? '') !== sent;
  if (!changed) keep(module, kept.text);
  writeSides({ ...readSides(), [module]: { user, revision: kept.revision, pending: changed } });
}

/** Keeps a note in this browser, and that the server has not heard of it. */
export function writeNote(module: string, text: string): void {
  keep(module, text);
  const user = readSession()?.user.id;
  const own = readSides()[module];
  const revision = own !== undefined && own.user === user ? own.revision : 0;
  writeSides({ ...readSides(), [module]: { user: user ?? 0, revision, pending: true } });
}

/** Tells the server of a note that was written. Answers the text that stands, and whether it is with the account or in this browser alone. */
export async function saveNote(module: string): Promise<{ text: string; kept: 'account' | 'browser' }> {
  const user = readSession()?.user.id;
  if (user !== undefined) await exchange(module, user).catch(() => undefined);
  const isPending = readSides()[module]?.pending ?? true;
  return { text: loadRecord().notes[module] ?? '', kept: isPending ? 'browser' : 'account' };
}

/** Hears what other devices noted, and tells what this one did meanwhile. */
export async function exchangeNotes(): Promise<void> {
  const user = readSession()?.user.id;
  if (user === undefined) return;
  try {
    for (const { item, text, revision } of await fetchNotes()) {
      const module = item.slice('module/'.length);
      const own = readSides()[module];
      if (own?.pending && (own.user === user || own.user === 0)) continue;
      keep(module, text);
      writeSides({ ...readSides(), [module]: { user, revision, pending: false } });
    }
    for (const [module, { pending, user: owner }] of Object.entries(readSides()))
      if (pending && (owner === user || owner === 0)) await exchange(module, user);
  } catch {
    // Away: what is pending goes with the next exchange.
  }
}
