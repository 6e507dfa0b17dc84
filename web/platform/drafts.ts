import { now } from './clock.ts';

// What is typed and not yet sent, kept in this browser: per person, per form, bounded, and never with a secret in it.

/** Whose draft it is: a visitor's is taken over at sign-in, a user's is not shown to the next one at the same browser. */
export type Owner = number | 'visitor';

/** `tab`: only as long as the tab lives, for what names a person at a computer that others use. */
export type DraftPlace = { owner: Owner; name: string; tab?: boolean | undefined };

/** `at`: when it was typed, in ms since 1970. `base`: what the form began with, as `baseOf` has it. */
export type KeptDraft = { at: number; base: string; data: unknown };

/** `refused`: the browser blocks its storage or has no room. */
export type Outcome = 'kept' | 'refused' | 'too-long';

const PREFIX = 'devorbit.draft.';
const VERSION = 1;
/** Characters of one draft; an authoring desk with its tests has room. */
const MAX_CHARS = 1_000_000;
/** Characters of all; browsers give some five million to a whole site, and the session needs its place. */
const MAX_CHARS_OF_ALL = 2_500_000;
const MAX_DRAFTS = 100;
const DAY_MS = 86_400_000;
/** What somebody makes waits longest: nobody begins anew because of a summer. */
const DAYS = { lasting: 400, user: 30, visitor: 7 };
const SAVE_AFTER_MS = 250;
/** Fields by these names are never kept, whatever a form passes. */
const SECRET = /password|passphrase|secret|token|otp|passcode|recovery/i;

const LASTING = 'code.';
/** The name of a draft of what somebody makes: it waits longest, and outlives a sign-out unless it is kept elsewhere. */
export const lastingDraft = (name: string): string => LASTING + name;

/** `base` begins with it where the server keeps the same. */
export const ONLINE = 'online:';
export const isOnline = (base: string): boolean => base.startsWith(ONLINE);

const storeOf = (tab: boolean | undefined): Storage => (tab ? globalThis.sessionStorage : globalThis.localStorage);

/** What a browser that blocks storage, or whose storage is full, answers with: nothing kept. */
const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

export const keyOf = ({ owner, name }: DraftPlace): string => `${PREFIX}${owner}.${name}`;

const partsOf = (key: string): { owner: string; name: string } | null => {
  if (!key.startsWith(PREFIX)) return null;
  const rest = key.slice(PREFIX.length);
  const dot = rest.indexOf('.');
  return dot < 0 ? null : { owner: rest.slice(0, dot), name: rest.slice(dot + 1) };
};

const isExpired = (key: string, at: number): boolean => {
  const parts = partsOf(key);
  const days = parts?.name.startsWith(LASTING) ? DAYS.lasting : parts?.owner === 'visitor' ? DAYS.visitor : DAYS.user;
  return now() - at > days * DAY_MS;
};

/** What a stored text says; null where it is none of ours, of another version, or too old. */
export const parseDraft = (key: string, raw: string | null): KeptDraft | null => {
  if (raw === null) return null;
  const value = attempt<unknown>(() => JSON.parse(raw), null);
  if (typeof value !== 'object' || value === null) return null;
  const { v, at, base, data } = value as { v?: unknown } & Partial<KeptDraft>;
  if (v !== VERSION || typeof at !== 'number' || typeof base !== 'string' || data === undefined) return null;
  return isExpired(key, at) ? null : { at, base, data };
};

const withoutSecrets = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).filter(([field]) => !SECRET.test(field)))
    : data;

/** A short mark of what a form began with, to see later whether that has changed. */
export const baseOf = (initial: unknown): string => {
  let hash = 5381;
  for (const character of JSON.stringify(initial) ?? '') hash = (hash * 33 + character.charCodeAt(0)) | 0;
  return hash.toString(36);
};

const keysOf = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter(
    (key): key is string => key !== null && partsOf(key) !== null,
  );

