import pg from 'pg';
import type { z } from 'zod';
import { databaseError } from './database-away.ts';
import { createNotices, type Notice } from './notices.ts';

/**
 * Runs SQL on one connection or on any of the pool's. Rows are checked, so what a query promises is what it gives. Throws
 * DatabaseAway where the connection is lost or not to be had.
 */
export type Queryable = {
  /** Prepared once a connection; with `prepared: false` its way is found for these parameters each time. */
  rows<T>(schema: z.ZodType<T>, sql: string, params?: unknown[], options?: { prepared?: boolean }): Promise<T[]>;
  /** Throws where there is not exactly one row. */
  row<T>(schema: z.ZodType<T>, sql: string, params?: unknown[]): Promise<T>;
  optionalRow<T>(schema: z.ZodType<T>, sql: string, params?: unknown[]): Promise<T | null>;
  /** Answers the number of rows that were written. */
  run(sql: string, params?: unknown[]): Promise<number>;
  /**
   * Tells all servers, soon after the transaction has committed; without one, soon. Waits for nothing; a notice that is
   * given several times meanwhile may come once. With `within`, in ms, it is gathered for that long with more of the same.
   * The payload holds ids only.
   */
  notify(channel: string, payload?: string, options?: { within?: number }): Promise<void>;
  /** For libraries that bring their own SQL. */
  raw(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
};

export type Database = Queryable & {
  /** Commits what `work` did, or rolls back and throws what it threw. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** For libraries that bring their own prepared statements. */
  client: Client;
  url: string;
  close(): Promise<void>;
};

const TIMESTAMPTZ = 1184;
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.DATE, String],
  [TIMESTAMPTZ, (value) => new Date(value).toISOString()],
]);
/** Times leave the database as ISO 8601 in UTC, the form of the wire; counts and sums as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};

type Client = { query(query: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> };

const rethrow = (error: unknown): never => {
  throw databaseError(error);
};
const clientOf = (connection: pg.Pool | pg.PoolClient): Client => ({
  query: (query, values) => connection.query(query, values).catch(rethrow),
});

/** Statements are prepared once a connection: their names are as many as the texts in our code. */
const named = (text: string, values: unknown[]): pg.QueryConfig => ({ name: nameOf(text), text, values });
const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

function queryable(client: Client, tell: (notice: Notice) => void): Queryable {
  const rows: Queryable['rows'] = async (schema, sql, params = [], { prepared = true } = {}) => {
    const result = await client.query(prepared ? named(sql, params) : { text: sql, values: params });
    return result.rows.map((row) => schema.parse(row));
  };
  const optionalRow = async <T>(schema: z.ZodType<T>, sql: string, params?: unknown[]) => {
    const found = await rows(schema, sql, params);
    if (found.length > 1) throw new Error(`${found.length} rows where at most one was expected: ${sql}`);
    return found[0] ?? null;
  };
  return {
    rows,
    optionalRow,
    async row(schema, sql, params) {
      const found = await optionalRow(schema, sql, params);
      if (found === null) throw new Error(`No row where one was expected: ${sql}`);
      return found;
    },
    run: async (sql, params = []) => (await client.query(sql, params)).rowCount ?? 0,
    notify: async (channel, payload = '', { within } = {}) => tell({ channel, payload, within }),
    raw: (sql, params = []) => client.query(sql, params),
  };
}

/** How long a connection waits for work: a new one reads the catalog and plans every statement again. */
const IDLE_MS = 5 * 60_000;

/** How long work waits for a connection, in ms, before it is told that the database is away. */
export const CONNECT_MS = 8_000;

/** `max` connections at one time; `connectMs`: work waits so long for one, in ms. */
export function connectDatabase(
  url: string,
  onError: (error: Error) => void,
  max = 10,
  connectMs = CONNECT_MS,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'devorbit',
  });
  pool.on('error', onError);
  const client = clientOf(pool);
  const notices = createNotices(
    (told) =>
      client.query('select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) told (channel, payload)', [
        told.map(({ channel }) => channel),
        told.map(({ payload }) => payload),
      ]),
    onError,
  );
  return {
    ...queryable(client, (notice) => notices.tell([notice])),
    client,
    url,
    async transaction(work) {
      const connection = await pool.connect().catch(rethrow);
      let broken: Error | undefined;
      // The pool does not listen to a connection that it has given away: losing it would end the process.
      const lost = (error: Error) => (broken = error);
      connection.on('error', lost);
      const own = clientOf(connection);
      const collected: Notice[] = [];
      try {
        await own.query('begin');
        const result = await work(queryable(own, (notice) => collected.push(notice)));
        await own.query('commit');
        notices.tell(collected);
        return result;
      } catch (error) {
        await own.query('rollback').catch(lost);
        throw error;
      } finally {
        connection.off('error', lost);
        connection.release(broken);
      }
    },
    async close() {
      await notices.close();
      await pool.end();
    },
  };
}
