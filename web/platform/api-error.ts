const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The body of a failed answer: JSON where it is JSON, else the raw text. */
export const readErrorBody = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

/** An answer that is not a success. `message` is the catalogue's 'API Error {status}: {sentence}'. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The sentence alone: `detail` or `message` of the body, or the raw text, or 'HTTP {status}'. */
  readonly sentence: string;
  /** Parsed JSON, or the raw text. */
  readonly body: unknown;

  constructor(status: number, raw: string) {
    const body = readErrorBody(raw);
    const sentence =
      (isRecord(body) ? (text(body['detail']) ?? text(body['message'])) : undefined) ?? text(raw) ?? `HTTP ${status}`;
    super(`API Error ${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.body = body;
  }

  /** The `error` field of the body, where there is one. */
  get errorField(): string | undefined {
    return isRecord(this.body) ? text(this.body['error']) : undefined;
  }

  /** The messages of a body of field → list of messages, by field; empty for any other body. */
  get fieldMessages(): Record<string, string[]> {
    if (!isRecord(this.body)) return {};
    return Object.fromEntries(
      Object.entries(this.body).flatMap(([field, value]) => {
        const messages = (Array.isArray(value) ? value : [value]).filter((entry) => text(entry) !== undefined);
        return messages.length > 0 ? [[field, messages]] : [];
      }),
    );
  }
}

/** No answer at all: the connection failed, or the time-out of the call passed. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly timedOut: boolean;

  constructor(timedOut: boolean, cause: unknown) {
    super(
      timedOut
        ? 'The server took too long to answer. Please try again.'
        : 'Can’t reach the server. Check your connection and try again.',
      { cause },
    );
    this.timedOut = timedOut;
  }
}

/** What a person is told of any failure: the plain sentence, without status or jargon. */
export const plainSentence = (error: unknown, fallback: string): string => {
  if (error instanceof ApiError) return error.sentence;
  if (error instanceof UnreachableError) return error.message;
  return fallback;
};
