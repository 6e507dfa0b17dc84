import { z } from 'zod';
import { AiFailure } from './ai-failure.ts';
import { eventData, wholeText } from './event-data.ts';

/** Characters of one answer. */
const MAX_ANSWER_CHARS = 200_000;

const Said = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
/** What we read of a completion, and of a piece of one. */
const Completion = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(z.object({ delta: Said.nullish(), message: Said.nullish(), finish_reason: z.string().nullish() }))
    .default([]),
});

function read(data: string): { text: string; finished: boolean } {
  const [choice] = completionOf(data).choices;
  const said = choice?.delta ?? choice?.message;
  const reason = choice?.finish_reason ?? null;
  if (reason === 'content_filter' || (said?.refusal ?? '') !== '')
    throw new AiFailure('declined', 'The provider declined to answer');
  if (reason === 'length') throw new AiFailure('too_long', 'The answer was longer than the provider allows');
  return { text: said?.content ?? '', finished: reason !== null };
}

function completionOf(data: string): z.infer<typeof Completion> {
  let parsed;
  try {
    parsed = Completion.safeParse(JSON.parse(data));
  } catch (cause) {
    throw new AiFailure('broken', 'The provider sent what is not JSON', { cause });
  }
  if (!parsed.success) throw new AiFailure('broken', 'The provider sent what is not a completion');
  if (parsed.data.error != null) throw new AiFailure('broken', 'The provider failed in the middle of its answer');
  return parsed.data;
}

/** The text of an answer, streamed or whole. Throws AiFailure where it does not come to its end. */
export async function* answerPieces(
  { headers, body }: { headers: Headers; body: ReadableStream<Uint8Array> },
  onChunk: () => void,
): AsyncGenerator<string> {
  if (headers.get('content-type')?.includes('application/json')) {
    const { text } = read(await wholeText(body, onChunk));
    if (text.length > MAX_ANSWER_CHARS) throw tooLong();
    yield text;
    return;
  }
  let length = 0;
  let finished = false;
  for await (const data of eventData(body, onChunk)) {
    if (data === '[DONE]') return;
    const piece = read(data);
    finished ||= piece.finished;
    length += piece.text.length;
    if (length > MAX_ANSWER_CHARS) throw tooLong();
    if (piece.text !== '') yield piece.text;
  }
  if (!finished) throw new AiFailure('cut', 'The answer broke off');
}

const tooLong = () => new AiFailure('too_long', `The answer has more than ${MAX_ANSWER_CHARS} characters`);
