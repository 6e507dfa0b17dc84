import type { moveSupportRequest as endpoint, SupportRequest } from '@devorbit/contract/operations/support.ts';
import type { z } from 'zod';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import type { By, Deps } from '../../administration/commands/hold-person.ts';
import { updateAssigned, updateState } from '../store.ts';
import { holdSupportRequest } from './hold-support-request.ts';
import { readSupportRequest } from './read-support-request.ts';

const acts = { open: 'support_request.reopen', closed: 'support_request.close', spam: 'support_request.spam' } as const;

/** Staff close or reopen a message, take it for spam or not, and take it upon themselves or leave it to others. */
export async function moveSupportRequest(
  { database, clock }: Deps,
  by: By,
  id: number,
  { state, mine }: z.output<typeof endpoint.body>,
): Promise<SupportRequest> {
  const { actor, ip } = by;
  return database.transaction(async (tx) => {
    const request = await holdSupportRequest(tx, actor, id);
    const at = clock.now();
    const subject = `support request ${id}`;
    if (state !== undefined && state !== request.state) {
      await updateState(tx, id, state, at);
      await recordAct(tx, { at, actor, ip, act: acts[state], subject, detail: { before: request.state } });
    }
    const assigned = mine === undefined ? request.assigned_id : mine ? actor.id : null;
    if (assigned !== request.assigned_id) {
      await updateAssigned(tx, id, assigned);
      const act = assigned === null ? 'support_request.leave' : 'support_request.take';
      await recordAct(tx, { at, actor, ip, act, subject, detail: { before: request.assigned_to } });
    }
    return readSupportRequest(tx, actor, id);
  });
}
