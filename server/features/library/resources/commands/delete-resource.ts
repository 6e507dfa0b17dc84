import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Superuser } from '../../../../platform/sessions.ts';
import { recordAct } from '../../../identity/audit/commands/record-act.ts';
import { resourceNotFound } from '../errors.ts';
import { deleteOptionalResource } from '../store.ts';
import type { KeptPages } from './keep-pages.ts';

/** Takes a document away for good: out of sight at once, its bytes by the sweep. Throws where there is none. */
export async function deleteResource(
  { database, clock, pages }: { database: Database; clock: Clock; pages: KeptPages },
  { actor, ip }: { actor: Superuser; ip: string },
  id: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const deleted = await deleteOptionalResource(tx, id);
    if (deleted === null) throw resourceNotFound();
    const { title } = deleted;
    await recordAct(tx, {
      at: clock.now(),
      actor,
      ip,
      act: 'resource.delete',
      subject: `resource ${id}`,
      detail: { title },
    });
    await tx.notify('resources');
  });
  pages.forget();
}
