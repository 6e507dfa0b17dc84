import type { SupportRequest } from '@devorbit/contract/operations/support.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import type { By, Deps } from '../../administration/commands/hold-person.ts';
import { insertMessage } from '../store.ts';
import { holdSupportRequest } from './hold-support-request.ts';
import { readSupportRequest } from './read-support-request.ts';

/** Staff note something for each other. The audit log keeps that they did, not what. */
export async function noteOnSupportRequest(
  { database, clock }: Deps,
  by: By,
  id: number,
  text: string,
): Promise<SupportRequest> {
  const { actor, ip } = by;
  return database.transaction(async (tx) => {
    await holdSupportRequest(tx, actor, id);
    const at = clock.now();
    await insertMessage(tx, { support_request_id: id, kind: 'note', author_id: actor.id, text, at });
    await recordAct(tx, { at, actor, ip, act: 'support_request.note', subject: `support request ${id}` });
    return readSupportRequest(tx, actor, id);
  });
}
