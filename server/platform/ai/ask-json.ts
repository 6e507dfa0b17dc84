import { z } from 'zod';
import type { AiClient } from './ai-client.ts';
import { AiFailure } from './ai-failure.ts';
import type { AiMessage } from './ai-message.ts';
import { strictSchema } from './strict-schema.ts';

type Asked<T> = {
  /** Of letters, digits and underscores. */
  name: string;
  schema: z.ZodType<T>;
  messages: AiMessage[];
  signal: AbortSignal;
  /** Gets all that was said so far, piece by piece; awaited before the next is read. What it throws ends the call. */
  onText?: (soFar: string) => Promise<void>;
};

/** Faults of an answer that are told. */
const MAX_FAULTS_CHARS = 1500;

/** Has a JSON value of the schema written. Answers it with the text it was read from. Throws what `stream` throws. */
export async function askJson<T>(
  client: AiClient,
  { name, schema, messages, signal, onText }: Asked<T>,
): Promise<{ value: T; said: string }> {
  let said = '';
  for await (const piece of client.stream({ messages, signal, json: { name, schema: strictSchema(schema) } })) {
    said += piece;
    await onText?.(said);
  }
  return { value: parse(schema, said), said };
}

/** The object within the text: some models put it in a code block, or think aloud before. */
function parse<T>(schema: z.ZodType<T>, said: string): T {
  let value: unknown;
  try {
    value = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  } catch (cause) {
    throw new AiFailure('invalid', 'The answer is not JSON.', { said, cause });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AiFailure('invalid', z.prettifyError(result.error).slice(0, MAX_FAULTS_CHARS), { said });
}
