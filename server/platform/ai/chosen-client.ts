import type { Env } from '../env.ts';
import { type AiClient, createAiClient } from './ai-client.ts';

export type ProviderSettings = Pick<
  Env,
  'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_MS' | 'AI_IDLE_TIMEOUT_MS'
>;

/** A client of the operator's provider; null where none is set up. */
export const chosenAiClient = (env: ProviderSettings): AiClient | null =>
  env.AI_BASE_URL === undefined || env.AI_MODEL === undefined
    ? null
    : createAiClient({
        baseUrl: env.AI_BASE_URL,
        apiKey: env.AI_API_KEY,
        model: env.AI_MODEL,
        timeoutMs: env.AI_TIMEOUT_MS,
        idleTimeoutMs: env.AI_IDLE_TIMEOUT_MS,
      });
