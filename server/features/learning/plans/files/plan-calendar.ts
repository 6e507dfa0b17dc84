import { countedIn, datesOf, type Plan } from '@devorbit/contract/learning/plan-model.ts';
import { writeCalendar } from '../../../../platform/calendar/write-calendar.ts';

type Of = { ref: string; revision: number; site: string; at: Date };

/** All days of every step that is to be done. Imported again, a step replaces itself. */
export function planCalendar(plan: Plan, { ref, revision, site, at }: Of): string {
  const dates = datesOf(plan);
  return writeCalendar({
    name: plan.title,
    entries: countedIn(plan.items)
      .filter(({ completed }) => !completed)
      .map(({ id, title, description, duration, link, note }) => {
        const { from, to } = dates.get(id) ?? { from: plan.profile.start, to: plan.profile.start };
        return {
          uid: `plan-${ref}-${id}@devorbit`,
          sequence: revision,
          title: `${title} (${duration} h)`,
          description: [description, note].filter((text) => text !== '').join('\n\n'),
          location: '',
          url: site + link,
          days: { first: from, last: to },
          startsAt: new Date(`${from}T00:00:00Z`),
          endsAt: new Date(`${to}T00:00:00Z`),
          timeZone: 'UTC',
          status: 'CONFIRMED',
          createdAt: at,
          updatedAt: at,
        };
      }),
  });
}
