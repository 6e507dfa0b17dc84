import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  baseOf,
  type DraftPlace,
  forgetDraft,
  keepDraftSoon,
  keyOf,
  type Outcome,
  type Owner,
  parseDraft,
  readDraft,
} from './drafts.ts';
import { useSession } from './session.ts';

export type DraftStatus<T = unknown> =
  | { step: 'none' | Outcome }
  /** `at`: when it was typed, ms. `stale`: what the form began with has changed since. */
  | { step: 'restored'; at: number; stale: boolean }
  /** Another was typed in another tab, which this one does not take over by itself. `at`, `stale`: as above. */
  | { step: 'elsewhere'; data: T; at: number; stale: boolean };

type Options<T> = {
  /** Unlike any other form's, with the id of what it is about: `report.problem.7`. */
  name: string;
  /** What stands in the form: plain data, no passwords, codes or tokens. */
  value: T;
  /** What the form begins with; that is no draft. */
  initial: T;
  onRestore: (value: T) => void;
  /**
   * A kept draft that goes on from something older than what stands here, made to go on from this; any other as the same
   * object. One from another tab that has to be made so is only offered, and made so when it is taken.
   */
  rebased?: (value: T) => T;
  /** Only as long as this tab lives. */
  tab?: boolean;
};

export type FormDraft = {
  status: DraftStatus;
  /** Back to what the form began with. */
  discard: () => void;
  /** The other tab's draft takes the place of this one's. */
  takeOver: () => void;
  /** To be called once it is sent. */
  forget: () => void;
};

const asItIs = <T>(value: T): T => value;
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** Kept data in the shape of the form; what does not fit is left as the form begins. Null where nothing fits. */
export function shapedAs<T>(initial: T, data: unknown): T | null {
  if (kindOf(data) !== kindOf(initial)) return null;
  if (kindOf(initial) !== 'object') return data as T;
  const fitting = Object.entries(data as object).filter(
    ([field, value]) => kindOf(value) === kindOf((initial as Record<string, unknown>)[field]),
  );
  return { ...initial, ...Object.fromEntries(fitting) };
}

/**
 * Keeps what stands in a form until it is sent: over a reload, a crash, a lost connection. With @mantine/form:
 * `useForm({ onValuesChange: setTyped })`, `value: typed`, `onRestore: form.setValues`. A DraftNote says what it did.
 */
export function useDraft<T>({ name, value, initial, onRestore, rebased = asItIs, tab }: Options<T>): FormDraft {
  const owner: Owner = useSession()?.user.id ?? 'visitor';
  const [status, setStatus] = useState<DraftStatus<T>>({ step: 'none' });
  const text = JSON.stringify(value);
  const seen = useRef(text);
  /** What needs no keeping: it stands in the store already, or is what the form began with. */
  const settled = useRef(text);
  const typedHere = useRef(false);
  const place: DraftPlace = { owner, name, tab };

  const put = (data: T) => {
    settled.current = JSON.stringify(data);
    typedHere.current = false;
    onRestore(data);
  };
  const offer = useEffectEvent((raw?: string | null) => {
    const kept = raw === undefined ? readDraft(place) : parseDraft(keyOf(place), raw);
    const shaped = kept && shapedAs(initial, kept.data);
    if (!kept || shaped === null) return;
    const data = rebased(shaped);
    if (JSON.stringify(data) === JSON.stringify(initial)) return;
    const about = { at: kept.at, stale: kept.base !== baseOf(initial) };
    const behind = raw !== undefined && data !== shaped;
    if (typedHere.current || behind) setStatus({ step: 'elsewhere', data, ...about });
    else {
      put(shaped);
      setStatus({ step: 'restored', ...about });
    }
  });
  useLayoutEffect(() => {
    typedHere.current = false;
    offer();
    const fromOtherTab = ({ key, newValue }: StorageEvent) => {
      if (key === keyOf({ owner, name }) && newValue !== null) offer(newValue);
    };
    globalThis.addEventListener('storage', fromOtherTab);
    return () => globalThis.removeEventListener('storage', fromOtherTab);
  }, [owner, name]);

  const keep = useEffectEvent(() => {
    if (text === JSON.stringify(initial)) {
      forgetDraft(place);
      typedHere.current = false;
      setStatus({ step: 'none' });
    } else {
      typedHere.current = true;
      keepDraftSoon(place, value, baseOf(initial), (step) => setStatus({ step }));
    }
  });
  useEffect(() => {
    if (seen.current === text) return;
    seen.current = text;
    if (settled.current === text) return;
    settled.current = text;
    keep();
  }, [text]);

  // The browser asks before the page is left only where the text would be lost.
  const lost = status.step === 'refused' || status.step === 'too-long';
  useEffect(() => {
    if (!lost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [lost]);

  const forget = () => {
    forgetDraft(place);
    typedHere.current = false;
    setStatus({ step: 'none' });
  };
  return {
    status,
    forget,
    discard: () => {
      forget();
      put(initial);
    },
    takeOver: () => {
      if (status.step !== 'elsewhere') return;
      const { data, at, stale } = status;
      put(rebased(data));
      setStatus(stale ? { step: 'restored', at, stale } : { step: 'kept' });
    },
  };
}
