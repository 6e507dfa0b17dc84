import type { LiveFigures, runSample as run, SampleEvent, showFigures } from '@devorbit/contract/site/home.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { plainSentence } from '../../../platform/api-error.ts';
import { call, fetchWithSession, route } from '../../../platform/http-client.ts';

// The page imports this file when it is first needed: it is no part of the first load.
const runRoute = route<typeof run>('POST', '/api/home/run/');

/** Longest that a run may take with the line before it, in ms. */
const LONGEST_MS = 60_000;
const LOST = 'The connection was lost before the run finished. Please try again.';

/** Runs the sample and tells every step, the last one being `finished` or `failed`; after `signal` nothing more. */
export async function runSample(
  seed: number | undefined,
  tell: (event: SampleEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await fetchWithSession(runRoute.path, {
      method: runRoute.method,
      headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify({ seed }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    });
    const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      const event = JSON.parse(next.value.data) as SampleEvent;
      if (!signal.aborted) tell(event);
      if (event.type === 'finished' || event.type === 'failed') return;
    }
    tell({ type: 'failed', message: LOST });
  } catch (error) {
    if (!signal.aborted) tell({ type: 'failed', message: plainSentence(error, LOST) });
  }
}

export const fetchFigures = (): Promise<LiveFigures> =>
  call(route<typeof showFigures>('GET', '/api/home/figures/'), {});
