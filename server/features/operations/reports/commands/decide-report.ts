import type { Decision, Report } from '@devorbit/contract/operations/reports.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Queryable } from '../../../../platform/database.ts';
import { clearProfile } from '../../../community/profiles/door.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { hideProblem } from '../../../practice/problems/door.ts';
import { clearShared } from '../../../practice/submissions/door.ts';
import type { By, Deps } from '../../administration/commands/hold-person.ts';
import { suspendWithin } from '../../administration/commands/suspend-user.ts';
import { alreadyDecided, notAboutOneself, reportNotFound } from '../errors.ts';
import { mayDecide } from '../policy.ts';
import { presentReport } from '../present.ts';
import { lockOpen, type ReportRow, selectOptionalReport, updateDecided } from '../store.ts';

/**
 * Decides on every open report of one subject, in one transaction with what follows from it: hiding withdraws a problem,
 * takes back the sharing of a solution, clears a profile; suspending hides too. The reporters and the owner are told.
 * Throws where somebody else was faster (409), and for a report about oneself (403).
 */
export async function decideReport(
  { database, clock }: Deps,
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
    const detail = { decision, note, reports: held.length, owner: report.owner };
    await recordAct(tx, { at, actor, ip, act: 'report.decide', subject: `${subject_kind} ${subject_id}`, detail });
    if (decision !== 'dismiss') {
      await hide(tx, report, at);
      await tellOwner(tx, report, note, at);
    }
    if (decision === 'suspend') await suspendWithin(tx, by, owner_id, note, at);
    for (const user_id of new Set(held.map(({ reporter_id }) => reporter_id)))
      await notify(tx, { user_id, kind: 'community', at, title: outcome(report, decision) });
    const decided = await selectOptionalReport(tx, id);
    if (decided === null) throw reportNotFound();
    return presentReport(decided, actor);
  });
}

function hide(tx: Queryable, { subject_kind, subject_id, owner_id }: ReportRow, at: Date): Promise<unknown> {
  if (subject_kind === 'problem') return hideProblem(tx, Number(subject_id), at);
  if (subject_kind === 'solution') return clearShared(tx, subject_id);
  return clearProfile(tx, owner_id);
}

const named = ({ subject_kind, subject_name }: ReportRow): string =>
  ({
    problem: `the problem '${subject_name}'`,
    solution: `a solution of @${subject_name}`,
    profile: `the profile of @${subject_name}`,
  })[subject_kind];

const outcome = (report: ReportRow, decision: Decision): string =>
  decision === 'dismiss'
    ? `Thank you for your report. The moderators looked at ${named(report)} and left it as it is.`
    : `Thank you for your report. The moderators removed ${named(report)} from sight.`;

async function tellOwner(tx: Queryable, report: ReportRow, note: string, at: Date): Promise<void> {
  const titles = {
    problem: `The moderators have hidden your problem '${report.subject_name}'.`,
    solution: 'The moderators have taken back the sharing of one of your solutions.',
    profile: 'The moderators have cleared the texts, links and picture of your profile.',
  };
  const title = titles[report.subject_kind];
  const link = report.subject_kind === 'problem' ? pathOf('problem', { id: report.subject_id }) : undefined;
  await notify(tx, {
    user_id: report.owner_id,
    kind: 'community',
    at,
    title,
    ...(note === '' ? {} : { body: note }),
    ...(link === undefined ? {} : { link }),
  });
}
