import { setTimeout as sleep } from 'node:timers/promises';
import type { AiClient } from '../../../../platform/ai/ai-client.ts';
import { AiFailure } from '../../../../platform/ai/ai-failure.ts';
import type { AiMessage } from '../../../../platform/ai/ai-message.ts';
import { askJson } from '../../../../platform/ai/ask-json.ts';
import type { Log } from '../../../../platform/log.ts';
import type { Desk } from '../drafts/draft-source.ts';
import { Unsound } from '../errors.ts';
import { ProviderAnswer } from './answer.ts';
import { providerSentences } from './sentences.ts';
import { tellWriting } from './writing-progress.ts';

/** Longest that a provider's wish to be left alone is followed before it is asked once more, in ms. */
const MAX_WAIT_MS = 20_000;

/** The provider gave no problem. */
export class NotWritten extends Unsound {
  override name = 'NotWritten';
  readonly said: string | undefined;
  readonly waitMs: number;

  constructor({ fault, message, said, retryAfterMs = 0 }: AiFailure) {
    super(providerSentences[fault], fault === 'refused' || retryAfterMs > MAX_WAIT_MS ? null : message);
    this.said = said;
    this.waitMs = retryAfterMs;
  }
}

/** An answer, and the text that it was read from. */
export type Written = { value: ProviderAnswer; said: string };

/** Has the provider write a problem, and tells how far it is. Throws NotWritten. */
export async function writeAnswer(
  { ai, log }: { ai: AiClient; log: Log },
  messages: AiMessage[],
  { fault, tell, signal }: Desk,
  correcting: boolean,
): Promise<Written> {
  if (fault instanceof NotWritten) await sleep(fault.waitMs, undefined, { signal });
  await tell(correcting ? 'The AI corrects its problem.' : 'The AI thinks of a problem.');
  try {
    return await askJson(ai, {
      name: 'problem',
      schema: ProviderAnswer,
      messages,
      signal,
      onText: tellWriting(tell, correcting),
    });
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    log.warn({ fault: error.fault, reason: error.message, model: ai.model }, 'the AI provider gave no problem');
    throw new NotWritten(error);
  }
}
