import { pathOf } from '@devorbit/contract/path-of.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { unhideProblem } from '../../../practice/problems/door.ts';
import type { By, Deps } from '../../administration/commands/hold-person.ts';
import { notAboutOneself, notHidden } from '../errors.ts';
import { mayDecide } from '../policy.ts';

/** Staff bring a hidden problem back. Throws where it is not hidden, and for one's own. */
export async function bringBackProblem({ database, clock }: Deps, { actor, ip }: By, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const problem = await unhideProblem(tx, id);
    if (problem === null) throw notHidden('problem');
    const { author_id, title } = problem;
    if (author_id !== null && !mayDecide(actor, { owner_id: author_id })) throw notAboutOneself();
    const at = clock.now();
    await recordAct(tx, { at, actor, ip, act: 'problem.show_again', subject: `problem ${id}`, detail: { title } });
    if (author_id !== null)
      await notify(tx, {
        user_id: author_id,
        kind: 'community',
        at,
        title: `Your problem '${title}' is visible again.`,
        link: pathOf('problem', { id }),
      });
  });
}
