import type { Decision, Report } from '@devorbit/contract/operations/reports.ts';
import type { Queryable } from '../../../../platform/database.ts';
import type { Queue } from '../../../../platform/queue.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import type { By, Deps } from '../../administration/commands/hold-person.ts';
import { suspendWithin } from '../../administration/commands/suspend-within.ts';
import { alreadyDecided, notAboutOneself, reportNotFound } from '../errors.ts';
import { mayDecide } from '../policy.ts';
import { presentReports } from '../present.ts';
import { type Reportables, reportableOf } from '../reportables.ts';
import { lockOpen, selectOptionalReport, updateDecided } from '../store.ts';

/**
 * Decides on every open report of one subject, in one transaction with what follows from it: hiding withdraws a problem,
 * takes back the sharing of a solution, clears a profile; suspending hides too. The reporters and the owner are told.
 * Throws where somebody else was faster (409), and for a report about oneself (403).
 */
export async function decideReport(
  { database, clock, queue, reportables }: Deps & { queue: Queue; reportables: Reportables },
  by: By,
  id: number,
  { decision, note }: { decision: Decision; note: string },
): Promise<Report> {
  const { actor, ip } = by;
  return database.transaction(async (tx) => {
    const report = await selectOptionalReport(tx, id);
    if (report === null) throw reportNotFound();
    if (!mayDecide(actor, report)) throw notAboutOneself();
    const held = await lockOpen(tx, report);
    if (!held.some((open) => open.id === id)) throw alreadyDecided();
    const at = clock.now();
    await updateDecided(
      tx,
      held.map((open) => open.id),
      { decision, note, by: actor.id, at },
    );
    const { subject_kind, subject_id, owner_id } = report;
    const kind = reportableOf(reportables, subject_kind);
    const detail = { decision, note, reports: held.length, owner: report.owner };
    await recordAct(tx, { at, actor, ip, act: 'report.decide', subject: `${subject_kind} ${subject_id}`, detail });
    if (decision !== 'dismiss') {
      await kind.hide(tx, { id: subject_id, owner_id }, at, note, { queue });
      await tellOwner(tx, owner_id, kind.told({ id: subject_id, name: report.subject_name }), note, at);
    }
    if (decision === 'suspend') await suspendWithin(tx, by, owner_id, note, at);
    for (const user_id of new Set(held.map(({ reporter_id }) => reporter_id)))
      await notify(tx, { user_id, kind: 'community', at, title: outcome(kind.named(report.subject_name), decision) });
    const decided = await selectOptionalReport(tx, id);
    if (decided === null) throw reportNotFound();
    const [presented] = await presentReports(tx, reportables, [decided], actor);
    if (presented === undefined) throw reportNotFound();
    return presented;
  });
}

const outcome = (named: string, decision: Decision): string =>
  decision === 'dismiss'
    ? `Thank you for your report. The moderators looked into ${named} and decided to keep it.`
    : `Thank you for your report. The moderators removed ${named}.`;

async function tellOwner(
  tx: Queryable,
  owner: number,
  told: { title: string; link?: string },
  note: string,
  at: Date,
): Promise<void> {
  await notify(tx, { user_id: owner, kind: 'community', at, ...told, ...(note === '' ? {} : { body: note }) });
}
