import { destination, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Lines of JSON on stderr; stdout belongs to the line that tells the port.
 * Callers log ids, languages, verdicts and figures, never source code, inputs or outputs.
 */
export function createLog(level: string): Log {
  return pino({ level, base: { part: 'runner' } }, destination(2));
}
