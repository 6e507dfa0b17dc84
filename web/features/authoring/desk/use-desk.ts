import type { AuthoredDraft, Authoring } from '@devorbit/contract/authoring.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, plainSentence } from '../../../platform/api-error.ts';
import { readSession } from '../../../platform/session.ts';
import { saveDraft } from '../api.ts';
import { isChanged } from '../changes.ts';
import { SAVE_FAILED } from '../copy.ts';
import { faultsOf, type Gap } from '../gaps.ts';
import { forgetTyped, keepTyped, keptTyped } from './kept.ts';

export type Change = Partial<AuthoredDraft> | ((draft: AuthoredDraft) => Partial<AuthoredDraft>);

/** Why the last save was refused: by what stands in a part, by another's save, or by the call. */
export type SaveFailure = { kind: 'fault'; gap: Gap } | { kind: 'changed' | 'call'; text: string };

/**
 * The draft that is worked on, beside the one that is stored. One save at a time; what is typed meanwhile stays. Where the
 * session ends, the typed waits for its author to sign in again.
 */
export function useDesk(loaded: Authoring) {
  const [userId] = useState(() => readSession()?.user.id);
  const [typed] = useState(() => keptTyped(loaded.problem_id, userId));
  // With its old revision, so that a save in between is not overwritten.
  const [stored, setStored] = useState(typed ? { ...loaded, revision: typed.revision } : loaded);
  const [draft, setDraft] = useState(typed?.draft ?? loaded.draft);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const running = useRef<Promise<Authoring | null>>(null);
  const changed = isChanged(stored.draft, draft);

  const keep = useEffectEvent(() => {
    if (changed && userId !== undefined && readSession() === null)
      keepTyped({ problemId: stored.problem_id, userId, revision: stored.revision, draft });
  });
  useEffect(() => {
    forgetTyped();
    return () => keep();
  }, []);

  const send = async (): Promise<Authoring | null> => {
    const [gap] = faultsOf(draft);
    if (gap) {
      setFailure({ kind: 'fault', gap });
      return null;
    }
    setSaving(true);
    setFailure(null);
    try {
      const next = await saveDraft(stored.problem_id, stored.revision, draft);
      setStored((current) => ({ ...next, verification: current.verification }));
      setDraft((current) => (current === draft ? next.draft : current));
      return next;
    } catch (error) {
      const text = plainSentence(error, SAVE_FAILED);
      setFailure({ kind: error instanceof ApiError && error.status === 409 ? 'changed' : 'call', text });
      return null;
    } finally {
      setSaving(false);
    }
  };

  return {
    stored,
    draft,
    changed,
    saving,
    failure,
    change: (part: Change): void => {
      setDraft((current) => ({ ...current, ...(typeof part === 'function' ? part(current) : part) }));
      setFailure((current) => (current?.kind === 'fault' ? null : current));
    },
    /** Answers what is stored now, null where it was refused. */
    save: async (): Promise<Authoring | null> => {
      if (running.current) return running.current;
      running.current = send();
      const next = await running.current;
      running.current = null;
      return next;
    },
    /** Takes over what a package has put in place of the draft. */
    replace: (next: Authoring): void => {
      setStored(next);
      setDraft(next.draft);
      setFailure(null);
    },
    /** Takes over what learners meet now. */
    setLive: ({ version, tests }: Pick<Authoring, 'version' | 'tests'>): void =>
      setStored((current) => ({ ...current, version, tests })),
  };
}

export type Desk = ReturnType<typeof useDesk>;
