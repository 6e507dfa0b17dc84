import { defaultRubric } from '@devorbit/contract/events/default-rubric.ts';
import { Criterion } from '@devorbit/contract/events/hackathon-judging.ts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';

/** In their order; those that everybody begins with where none were written. */
export async function selectCriteria(db: Queryable, event: number): Promise<Criterion[]> {
  const own = await db.rows(
    Criterion,
    'select number, name, lead, weight, anchors from rubric_criteria where event_id = $1 order by position',
    [event],
  );
  return own.length > 0 ? own : defaultRubric.map((one, at) => ({ ...one, anchors: [...one.anchors], number: at + 1 }));
}

/** Whether somebody was scored by it. */
export const selectIsFinal = async (db: Queryable, event: number): Promise<boolean> =>
  (
    await db.row(z.object({ final: z.boolean() }), 'select exists (select from scores where event_id = $1) as final', [
      event,
    ])
  ).final;

/** The whole rubric; what is not in it goes. */
export async function putCriteria(db: Queryable, event: number, criteria: readonly Criterion[]): Promise<void> {
  await db.run('delete from rubric_criteria where event_id = $1', [event]);
  await db.run(
    `insert into rubric_criteria (event_id, number, position, name, lead, weight, anchors)
     select $1, (c.one ->> 'number')::smallint, c.position, c.one ->> 'name', c.one ->> 'lead', (c.one ->> 'weight')::smallint,
       array(select jsonb_array_elements_text(c.one -> 'anchors'))
     from jsonb_array_elements($2::jsonb) with ordinality c (one, position)`,
    [event, JSON.stringify(criteria)],
  );
}
