import { useEffect, useEffectEvent } from 'react';
import { baseOf } from '../../../../../platform/drafts.ts';
import { useSession } from '../../../../../platform/session.ts';
import { signInHere } from '../../../../../platform/sign-in-here.ts';
import { SIGN_IN_TO } from '../../copy.ts';
import type { Press } from '../../drafts/model.ts';
import { forgetPress, keepPress, readPress } from '../../drafts/state.ts';
import type { CodeDraft } from './use-code.ts';

type Act = Press['act'];

/**
 * What Run and Submit do: the act, and for a visitor first a sign-in over the page. Then it is done, once, also where the
 * sign-in led over other pages, as long as the code is the one of the press.
 */
export function usePress(problemId: number, draft: CodeDraft, act: (which: Act) => void): (which: Act) => () => void {
  const signedIn = useSession() !== null;
  const carryOut = useEffectEvent(() => {
    const press = readPress(problemId);
    if (press === null) return;
    forgetPress();
    if (press.language === draft.language && press.code === baseOf(draft.code)) act(press.act);
  });
  useEffect(() => {
    if (!signedIn) return;
    // Once kept drafts stand in their fields.
    const soon = setTimeout(() => carryOut());
    return () => clearTimeout(soon);
  }, [signedIn]);

  const ask = async (which: Act) => {
    keepPress({ act: which, problem: problemId, language: draft.language }, draft.code);
    if ((await signInHere(SIGN_IN_TO[which])) === 'closed') forgetPress();
  };
  return (which) => () => void (signedIn ? act(which) : ask(which));
}
