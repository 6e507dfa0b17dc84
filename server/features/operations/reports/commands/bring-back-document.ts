import { pathOf } from '@devorbit/contract/path-of.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../identity/notifications/commands/notify.ts';
import { unhideResource } from '../../../library/resources/door.ts';
import type { By, Deps } from '../../administration/commands/hold-person.ts';
import { notAboutOneself, notHidden } from '../errors.ts';
import { mayDecide } from '../policy.ts';

/** Staff bring a document back that was taken down. Throws where it is not hidden, and for one's own. */
export async function bringBackDocument({ database, clock }: Deps, { actor, ip }: By, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const document = await unhideResource(tx, id);
    if (document === null) throw notHidden('document');
    const { uploaded_by, title } = document;
    if (!mayDecide(actor, { owner_id: uploaded_by })) throw notAboutOneself();
    const at = clock.now();
    await recordAct(tx, { at, actor, ip, act: 'resource.show_again', subject: `resource ${id}`, detail: { title } });
    await notify(tx, {
      user_id: uploaded_by,
      kind: 'community',
      at,
      title: `Your document '${title}' is visible again.`,
      link: pathOf('resource', { id }),
    });
  });
}
