import { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { JudgeClient } from '../../../../platform/judge-client.ts';
import { runningUnavailable, unsupportedLanguage } from '../errors.ts';

/**
 * The language, where code in it can be run. Throws where the language is none of ours, or where running is impossible
 * until an operator does something; a runner that is only away for a moment is waited for in the queue.
 */
export async function ensureRunnable({ judge }: { judge: JudgeClient }, language: string): Promise<PracticeLanguage> {
  const known = PracticeLanguage.safeParse(language);
  if (!known.success) throw unsupportedLanguage();
  const { configured, reachable, health } = await judge.health();
  if (!configured) throw runningUnavailable('reason' in health ? health.reason : 'no execution service is configured');
  if (!reachable || !('isolation' in health)) return known.data;
  if (!health.isolation.ok)
    throw runningUnavailable(health.isolation.reason ?? 'programs cannot be isolated on this machine');
  const tools = health.languages.find(({ id }) => id === known.data);
  if (tools && !tools.ready) throw runningUnavailable(tools.reason ?? `${known.data} is not installed`);
  return known.data;
}
