import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import { now } from '../../../../platform/clock.ts';
import * as drafts from '../../../../platform/drafts.ts';
import { readPreferences } from '../../../../platform/preferences.ts';
import { languageIds, languageKey, type Press, pressFrom, runningKey } from './model.ts';
import type { Mine } from './online/model.ts';

type Owner = drafts.Owner;

const PRESS_KEY = 'devorbit.press';
const LANGUAGE_KEY = 'devorbit.language';

type Kind = 'localStorage' | 'sessionStorage';

/** What a browser that blocks storage, or whose storage is full, answers with: nothing kept. */
const attempt = <T>(kind: Kind, act: (store: Storage) => T, otherwise: T): T => {
  try {
    return act(globalThis[kind]);
  } catch {
    return otherwise;
  }
};

const read = (kind: Kind, key: string) => attempt(kind, (store) => store.getItem(key), null);
const write = (kind: Kind, key: string, value: string) =>
  attempt(kind, (store) => (store.setItem(key, value), true), false);
const remove = (kind: Kind, key: string) => attempt(kind, (store) => (store.removeItem(key), true), false);

const placeOf = (owner: Owner, problemId: number, language: PracticeLanguage): drafts.DraftPlace => ({
  owner,
  name: drafts.lastingDraft(`${problemId}.${language}`),
});

/** One's own draft, else what was typed before signing in; null where there is neither. */
export const readDraft = (owner: Owner, problemId: number, language: PracticeLanguage): string | null => {
  const data = drafts.readDraft(placeOf(owner, problemId, language))?.data;
  return typeof data === 'string' ? data : null;
};

/** When the draft was typed that `readDraft` answers, in ms; null where there is none. */
export const readTypedAt = (owner: Owner, problemId: number, language: PracticeLanguage): number | null =>
  readDraft(owner, problemId, language) === null
    ? null
    : (drafts.readDraft(placeOf(owner, problemId, language))?.at ?? null);

/** Calls `listener` when another tab has kept a draft here, until the returned function is called. */
export const onTypedElsewhere = (
  owner: Owner,
  problemId: number,
  language: PracticeLanguage,
  listener: () => void,
): (() => void) => {
  const heard = ({ key, newValue }: StorageEvent): void => {
    if (newValue !== null && key === drafts.keyOf(placeOf(owner, problemId, language))) listener();
  };
  globalThis.addEventListener('storage', heard);
  return () => globalThis.removeEventListener('storage', heard);
};

/** `base` of a draft of code: whether it was changed since the server's revision that it goes on from. */
const markOf = (seen: number, clean: boolean): string => `${clean ? drafts.ONLINE : 'changed:'}${seen}`;

/** One's own draft and what it goes on from; null where this browser keeps none. */
export function readMine(owner: Owner, problemId: number, language: PracticeLanguage): Mine | null {
  const kept = drafts.readOwnDraft(placeOf(owner, problemId, language));
  if (kept === null) return null;
  const seen = Number(/:(\d+)$/.exec(kept.base)?.[1] ?? 0);
  return { code: typeof kept.data === 'string' ? kept.data : null, seen, dirty: !drafts.isOnline(kept.base) };
}

/** Keeps what the server has, or what goes on from it; a null code is the starter code. False when the browser refuses. */
export const keepOnline = (
  owner: Owner,
  problemId: number,
  language: PracticeLanguage,
  code: string | null,
  seen: number,
  clean: boolean,
): boolean => drafts.keepDraft(placeOf(owner, problemId, language), code, markOf(seen, clean)) === 'kept';

/** False where the browser refuses even this. */
export const forgetMine = (owner: Owner, problemId: number, language: PracticeLanguage): boolean =>
  drafts.forgetDraft(placeOf(owner, problemId, language));

/**
 * Keeps the code, or forgets it where it is null. False when the browser refuses to keep it. A user's draft takes the
 * place of the visitor's. One that the server has is forgotten there too, and so is remembered until then.
 */
export function keepDraft(owner: Owner, problemId: number, language: PracticeLanguage, code: string | null): boolean {
  const seen = readMine(owner, problemId, language)?.seen ?? 0;
  return code === null && seen === 0
    ? forgetMine(owner, problemId, language)
    : keepOnline(owner, problemId, language, code, seen, false);
}

const DEVICE_KEY = 'devorbit.device';
let unkeptMark: string | undefined;
/** A random mark of this browser, by which it knows again what it wrote itself. */
export function deviceMark(): string {
  const known = read('localStorage', DEVICE_KEY) ?? unkeptMark;
  if (known) return known;
  unkeptMark = crypto.randomUUID();
  write('localStorage', DEVICE_KEY, unkeptMark);
  return unkeptMark;
}

/** Whether a language was chosen at this problem on this device. */
export const hasChosenLanguage = (owner: Owner, problemId: number): boolean =>
  [owner, 'visitor' as const].some((who) => read('localStorage', languageKey(who, problemId)) !== null);

/** The language to open a problem with: the one chosen there last, else the preferred one, else the one chosen last anywhere. */
export function readLanguage(owner: Owner, problemId: number): PracticeLanguage | null {
  const candidates = [
    read('localStorage', languageKey(owner, problemId)),
    read('localStorage', languageKey('visitor', problemId)),
    owner === 'visitor' ? null : readPreferences()?.code_language,
    read('localStorage', LANGUAGE_KEY),
  ];
  const known = candidates.map((kept) => languageIds.find((language) => language === kept));
  return known.find((language) => language !== undefined) ?? null;
}

/** False when the browser refuses to keep it. */
export function keepLanguage(owner: Owner, problemId: number, language: PracticeLanguage): boolean {
  if (owner !== 'visitor') remove('localStorage', languageKey('visitor', problemId));
  write('localStorage', LANGUAGE_KEY, language);
  return write('localStorage', languageKey(owner, problemId), language);
}

/** The submission that this tab is waiting for, so that a reload finds it again. */
export const readRunning = (owner: Owner, problemId: number): string | null =>
  read('sessionStorage', runningKey(owner, problemId));
export const keepRunning = (owner: Owner, problemId: number, submissionId: string): boolean =>
  write('sessionStorage', runningKey(owner, problemId), submissionId);
export const forgetRunning = (owner: Owner, problemId: number): boolean =>
  remove('sessionStorage', runningKey(owner, problemId));

/** What waits in this tab until the visitor is signed in, also where that leads over other pages. */
export const readPress = (problemId: number): Press | null =>
  pressFrom(read('sessionStorage', PRESS_KEY), problemId, now());
export const keepPress = (press: Omit<Press, 'at' | 'code'>, code: string): boolean =>
  write('sessionStorage', PRESS_KEY, JSON.stringify({ ...press, code: drafts.baseOf(code), at: now() }));
export const forgetPress = (): boolean => remove('sessionStorage', PRESS_KEY);
