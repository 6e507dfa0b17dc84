import { AiFailure } from './ai-failure.ts';
import type { AiMessage } from './ai-message.ts';
import { answerFormats, type JsonAsked, withSchemaInWords } from './answer-format.ts';
import { answerPieces } from './answer-pieces.ts';
import { timeLimit } from './time-limit.ts';

export type AiSettings = {
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** From the request to the end of the answer. */
  timeoutMs: number;
  /** From one byte to the next. */
  idleTimeoutMs: number;
};

export type AiRequest = { messages: AiMessage[]; signal: AbortSignal; json?: JsonAsked };

export type AiClient = {
  readonly model: string;
  /** The answer in pieces, as they come. Throws AiFailure, and the signal's reason where it is aborted; leaving early ends the call. */
  stream(request: AiRequest): AsyncGenerator<string>;
};

type Body = ReadableStream<Uint8Array>;

/** A client of the Chat Completions wire that OpenAI's API and many others speak. */
export function createAiClient(settings: AiSettings): AiClient {
  const { baseUrl, apiKey, model, timeoutMs, idleTimeoutMs } = settings;
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  /** Where to begin among the formats: those that the provider has refused are not asked for again. */
  let firstFormat = 0;

  const post = async (body: object, signal: AbortSignal): Promise<Response> =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal });

  const ask = async ({ messages, json }: AiRequest, signal: AbortSignal): Promise<Response & { body: Body }> => {
    const formats = json ? answerFormats(json) : [undefined];
    for (let at = json ? firstFormat : 0; ; at++) {
      const format = formats[at];
      const said = json && format?.type !== 'json_schema' ? withSchemaInWords(messages, json) : messages;
      const response = await post(
        { model, stream: true, messages: said, ...(format ? { response_format: format } : {}) },
        signal,
      );
      if (response.ok && response.body) {
        if (json) firstFormat = at;
        return response as Response & { body: Body };
      }
      await response.body?.cancel();
      if ([400, 422].includes(response.status) && at < formats.length - 1) continue;
      throw refusal(response);
    }
  };

  return {
    model,
    async *stream(request) {
      const limit = timeLimit({ timeoutMs, idleTimeoutMs });
      const tellsKey = keyWatch(apiKey);
      try {
        const response = await ask(request, AbortSignal.any([request.signal, limit.signal]));
        for await (const piece of answerPieces(response, limit.alive)) {
          if (tellsKey(piece)) throw new AiFailure('broken', 'The provider told our key');
          yield piece;
        }
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason;
        if (error instanceof AiFailure) throw error;
        if (limit.signal.aborted) throw new AiFailure('late', 'The provider did not answer in time');
        throw new AiFailure('unreachable', 'The connection to the provider failed', { cause: error });
      } finally {
        limit.end();
      }
    },
  };
}

/** A shorter key is a word that local servers take for one, such as `none`. */
const LEAST_SECRET_CHARS = 16;

/** Whether the pieces so far hold the key: what comes from a provider is shown to people. */
function keyWatch(apiKey = ''): (piece: string) => boolean {
  let end = '';
  return (piece) => {
    if (apiKey.length < LEAST_SECRET_CHARS) return false;
    end += piece;
    const found = end.includes(apiKey);
    end = end.slice(-apiKey.length);
    return found;
  };
}

const MAX_RETRY_AFTER_S = 24 * 60 * 60;

function refusal({ status, headers }: Response): AiFailure {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const retryAfterMs = seconds >= 0 && seconds <= MAX_RETRY_AFTER_S ? seconds * 1000 : undefined;
  const fault = status === 429 ? 'busy' : status >= 500 ? 'broken' : status === 408 ? 'late' : 'refused';
  return new AiFailure(fault, `The provider answered ${status}`, { retryAfterMs });
}
