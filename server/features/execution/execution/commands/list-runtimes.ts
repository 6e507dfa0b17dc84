import { RuntimeRow } from '@devorbit/contract/execution/execution.ts';
import { z } from 'zod';
import type { Runners } from '../../../../platform/runners.ts';
import { passOn } from '../pass-on.ts';

/** The languages that are installed, and their versions. Throws a Refusal where no runner answers. */
export async function listRuntimes(runners: Runners, signal: AbortSignal): Promise<RuntimeRow[]> {
  const { status, body } = await passOn(runners, '/api/v2/runtimes', null, signal);
  if (status !== 200) throw new Error(`The runner answered ${status}`);
  return z.array(RuntimeRow).parse(JSON.parse(body.toString()));
}