/** Lets the expired go, then the oldest, until one more of `chars` characters has room. */
const makeRoom = (store: Storage, key: string, chars: number): void => {
  const others = keysOf(store)
    .filter((other) => other !== key)
    .map((other) => {
      const raw = store.getItem(other) ?? '';
      // Written first, so that a look at the beginning says it.
      const at = Number(/^\{"v":\d+,"at":(\d+)/.exec(raw)?.[1] ?? 0);
      return { key: other, at, chars: raw.length };
    })
    .toSorted((one, other) => other.at - one.at);
  let room = MAX_CHARS_OF_ALL - chars;
  for (const [index, other] of others.entries()) {
    room -= other.chars;
    if (room < 0 || index >= MAX_DRAFTS - 1 || isExpired(other.key, other.at)) store.removeItem(other.key);
  }
};

const pending = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>();

const takePending = (key: string): (() => void) | undefined => {
  const waiting = pending.get(key);
  if (waiting) clearTimeout(waiting.timer);
  pending.delete(key);
  return waiting?.write;
};

/** Writes what still waits to be written: before the page goes. */
export const flushDrafts = (): void => {
  for (const key of [...pending.keys()]) takePending(key)?.();
};

/** One's own draft; null where there is none. */
export const readOwnDraft = (place: DraftPlace): KeptDraft | null =>
  parseDraft(
    keyOf(place),
    attempt(() => storeOf(place.tab).getItem(keyOf(place)), null),
  );

/** One's own draft, else what was typed before signing in; null where there is neither. */
export function readDraft(place: DraftPlace): KeptDraft | null {
  return readOwnDraft(place) ?? (place.owner === 'visitor' ? null : readOwnDraft({ ...place, owner: 'visitor' }));
}

/** Keeps it now. A user's draft takes the place of the visitor's of the same name. */
export function keepDraft(place: DraftPlace, data: unknown, base = ''): Outcome {
  const key = keyOf(place);
  takePending(key);
  const raw = JSON.stringify({ v: VERSION, at: now(), base, data: withoutSecrets(data) });
  if (raw.length > MAX_CHARS) return 'too-long';
  return attempt<Outcome>(() => {
    const store = storeOf(place.tab);
    makeRoom(store, key, raw.length);
    store.setItem(key, raw);
    if (place.owner !== 'visitor') store.removeItem(keyOf({ ...place, owner: 'visitor' }));
    return 'kept';
  }, 'refused');
}

/** Keeps it in a moment, or when the page goes; `done` hears what became of it. */
export function keepDraftSoon(place: DraftPlace, data: unknown, base: string, done: (outcome: Outcome) => void): void {
  const key = keyOf(place);
  takePending(key);
  const write = () => done(keepDraft(place, data, base));
  pending.set(key, { timer: setTimeout(write, SAVE_AFTER_MS), write });
}

/** False where the browser refuses even this. */
export function forgetDraft(place: DraftPlace): boolean {
  const owners: Owner[] = place.owner === 'visitor' ? ['visitor'] : [place.owner, 'visitor'];
  return owners
    .map((owner) => {
      const key = keyOf({ ...place, owner });
      takePending(key);
      return attempt(() => (storeOf(place.tab).removeItem(key), true), false);
    })
    .every(Boolean);
}

/** Whether a draft of this name waits, whosever it is. */
export const hasDraft = (name: string): boolean =>
  [...pending.keys(), ...attempt(() => keysOf(globalThis.localStorage), [])].some((key) => partsOf(key)?.name === name);

const forgetWhere = (goes: (owner: string) => boolean): void => {
  const doomed = (key: string, store?: Storage): boolean => {
    const parts = partsOf(key);
    if (parts === null || !goes(parts.owner)) return false;
    return !parts.name.startsWith(LASTING) || isOnline(parseDraft(key, store?.getItem(key) ?? null)?.base ?? '');
  };
  for (const key of pending.keys()) if (doomed(key)) takePending(key);
  for (const tab of [false, true])
    attempt(() => {
      const store = storeOf(tab);
      for (const key of keysOf(store)) if (doomed(key, store)) store.removeItem(key);
    }, undefined);
};

/** At sign-out: what this person typed goes with them. Code that the server does not have yet waits for them. */
export const forgetDraftsOf = (owner: number): void => forgetWhere((other) => other === String(owner));

/** When somebody is signed in: what other users left here is gone, but code that exists nowhere else. */
export const forgetDraftsOfOthers = (owner: number): void =>
  forgetWhere((other) => other !== String(owner) && other !== 'visitor');

globalThis.addEventListener?.('pagehide', flushDrafts);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushDrafts();
});
