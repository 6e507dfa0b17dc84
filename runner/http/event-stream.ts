import { Readable } from 'node:stream';
import type { JudgeEvent, Verdict } from '@devorbit/contract/execution/judging.ts';

/** Shorter than what proxies and clients take for a dead connection, in ms. */
const HEARTBEAT_MS = 2_000;

/**
 * Lines of JSON for one reply, with a blank line whenever nothing has happened for two seconds.
 * `onGone` is called when the reader goes away before `end`.
 */
export function openEventStream(onGone: () => void) {
  const body = new Readable({ read: () => undefined });
  const heartbeat = setInterval(() => body.push('\n'), HEARTBEAT_MS);
  let ended = false;
  let verdict: Verdict | null = null;
  body.once('close', () => {
    clearInterval(heartbeat);
    if (!ended) onGone();
    ended = true;
  });
  return {
    body,
    send(event: JudgeEvent): void {
      if (ended) return;
      if (event.type === 'finished') verdict = event.verdict;
      heartbeat.refresh();
      body.push(`${JSON.stringify(event)}\n`);
    },
    end(): void {
      clearInterval(heartbeat);
      if (!ended) body.push(null);
      ended = true;
    },
    /** Null while there is none, or where the job ended without. */
    verdict: (): Verdict | null => verdict,
  };
}
