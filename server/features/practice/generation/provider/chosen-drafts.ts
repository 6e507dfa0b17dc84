import { LONGEST_WAIT_MS } from '@devorbit/contract/limits.ts';
import { chosenAiClient, type ProviderSettings } from '../../../../platform/ai/chosen-client.ts';
import type { Log } from '../../../../platform/log.ts';
import { builtInDrafts } from '../drafts/built-in.ts';
import type { DraftSource } from '../drafts/draft-source.ts';
import type { Family } from '../drafts/sketch.ts';
import type { Templates } from '../drafts/whole-program.ts';
import { providerDrafts } from './provider-drafts.ts';

/** In ms. */
const SOON = 500;

/** How long a wish is waited for before it is answered how far it is: a provider needs longer, and its progress is worth seeing. */
export const patienceMs = ({ AI_BASE_URL }: Pick<ProviderSettings, 'AI_BASE_URL'>): number =>
  AI_BASE_URL === undefined ? LONGEST_WAIT_MS : SOON;

/** The configured provider's drafts; without one those of our own families. */
export function chosenDrafts(
  env: ProviderSettings,
  { families, templates }: { families: () => readonly Family[]; templates: Templates },
  log: Log,
): DraftSource {
  const ai = chosenAiClient(env);
  return ai === null ? builtInDrafts(families, templates) : providerDrafts({ ai, templates, log });
}
