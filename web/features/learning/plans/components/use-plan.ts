import { applyEdit, type PlanEdit, PlanEditRefusal } from '@devorbit/contract/learning/plan-edits.ts';
import type { LearningProfile, Plan } from '@devorbit/contract/learning/plan-model.ts';
import type { SavedPlan } from '@devorbit/contract/learning/plans.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, plainSentence } from '../../../../platform/api-error.ts';
import { draftPlan, editPlan, phrasePlan, type PlanWish, showPlan, undoPlan } from '../api.ts';
import { EDIT_FAILURE } from '../copy.ts';
import { changeGuestPlan, guestPlan, undoGuestPlan, useGuestPlan } from '../state.ts';

export type PlanInUse = {
  state: 'loading' | 'missing' | 'ready';
  plan: Plan | null;
  /** Names it in calendars. */
  ref: string;
  revision: number;
  canUndo: boolean;
  /** Why the last change was not taken, in words. */
  failure: string | null;
  edit: (edit: PlanEdit) => void;
  replan: (profile: LearningProfile) => Promise<void>;
  undo: () => void;
};

const newerIn = (error: unknown): SavedPlan | null => {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const details = (error.body as { details?: Partial<SavedPlan> } | null)?.details;
  return details?.plan === undefined ? null : (details as SavedPlan);
};

/** A plan of a member, by its id, or the one that this browser keeps: shown changed at once, then kept. */
export function usePlan(id: number | null): PlanInUse {
  const guest = useGuestPlan();
  const [saved, setSaved] = useState<SavedPlan | null>(null);
  const [shown, setShown] = useState<Plan | null>(null);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const line = useRef({ last: Promise.resolve(), saved: null as SavedPlan | null, busy: false });

  useEffect(() => {
    if (id === null) return;
    const queue = line.current;
    const controller = new AbortController();
    const take = (plan: SavedPlan | null) => {
      queue.saved = plan;
      setSaved(plan);
      setShown(plan?.plan ?? null);
      setMissing(plan === null);
    };
    const load = async () => {
      const plan = await showPlan(id, controller.signal);
      take(plan);
      if (plan.revision > 1) return;
      const worded = await phrasePlan(id, plan.revision).catch(() => null);
      // Whoever has begun to edit keeps what they see.
      if (worded !== null && !controller.signal.aborted && queue.saved === plan && !queue.busy) take(worded);
    };
    load().catch(() => {
      if (!controller.signal.aborted) take(null);
    });
    return () => controller.abort();
  }, [id]);

  /** One after another: each needs the revision that the one before has made. */
  const send = (work: (current: SavedPlan) => Promise<SavedPlan>): Promise<void> => {
    const queue = line.current;
    queue.busy = true;
    const next = queue.last.then(async () => {
      const current = queue.saved;
      if (current === null) return;
      try {
        const answered = await work(current);
        queue.saved = answered;
        setSaved(answered);
        setShown(answered.plan);
      } catch (error) {
        const newer = newerIn(error);
        if (newer !== null) queue.saved = newer;
        setSaved(queue.saved);
        setShown(queue.saved?.plan ?? null);
        setFailure(plainSentence(error, EDIT_FAILURE));
      }
    });
    queue.last = next;
    return next;
  };
  const wish = (what: PlanWish) => send((current) => editPlan(current.id, current.revision, what));

  const ahead = (plan: Plan, edit: PlanEdit): Plan | null => {
    setFailure(null);
    try {
      return applyEdit(plan, edit);
    } catch (error) {
      if (!(error instanceof PlanEditRefusal)) throw error;
      setFailure(error.message);
      return null;
    }
  };

  if (id === null)
    return {
      state: guest === null ? 'missing' : 'ready',
      plan: guest?.plan ?? null,
      ref: 'visitor',
      revision: guest?.revision ?? 1,
      canUndo: (guest?.past.length ?? 0) > 0,
      failure,
      edit: (edit) => {
        const current = guestPlan();
        const next = current && ahead(current.plan, edit);
        if (next) changeGuestPlan(next);
      },
      replan: async (profile) => {
        const current = guestPlan();
        if (current) changeGuestPlan(await draftPlan(profile, current.plan));
      },
      undo: undoGuestPlan,
    };
  return {
    state: missing ? 'missing' : shown === null ? 'loading' : 'ready',
    plan: shown,
    ref: String(id),
    revision: saved?.revision ?? 1,
    canUndo: (saved?.undo ?? 0) > 0,
    failure,
    edit: (edit) => {
      const next = shown && ahead(shown, edit);
      if (!next) return;
      setShown(next);
      void wish({ edit });
    },
    replan: (profile) => wish({ profile }),
    undo: () => void send((current) => undoPlan(current.id, current.revision)),
  };
}
