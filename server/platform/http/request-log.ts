import type { FastifyBaseLogger } from 'fastify';
import type { ChildLoggerOptions, LogFn } from 'pino';
import type { Log } from '../log.ts';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** The log of one request, whose lines say its id. A child of pino is only made for who writes one: it costs a twentieth of a short answer. */
export class RequestLog implements FastifyBaseLogger {
  readonly #log: Log;
  readonly #bindings: Record<string, unknown>;
  readonly #options: ChildLoggerOptions;
  #child: Log | undefined;

  constructor(log: Log, bindings: Record<string, unknown>, options: ChildLoggerOptions) {
    this.#log = log;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return this.#log.level;
  }

  fatal(...line: Parameters<LogFn>): void {
    this.#write('fatal', line);
  }
  error(...line: Parameters<LogFn>): void {
    this.#write('error', line);
  }
  warn(...line: Parameters<LogFn>): void {
    this.#write('warn', line);
  }
  info(...line: Parameters<LogFn>): void {
    this.#write('info', line);
  }
  debug(...line: Parameters<LogFn>): void {
    this.#write('debug', line);
  }
  trace(...line: Parameters<LogFn>): void {
    this.#write('trace', line);
  }
  silent(): void {}

  child(bindings: Record<string, unknown>, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#own().child(bindings, options);
  }

  #own(): Log {
    return (this.#child ??= this.#log.child(this.#bindings, this.#options));
  }

  #write(level: Level, line: Parameters<LogFn>): void {
    if (this.#log.isLevelEnabled(level)) this.#own()[level](...line);
  }
}
