import pg from 'pg';
import type { Log } from './log.ts';

type Listener = (payload: string) => void;

export type Changes = {
  /**
   * Calls `heard` with every payload told on the channel, and `missed` whenever some may have been missed, because the
   * connection was lost for a while. Answers what ends it. Throws for a channel that is not among those it was opened with.
   */
  listen(channel: string, heard: Listener, missed?: () => void): () => void;
  close(): Promise<void>;
};

type Entry = { channel: string; heard: Listener; missed: (() => void) | undefined };

/** One connection of this server for all that others tell it on these channels, made again whenever it is lost. */
export async function openChanges(url: string, log: Log, channels: readonly string[]): Promise<Changes> {
  const entries = new Set<Entry>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'devorbit changes' });
    fresh.on('error', (error) => log.warn({ err: error }, 'the connection for changes was lost'));
    fresh.on('end', () => {
      if (client === fresh) client = undefined;
      reconnect();
    });
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const entry of entries) if (entry.channel === channel) entry.heard(payload);
    });
    await fresh.connect();
    await fresh.query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join(';'));
    client = fresh;
    for (const entry of entries) entry.missed?.();
  };
  const reconnect = () => {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch((error: Error) => {
        log.warn({ err: error }, 'the connection for changes could not be made');
        reconnect();
      });
    }, 500);
  };
  await connect();

  return {
    listen(channel, heard, missed) {
      if (!channels.includes(channel)) throw new Error(`No feature declares the channel ${channel}`);
      const entry = { channel, heard, missed };
      entries.add(entry);
      return () => entries.delete(entry);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
