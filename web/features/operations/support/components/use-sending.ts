import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plainSentence } from '../../../../platform/api-error.ts';
import { now } from '../../../../platform/clock.ts';
import { formQuery, type Message, sendMessage } from '../api.ts';
import { SEND_FAILURE } from '../copy.ts';
import { type Faults, faultsOf, type Field, waitBeforeSending } from '../model.ts';

type Failure = { step: 'faulty'; faults: Faults } | { step: 'failed'; message: string };
type Outcome = Failure | { step: 'sent'; id: number };

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends a message, with what the server gave when the form was opened; it waits where a person could not have been so quick. */
export function useSending(signedIn: boolean) {
  const client = useQueryClient();
  useQuery(formQuery);
  const [state, setState] = useState<Failure | { step: 'writing' | 'sending' }>({ step: 'writing' });
  const send = async (message: Omit<Message, 'form'>): Promise<Outcome> => {
    setState({ step: 'sending' });
    try {
      const { form, at } = await client.ensureQueryData(formQuery);
      await pause(waitBeforeSending(at, now(), signedIn));
      return { step: 'sent', id: await sendMessage({ ...message, form }) };
    } catch (error) {
      const faults = faultsOf(error);
      const failure: Failure =
        faults === null ? { step: 'failed', message: plainSentence(error, SEND_FAILURE) } : { step: 'faulty', faults };
      setState(failure);
      return failure;
    }
  };
  /** A field that is being changed is no longer at fault. */
  const mend = (field: Field) =>
    setState((before) =>
      before.step === 'faulty' && before.faults[field] !== undefined
        ? {
            step: 'faulty',
            faults: Object.fromEntries(Object.entries(before.faults).filter(([name]) => name !== field)),
          }
        : before,
    );
  return { state, send, mend };
}
