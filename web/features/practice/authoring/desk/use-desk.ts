import type { AuthoredDraft, Authoring } from '@devorbit/contract/practice/authoring.ts';
import { useRef, useState } from 'react';
import { ApiError, plainSentence } from '../../../../platform/api-error.ts';
import { useDraft } from '../../../../platform/use-draft.ts';
import { saveDraft } from '../api.ts';
import { isChanged } from '../changes.ts';
import { SAVE_FAILED } from '../copy.ts';
import { faultsOf, type Gap } from '../gaps.ts';
import { deskDraft } from '../model.ts';

export type Change = Partial<AuthoredDraft> | ((draft: AuthoredDraft) => Partial<AuthoredDraft>);

/** What every part of the desk is given. */
export type PartProps = { problemId: number; draft: AuthoredDraft; change: (part: Change) => void };

/** Why the last save was refused: by what stands in a part, by another's save, or by the call. */
export type SaveFailure = { kind: 'fault'; gap: Gap } | { kind: 'changed' | 'call'; text: string };

/**
 * The draft that is worked on, beside the one that is stored. One save at a time; what is typed meanwhile stays. What is
 * not saved waits in this browser for its author, over a reload and over the end of the session.
 */
export function useDesk(loaded: Authoring) {
  const [stored, setStored] = useState(loaded);
  const [draft, setDraft] = useState(loaded.draft);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const running = useRef<Promise<Authoring | null>>(null);
  /** Of the draft that is stored, as far as this page has seen it; another tab's typing may go on from a newer one. */
  const received = useRef(loaded.revision);
  const changed = isChanged(stored.draft, draft);

  const kept = useDraft({
    name: deskDraft(stored.problem_id),
    value: { revision: stored.revision, draft },
    initial: { revision: stored.revision, draft: stored.draft },
    // Taken from another tab by its author, who was told. What a reload restores keeps its revision: nobody's save is overwritten.
    rebased: (typed) => (typed.revision < stored.revision ? { ...typed, revision: stored.revision } : typed),
    onRestore: (typed) => {
      setStored((current) => ({ ...current, revision: typed.revision }));
      setDraft(typed.draft);
    },
  });
  /** Takes over what has come in place of the draft. */
  const replace = (next: Authoring): void => {
    received.current = next.revision;
    setStored(next);
    setDraft(next.draft);
    setFailure(null);
  };

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
      received.current = next.revision;
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
    replace,
    /** What this browser keeps of it. */
    kept: {
      ...kept,
      /** Back to what was last loaded or saved. */
      discard: () => {
        kept.forget();
        replace({ ...stored, revision: received.current });
      },
    },
    /** Takes over what learners meet now. */
    setLive: ({ version, tests }: Pick<Authoring, 'version' | 'tests'>): void =>
      setStored((current) => ({ ...current, version, tests })),
  };
}

export type Desk = ReturnType<typeof useDesk>;
