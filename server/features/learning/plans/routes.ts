import { MAX_PLANS } from '@devorbit/contract/learning/plan-words.ts';
import {
  createPlan as create,
  deletePlan as remove,
  draftPlan as draft,
  editPlan as edit,
  exportPlan as file,
  listPlans,
  phrasePlan as phrase,
  placeLearner,
  showPlan,
  undoPlan,
} from '@devorbit/contract/learning/plans.ts';
import type { AiClient } from '../../../platform/ai/ai-client.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { callerAddress } from '../../../platform/ip-prefix.ts';
import type { Log } from '../../../platform/log.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import { createPlan } from './commands/create-plan.ts';
import { deletePlan } from './commands/delete-plan.ts';
import { draftPlan } from './commands/draft-plan.ts';
import { editPlan } from './commands/edit-plan.ts';
import { exportPlan } from './commands/export-plan.ts';
import { phrasePlan } from './commands/phrase-plan.ts';
import { readPlan } from './commands/read-plan.ts';
import { undoEdit } from './commands/undo-edit.ts';
import { unknownGoal } from './errors.ts';
import type { PlanPool } from './files/plan-pool.ts';
import { draftsPerMinute, planEditsPerMinute, planExportsPerMinute } from './limits.ts';
import type { Ground } from './model/ground.ts';
import { place } from './model/placement.ts';
import { presentPlan, presentPlanRow } from './present.ts';
import { selectPlans } from './store.ts';

type Deps = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  site: () => string;
  ground: Ground;
  pool: PlanPool;
  log: Log;
  /** Null where the operator has set none for plans. */
  ai: AiClient | null;
};

const headers = { 'cache-control': 'no-store' };
const callerOf = (actor: { id: number } | null, ip: string): string =>
  actor === null ? `guest ${callerAddress(ip)}` : String(actor.id);

export function servePlans(http: Http, deps: Deps): void {
  const { database, limits, ground } = deps;
  bind(http, draft, async ({ actor, body, request: { ip } }) => {
    await limits.take(draftsPerMinute, callerOf(actor, ip));
    return { body: draftPlan(ground, body.profile, body.plan), headers };
  });
  bind(http, placeLearner, async ({ actor, body: { profile, answers }, request: { ip } }) => {
    await limits.take(draftsPerMinute, callerOf(actor, ip));
    if (profile.learningGoals.some((goal) => !ground.goals.has(goal))) throw unknownGoal();
    return { body: place(ground, profile, answers), headers };
  });
  bind(http, file, async ({ actor, params, body, request: { ip } }) => {
    await limits.take(planExportsPerMinute, callerOf(actor, ip));
    return { body: await exportPlan(deps, body, params.format), headers };
  });
  bind(http, listPlans, async ({ actor }) => ({
    body: (await selectPlans(database, actor.id, MAX_PLANS)).map(presentPlanRow),
    headers,
  }));
  bind(http, showPlan, async ({ actor, params }) => ({
    body: presentPlan(await readPlan(database, actor, params.id)),
    headers,
  }));
  bind(http, create, async ({ actor, body }) => {
    await limits.take(planEditsPerMinute, String(actor.id));
    return { body: presentPlan(await createPlan(deps, actor, body)), headers };
  });
  bind(http, edit, async ({ actor, params, body }) => {
    await limits.take(planEditsPerMinute, String(actor.id));
    return { body: presentPlan(await editPlan(deps, actor, params.id, body)), headers };
  });
  bind(http, undoPlan, async ({ actor, params, body }) => {
    await limits.take(planEditsPerMinute, String(actor.id));
    return { body: presentPlan(await undoEdit(deps, actor, params.id, body.revision)), headers };
  });
  bind(http, phrase, async ({ actor, params, body }) => {
    await limits.take(planExportsPerMinute, String(actor.id));
    return { body: presentPlan(await phrasePlan(deps, actor, params.id, body.revision)), headers };
  });
  bind(http, remove, async ({ actor, params }) => {
    await deletePlan(database, actor, params.id);
    return { body: { deleted: true as const }, headers };
  });
}
