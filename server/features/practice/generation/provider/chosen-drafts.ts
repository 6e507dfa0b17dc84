import { LONGEST_WAIT_MS } from '@devorbit/contract/limits.ts';
import { createAiClient } from '../../../../platform/ai/ai-client.ts';
import type { Env } from '../../../../platform/env.ts';
import type { Log } from '../../../../platform/log.ts';
import { builtInDrafts } from '../drafts/built-in.ts';
import type { DraftSource } from '../drafts/draft-source.ts';
import type { Family } from '../drafts/sketch.ts';
import type { Templates } from '../drafts/whole-program.ts';
import { providerDrafts } from './provider-drafts.ts';

type Settings = Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_MS' | 'AI_IDLE_TIMEOUT_MS'>;

/** In ms. */
const SOON = 500;

/** How long a wish is waited for before it is answered how far it is: a provider needs longer, and its progress is worth seeing. */
export const patienceMs = ({ AI_BASE_URL }: Pick<Settings, 'AI_BASE_URL'>): number =>
  AI_BASE_URL === undefined ? LONGEST_WAIT_MS : SOON;

/** The configured provider's drafts; without one those of our own families. */
export function chosenDrafts(
  env: Settings,
  { families, templates }: { families: () => readonly Family[]; templates: Templates },
  log: Log,
): DraftSource {
  if (env.AI_BASE_URL === undefined || env.AI_MODEL === undefined) return builtInDrafts(families, templates);
  const ai = createAiClient({
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL,
    timeoutMs: env.AI_TIMEOUT_MS,
    idleTimeoutMs: env.AI_IDLE_TIMEOUT_MS,
  });
  return providerDrafts({ ai, templates, log });
}
