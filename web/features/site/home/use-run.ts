import type { SampleEvent } from '@devorbit/contract/site/home.ts';
import { useEffect, useRef, useState } from 'react';
import { isBusy, type RunState } from './model.ts';

const NOT_LOADED: SampleEvent = {
  type: 'failed',
  message: 'Couldn’t connect. Please try again.',
};

/** The run of the sample: its state, and how to start one. What a run needs is fetched with the first of them. */
export function useRun(): [state: RunState, start: (seed: number | undefined) => void] {
  const [state, setState] = useState<RunState>({ type: 'idle' });
  const away = useRef<AbortController>(null);
  useEffect(() => () => away.current?.abort(), []);
  const start = (seed: number | undefined): void => {
    if (isBusy(state)) return;
    const { signal } = (away.current = new AbortController());
    setState({ type: 'asking' });
    import('./api.ts').then(
      ({ runSample }) => runSample(seed, setState, signal),
      () => setState(NOT_LOADED),
    );
  };
  return [state, start];
}
