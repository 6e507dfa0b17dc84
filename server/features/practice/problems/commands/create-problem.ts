import type { createProblem as endpoint } from '@devorbit/contract/practice/problems.ts';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import type { ListCache } from '../listing/cache.ts';
import { saveProblem } from './save-problem.ts';

type Deps = { database: Database; clock: Clock; listCache: ListCache };

/** Staff create a problem of source Admin, without tests. Answers its id. */
export async function createProblem(deps: Deps, actor: Staff, input: z.output<typeof endpoint.body>): Promise<number> {
  return saveProblem(deps, { ...input, source: 'Admin', author_id: actor.id }, (tx, id, at) =>
    recordAct(tx, { at, actor, act: 'problem.create', subject: `problem ${id}`, detail: { title: input.title } }),
  );
}
