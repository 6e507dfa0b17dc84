import type { Changes } from '../../../platform/changes.ts';
import type { EventStream } from '../../../platform/http/event-stream.ts';
import { tooManySubscribers } from './errors.ts';

/** Streams of one server; and of one address, which a class shares. */
const MAX_SUBSCRIBERS = 2_000;
const MAX_OF_ADDRESS = 200;
/** Least time between two events, in ms. */
const PAUSE_MS = 1_000;

export type Subscribers = {
  /** Sends one event for all changes of a second, until the stream is over. `open` is called only where there is room; throws where there is none. */
  follow(address: string, open: () => EventStream): void;
  close(): void;
};

/** The open pages of this server that show the leaderboard: one listener tells them all. */
export function createSubscribers(changes: Changes): Subscribers {
  const streams = new Map<EventStream, { sending: boolean }>();
  const addresses = new Map<string, number>();
  let last = -PAUSE_MS;
  let due: NodeJS.Timeout | undefined;

  const tell = async (stream: EventStream, state: { sending: boolean }) => {
    // Who has not read the last event will ask again when it does.
    if (state.sending) return;
    state.sending = true;
    await stream.send({ type: 'changed' });
    state.sending = false;
  };
  const tellAll = () => {
    due = undefined;
    last = performance.now();
    for (const [stream, state] of streams) void tell(stream, state);
  };
  const changed = () => (due ??= setTimeout(tellAll, Math.max(0, last + PAUSE_MS - performance.now())));
  const unlisten = changes.listen('leaderboard', changed, changed);

  return {
    follow(address, open) {
      const count = addresses.get(address) ?? 0;
      if (streams.size >= MAX_SUBSCRIBERS || count >= MAX_OF_ADDRESS) throw tooManySubscribers();
      const stream = open();
      streams.set(stream, { sending: false });
      addresses.set(address, count + 1);
      const leave = () => {
        streams.delete(stream);
        const left = (addresses.get(address) ?? 0) - 1;
        if (left > 0) addresses.set(address, left);
        else addresses.delete(address);
      };
      if (stream.over.aborted) leave();
      else stream.over.addEventListener('abort', leave);
    },
    close() {
      clearTimeout(due);
      unlisten();
    },
  };
}
