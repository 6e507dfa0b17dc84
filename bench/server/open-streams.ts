/**
 * A worker that keeps event streams open, so that reading them delays no call that is being timed. It is told addresses
 * with the headers to open them with, and tells what it knows after each: how many stand, and how many places in the queue
 * were told.
 */
import { parentPort } from 'node:worker_threads';
import { readEvents } from '@devorbit/testkit/events.ts';

export type Opening = { url: string; headers: Record<string, string> };
export type Streams = { open: number; refused: number; places: number };

const streams: Streams = { open: 0, refused: 0, places: 0 };
const tell = () => parentPort?.postMessage(streams);

async function hold({ url, headers }: Opening): Promise<void> {
  const response = await fetch(url, { headers });
  if (response.status !== 200) {
    streams.refused++;
    await response.body?.cancel();
    return tell();
  }
  streams.open++;
  tell();
  try {
    for await (const event of readEvents(response)) {
      const { result } = event as { result?: { ahead?: number | null } };
      if (typeof result?.ahead === 'number') streams.places++;
    }
  } finally {
    streams.open--;
    tell();
  }
}

parentPort?.on('message', (opening: Opening) => {
  hold(opening).catch(() => undefined);
});
