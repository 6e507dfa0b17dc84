import { applyEdit, type PlanEdit, PlanEditRefusal } from '@devorbit/contract/learning/plan-edits.ts';
import { hoursOf, planFaults, type Plan } from '@devorbit/contract/learning/plan-model.ts';
import { TOTAL_HOURS } from '@devorbit/contract/learning/plan-words.ts';
import { randomEdit, randomOf, randomProfile } from './_random.ts';
import type { Ground } from './ground.ts';
import { makePlan } from './make-plan.ts';
import { replan } from './replan.ts';

/** What a fresh plan of a profile breaks; empty where nothing. */
export function freshFaults(plan: Plan, again: Plan): string[] {
  const faults = planFaults(plan);
  if (plan.estimatedTotalHours !== TOTAL_HOURS[plan.profile.timeCommitment])
    faults.push('its hours are not those of the commitment');
  if (plan.items.length < 6 || plan.items.length > 20) faults.push(`it has ${plan.items.length} items`);
  if (plan.items.some(({ priority }) => priority < 1 || priority > 5)) faults.push('a priority is none');
  if (JSON.stringify(plan) !== JSON.stringify(again)) faults.push('twice is not the same');
  const twice = plan.items.flatMap(({ concepts }) => concepts.map(({ id }) => id));
  if (new Set(twice).size < twice.length) faults.push('a concept is there twice');
  return faults;
}

type Kept = { completed: boolean; note: string; own: boolean };

/** What is kept of both stands at the first. */
function joinEntries(book: Map<string, Kept>, { items }: Plan, first: string): void {
  const second = items[items.findIndex(({ id }) => id === first) + 1];
  const gone = second && book.get(second.id);
  if (!second || !gone) return;
  const known = book.get(first) ?? { completed: gone.completed, note: '', own: false };
  const note = [known.note, gone.note].filter((text) => text !== '').join('\n\n');
  book.set(first, { completed: known.completed, note, own: known.own || gone.own });
  book.delete(second.id);
}

/** Hours that came or went with an edit that is not about hours. */
function hoursLost(before: Plan, after: Plan, edit: PlanEdit): string[] {
  const expected =
    edit.kind === 'add'
      ? edit.duration
      : edit.kind === 'remove'
        ? -hoursOf(before.items.filter(({ id }) => id === edit.item))
        : 0;
  const found = hoursOf(after.items) - hoursOf(before.items);
  return found === expected ? [] : [`${edit.kind} changed ${found} hours in place of ${expected}`];
}

/** Goes through a chain of random edits and replans, keeping a book of its own of what must not be lost. Answers what was lost or broken. */
export function chainFaults(ground: Ground, seed: number, length: number): string[] {
  const random = randomOf(seed);
  let plan = makePlan(ground, randomProfile(ground, random));
  const book = new Map<string, Kept>();
  const faults: string[] = [];
  for (let at = 0; at < length; at += 1) {
    const isReplan = random() < 0.12;
    const edit = randomEdit(plan, ground, random);
    const before = plan;
    try {
      plan = isReplan
        ? replan(ground, plan, { ...randomProfile(ground, random), start: plan.profile.start })
        : applyEdit(plan, edit);
    } catch (error) {
      if (!(error instanceof PlanEditRefusal)) throw error;
      continue;
    }
    const before_ids = new Set(before.items.map(({ id }) => id));
    if (!isReplan) {
      if (edit.kind === 'remove') book.delete(edit.item);
      if (edit.kind === 'merge') joinEntries(book, before, edit.item);
      if (edit.kind === 'split' && book.get(edit.item)?.own)
        for (const { id } of plan.items)
          if (!before_ids.has(id)) book.set(id, { completed: false, note: '', own: true });
      if (edit.kind === 'skip' && plan.items.find(({ id }) => id === edit.item)?.skipped !== edit.skipped)
        faults.push(`${at}: ${edit.item} was not ${edit.skipped ? 'skipped' : 'taken up'}`);
      if (edit.kind !== 'hours' && edit.kind !== 'skip' && edit.kind !== 'tick')
        faults.push(...hoursLost(before, plan, edit).map((fault) => `${at}: ${fault}`));
      if (edit.kind === 'add') {
        const own = plan.items.find(({ id }) => !before_ids.has(id));
        if (own === undefined) faults.push(`${at}: nothing was added`);
        else book.set(own.id, { completed: false, note: '', own: true });
      }
      if (edit.kind === 'tick' || edit.kind === 'note') {
        const known = book.get(edit.item) ?? { completed: false, note: '', own: false };
        book.set(
          edit.item,
          edit.kind === 'tick' ? { ...known, completed: edit.completed } : { ...known, note: edit.note },
        );
      }
    }
    for (const fault of planFaults(plan)) faults.push(`${at}: ${fault}`);
    if (plan.items.length === 0) faults.push(`${at}: nothing is left`);
    for (const [id, kept] of book) {
      if (!kept.completed && kept.note === '' && !kept.own) continue;
      const item = plan.items.find((one) => one.id === id);
      if (item === undefined) faults.push(`${at}: ${id} was lost`);
      else if (item.completed !== kept.completed) faults.push(`${at}: the tick of ${id} was lost`);
      else if (item.note !== kept.note) faults.push(`${at}: the note of ${id} was lost`);
    }
    if (faults.length > 0) break;
  }
  return faults;
}
