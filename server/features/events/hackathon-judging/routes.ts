import {
  assignJudges as assign,
  declareConflict as declare,
  decideTie as decide,
  editRubric as edit,
  listAssignments as list,
  previewResult as preview,
  releaseResult as release,
  saveScores as save,
  showFeedback as feedback,
  showJudging as desk,
  showResult as result,
  showRubric as rubric,
  submitScores as submit,
} from '@devorbit/contract/events/hackathon-judging.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { assignJudges } from './commands/assign-judges.ts';
import { decideTie } from './commands/decide-tie.ts';
import { declareConflict } from './commands/declare-conflict.ts';
import { editRubric } from './commands/edit-rubric.ts';
import { findHackathon } from './commands/find-hackathon.ts';
import { listAssignments } from './commands/list-assignments.ts';
import { previewResult } from './commands/preview-result.ts';
import { releaseResult } from './commands/release-result.ts';
import { saveScores } from './commands/save-scores.ts';
import { showFeedback } from './commands/show-feedback.ts';
import { showJudging } from './commands/show-judging.ts';
import { showResult } from './commands/show-result.ts';
import { submitScores } from './commands/submit-scores.ts';
import { selectCriteria, selectIsFinal } from './rubric-store.ts';

const headers = { 'cache-control': 'private, no-store' };

export function serveJudging(http: Http, deps: { database: Database; clock: Clock }): void {
  const { database } = deps;
  bind(http, rubric, async ({ actor, params: { id } }) => {
    await findHackathon(database, actor, id);
    return {
      body: { criteria: await selectCriteria(database, id), final: await selectIsFinal(database, id) },
      headers,
    };
  });
  bind(http, edit, async ({ actor, params: { id }, body, request: { ip } }) => ({
    body: { criteria: await editRubric(deps, { actor, ip }, id, body), final: false },
    headers,
  }));
  bind(http, desk, async ({ actor, params }) => ({ body: await showJudging(deps, actor, params.id), headers }));
  bind(http, assign, async ({ actor, params, body, request: { ip } }) => ({
    body: await assignJudges(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, list, async ({ actor, params }) => ({ body: await listAssignments(deps, actor, params.id), headers }));
  bind(http, save, async ({ actor, params, body }) => ({
    body: await saveScores(deps, actor, params, body),
    headers,
  }));
  bind(http, submit, async ({ actor, params, body }) => ({
    body: await submitScores(deps, actor, params, body),
    headers,
  }));
  bind(http, declare, async ({ actor, params }) => {
    await declareConflict(deps, actor, params);
    return { body: { message: 'Another judge scores this entry' }, headers };
  });
  bind(http, preview, async ({ actor, params }) => ({ body: await previewResult(deps, actor, params.id), headers }));
  bind(http, decide, async ({ actor, params, body, request: { ip } }) => {
    await decideTie(deps, { actor, ip }, params.id, body.entries);
    return { body: { message: 'The order is kept' }, headers };
  });
  bind(http, release, async ({ actor, params, body, request: { ip } }) => ({
    body: await releaseResult(deps, { actor, ip }, params.id, body),
    headers,
  }));
  bind(http, result, async ({ actor, params }) => ({ body: await showResult(deps, actor, params.id), headers }));
  bind(http, feedback, async ({ actor, params }) => ({ body: await showFeedback(deps, actor, params.id), headers }));
}
