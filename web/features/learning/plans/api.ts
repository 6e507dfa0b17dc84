import type { PlanEdit } from '@devorbit/contract/learning/plan-edits.ts';
import type { LearningProfile, Plan } from '@devorbit/contract/learning/plan-model.ts';
import type { ExportFormat } from '@devorbit/contract/learning/plan-words.ts';
import type {
  createPlan as createEndpoint,
  deletePlan as deleteEndpoint,
  draftPlan as draftEndpoint,
  editPlan as editEndpoint,
  exportPlan as exportEndpoint,
  listPlans as listEndpoint,
  phrasePlan as phraseEndpoint,
  placeLearner as placeEndpoint,
  showPlan as showEndpoint,
  undoPlan as undoEndpoint,
} from '@devorbit/contract/learning/plans.ts';
import { call, route } from '../../../platform/http-client.ts';

const draftRoute = route<typeof draftEndpoint>('POST', '/api/plans/draft/');
const placeRoute = route<typeof placeEndpoint>('POST', '/api/plans/placement/');
const exportRoute = route<typeof exportEndpoint>('POST', '/api/plans/export/:format/');
const listRoute = route<typeof listEndpoint>('GET', '/api/plans/');
const createRoute = route<typeof createEndpoint>('POST', '/api/plans/');
const showRoute = route<typeof showEndpoint>('GET', '/api/plans/:id/');
const editRoute = route<typeof editEndpoint>('POST', '/api/plans/:id/edits/');
const undoRoute = route<typeof undoEndpoint>('POST', '/api/plans/:id/undo/');
const phraseRoute = route<typeof phraseEndpoint>('POST', '/api/plans/:id/wording/');
const deleteRoute = route<typeof deleteEndpoint>('DELETE', '/api/plans/:id/');

export type PlanWish = { edit: PlanEdit } | { profile: LearningProfile };

export const draftPlan = (profile: LearningProfile, plan?: Plan) =>
  call(draftRoute, { body: { profile, ...(plan && { plan }) } });
export const askPlacement = (profile: LearningProfile, answers: { concept: string; choice: number }[]) =>
  call(placeRoute, { body: { profile, answers } });
export const listPlans = (signal?: AbortSignal) => call(listRoute, { signal });
export const createPlan = (body: { profile: LearningProfile } | { plan: Plan }) => call(createRoute, { body });
export const showPlan = (id: number, signal?: AbortSignal) => call(showRoute, { params: { id }, signal });
export const editPlan = (id: number, revision: number, wish: PlanWish) =>
  call(editRoute, { params: { id }, body: { revision, ...wish } });
export const undoPlan = (id: number, revision: number) => call(undoRoute, { params: { id }, body: { revision } });
/** Better words for a new plan, where a provider has some. */
export const phrasePlan = (id: number, revision: number) => call(phraseRoute, { params: { id }, body: { revision } });
export const deletePlan = (id: number) => call(deleteRoute, { params: { id } });

/** A plan as a file for the browser's downloads. */
export async function exportPlan(
  format: ExportFormat,
  body: { plan: Plan; ref: string; revision: number },
): Promise<File> {
  const { name, type, base64 } = await call(exportRoute, { params: { format }, body });
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type });
}
