import { countedIn, datesOf, type Plan } from '@devorbit/contract/learning/plan-model.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';

/** What would be markup, as what it says. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`).replaceAll('\n', ' ');

/** The plan as a list to tick off, with links to our pages. */
export function planMarkdown(plan: Plan, site: string): string {
  const dates = datesOf(plan);
  const lines = [
    `# ${plain(plan.title)}`,
    '',
    plain(plan.description),
    '',
    `${plan.estimatedTotalHours} hours in ${countedIn(plan.items).length} steps, ${plan.hoursPerWeek} hours a week.`,
  ];
  for (const [phase, name] of plan.phases.entries()) {
    const items = plan.items.filter((item) => item.phase === phase);
    if (items.length === 0) continue;
    lines.push('', `## ${plain(name)}`, '');
    for (const { id, title, description, duration, completed, skipped, link, note, lessons } of items) {
      const days = dates.get(id);
      const when = skipped ? 'skipped' : `${days?.from ?? ''} to ${days?.to ?? ''}`;
      lines.push(`- [${completed ? 'x' : ' '}] [${plain(title)}](${site}${link}), ${duration} h, ${when}`);
      if (description !== '') lines.push(`  ${plain(description)}`);
      for (const lesson of lessons ?? [])
        lines.push(`  - [${plain(lesson.title)}](${site}${lesson.link}), ${lesson.minutes} min`);
      if (note !== '') lines.push(`  > ${plain(note)}`);
    }
  }
  if (plan.later.length > 0)
    lines.push(
      '',
      '## Part 2',
      '',
      ...plan.later.map(({ id, title }) => `- [${plain(title)}](${site}${pathOf('concept', { id })})`),
    );
  return `${lines.join('\n')}\n`;
}
