import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { plainSentence } from './api-error.ts';
import { sharedQueryClient } from './query-client.ts';

export type Act<Input, Result> = {
  /** It is under way. Buttons are then `aria-disabled`, never `disabled`: whoever pressed keeps the focus. */
  pending: boolean;
  /** What is under way is done with this; undefined at rest. */
  input: Input | undefined;
  /** Why the last one failed, as a sentence for people; null otherwise. */
  failure: string | null;
  /** What the last one answered, until the next begins. */
  result: Result | undefined;
  /** Begins; while one is under way it does nothing. Answers its result, or undefined where it failed or did not begin. */
  run: (input: Input) => Promise<Result | undefined>;
  /** Takes back what the last one said. */
  forget: () => void;
};

/**
 * One act of a person at a time: pending, then a result or a failure in words. `work` does all of it, so that what stands
 * after a call in it (forget the draft, close the dialog) is done only when the call went well, also where the page that
 * began it is gone. Calls that `withProof` guards stay pending while the person proves who they are.
 * `failure` is said where the server gave no sentence, or makes the sentence itself. With `overlapping` another may
 * begin before the last one is done: the rows of a list are many. Those of one `scope` are then done one after another.
 */
export function useAct<Input = void, Result = unknown>(
  work: (input: Input) => Promise<Result>,
  failure: string | ((error: unknown) => string | null),
  { overlapping = false, scope }: { overlapping?: boolean; scope?: string } = {},
): Act<Input, Result> {
  const [client] = useState(sharedQueryClient);
  const running = useRef(false);
  // Known at once, where the mutation is told of it a moment later: what is ticked stays ticked in between.
  const [begun, setBegun] = useState<{ input: Input } | null>(null);
  const mutation = useMutation(
    // Without a network it fails at once and says so, rather than waiting for one unseen.
    { mutationFn: work, networkMode: 'always', ...(scope !== undefined && { scope: { id: scope } }) },
    client,
  );
  const run = async (input: Input): Promise<Result | undefined> => {
    if (running.current && !overlapping) return undefined;
    running.current = true;
    const own = { input };
    setBegun(own);
    const result = await mutation.mutateAsync(input).catch(() => undefined);
    running.current = false;
    setBegun((latest) => (latest === own ? null : latest));
    return result;
  };
  return {
    pending: mutation.isPending || begun !== null,
    input: mutation.isPending ? mutation.variables : begun?.input,
    failure:
      mutation.error &&
      (typeof failure === 'string' ? plainSentence(mutation.error, failure) : failure(mutation.error)),
    result: mutation.data,
    run,
    forget: mutation.reset,
  };
}
