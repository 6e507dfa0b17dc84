import type { Plan } from '@devorbit/contract/learning/plan-model.ts';
import { drawPdf } from '../../../../platform/paper/draw-pdf.ts';
import { planSheets } from './plan-sheets.ts';

export type DrawPlan = { plan: Plan; site: string; at: string };

/** A plan as a PDF. Runs in a thread of its own. */
export default async function drawPlan({ plan, site, at }: DrawPlan): Promise<Uint8Array> {
  return drawPdf(planSheets(plan, site), { title: plan.title, author: 'DevOrbit', at: new Date(at) });
}
