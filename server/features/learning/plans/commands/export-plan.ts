import { type Plan, planFaults } from '@devorbit/contract/learning/plan-model.ts';
import type { ExportFormat } from '@devorbit/contract/learning/plan-words.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { brokenPlan } from '../errors.ts';
import { planCalendar } from '../files/plan-calendar.ts';
import { planMarkdown } from '../files/plan-markdown.ts';
import type { PlanPool } from '../files/plan-pool.ts';

type Deps = { clock: Clock; site: () => string; pool: PlanPool };
export type Exported = { plan: Plan; ref: string; revision: number };

const fileName = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'roadmap';

/** A plan as a file. Throws a 400 for one that does not add up. */
export async function exportPlan(
  { clock, site, pool }: Deps,
  { plan, ref, revision }: Exported,
  format: ExportFormat,
): Promise<{ name: string; type: string; base64: string }> {
  if (planFaults(plan).length > 0) throw brokenPlan();
  const name = fileName(plan.title);
  const text = (ending: string, type: string, content: string) => ({
    name: `${name}.${ending}`,
    type,
    base64: Buffer.from(content, 'utf8').toString('base64'),
  });
  switch (format) {
    case 'markdown':
      return text('md', 'text/markdown; charset=utf-8', planMarkdown(plan, site()));
    case 'json':
      return text('json', 'application/json', `${JSON.stringify({ format: 'devorbit-plan/1', plan }, null, 2)}\n`);
    case 'ics':
      return text(
        'ics',
        'text/calendar; charset=utf-8',
        planCalendar(plan, { ref, revision, site: site(), at: clock.now() }),
      );
    case 'pdf': {
      const bytes = await pool.draw({ plan, site: site(), at: clock.now().toISOString() });
      return { name: `${name}.pdf`, type: 'application/pdf', base64: bytes.toString('base64') };
    }
  }
}
