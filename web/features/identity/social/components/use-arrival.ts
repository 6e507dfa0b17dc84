import type { SecondFactorNeeded } from '@devorbit/contract/identity/accounts.ts';
import type { Provider } from '@devorbit/contract/identity/social.ts';
import { useEffect, useRef, useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { readSession } from '../../../../platform/session.ts';
import { enter } from '../api.ts';
import { failureText, SIGN_IN_FAILED } from '../copy.ts';
import { type Arrival, loginAddress, readArrival } from '../model.ts';

type Step =
  | { kind: 'leaving' | 'entering' }
  | { kind: 'second'; needed: SecondFactorNeeded }
  | { kind: 'done'; next: string | null }
  | { kind: 'failed'; reason: string; message: string };

const firstStep = (arrival: Arrival, provider: Provider): Step => {
  if (arrival.kind === 'failed')
    return { kind: 'failed', reason: arrival.reason, message: failureText(arrival.reason, provider) };
  if (arrival.kind === 'handoff') return { kind: 'entering' };
  return readSession() ? { kind: 'done', next: arrival.next } : { kind: 'leaving' };
};

/** What happens at /auth/{provider}: off to the provider, or back from it. What the address says at first is dealt with once. */
export function useArrival(provider: Provider): { step: Step; finish: () => void } {
  const [arrival] = useState(() => readArrival(globalThis.location));
  const [step, setStep] = useState(() => firstStep(arrival, provider));
  const begun = useRef(false);
  const next = arrival.kind === 'failed' ? null : arrival.next;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (step.kind === 'leaving') globalThis.location.replace(loginAddress(provider, next ?? undefined));
    if (arrival.kind !== 'handoff') return;
    // The code has served once it is sent: it stays neither in the address nor in the history.
    globalThis.history.replaceState(globalThis.history.state, '', globalThis.location.pathname);
    enter(arrival.code).then(
      (answer) => setStep('challenge' in answer ? { kind: 'second', needed: answer } : { kind: 'done', next }),
      (error: unknown) => setStep({ kind: 'failed', reason: 'failed', message: plainSentence(error, SIGN_IN_FAILED) }),
    );
  }, [arrival, next, provider, step.kind]);
  return { step, finish: () => setStep({ kind: 'done', next }) };
}
