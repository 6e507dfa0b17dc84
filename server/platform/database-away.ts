import pg from 'pg';

/** When a call may be tried again, in seconds: a database that was killed is back in about that time. */
export const AWAY_RETRY_S = 5;

/**
 * The database cannot be reached, or the connection was lost before its answer came. Nobody is at fault, and the same may
 * succeed soon. Of a commit that failed so it is not known whether it took place.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';

  constructor(cause: Error) {
    super(`The database is away: ${cause.message}`, { cause });
  }
}

/** Classes of SQLSTATE: a connection that fails (08), one too many (53300), a server that ends, starts or recovers (57P01 to 57P05). */
const AWAY_STATES = /^(08|53300|57P0[1-5])/;
/** The operating system's words: ECONNREFUSED, ENOENT of a socket, EPIPE … Those of Node itself begin with ERR_. */
const SYSTEM_ERRORS = /^E(?!RR_)[A-Z_]+$/;
/** The client's own words, which have no code. */
const CLIENT_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** What an error of the database's client means: DatabaseAway where a connection is lost or not to be had, otherwise itself. */
export function databaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const away =
    error instanceof pg.DatabaseError
      ? AWAY_STATES.test(code)
      : SYSTEM_ERRORS.test(code) || CLIENT_MESSAGES.test(error.message);
  return away ? new DatabaseAway(error) : error;
}
