import type { Guidance } from '@devorbit/contract/practice/guidance.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../platform/use-act.ts';
import { UNLOCK_FAILURE } from '../copy.ts';

type Ask = (client: QueryClient) => Promise<Guidance>;

/** The act that opens more help. */
export function useUnlock(done: (guidance: Guidance) => void) {
  const client = useQueryClient();
  return useAct(async (ask: Ask) => done(await ask(client)), UNLOCK_FAILURE);
}
