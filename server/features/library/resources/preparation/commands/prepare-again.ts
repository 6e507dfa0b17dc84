import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import type { Superuser } from '../../../../../platform/sessions.ts';
import { nothingToPrepare, stillPreparing } from '../../errors.ts';
import { presentPreparation } from '../present.ts';
import { selectOptionalPreparation, updateAnew } from '../store.ts';
import { sendWaiting } from './send-waiting.ts';
import type { PrepareDeps } from './take-document.ts';

/** Makes preview and text once more. Throws where there is no such document, or it is being prepared. */
export async function prepareAgain(
  { database, queue, clock }: Pick<PrepareDeps, 'database' | 'queue' | 'clock'>,
  actor: Superuser,
  id: number,
): Promise<Preparation> {
  return database.transaction(async (tx) => {
    const row = await selectOptionalPreparation(tx, id);
    if (row === null) throw nothingToPrepare();
    if (!(await updateAnew(tx, row.digest, clock.now()))) throw stillPreparing();
    await sendWaiting(tx, queue, clock.now());
    await tx.notify('document_preparations', row.digest);
    const anew = await selectOptionalPreparation(tx, id);
    if (anew === null) throw nothingToPrepare();
    return presentPreparation(anew, actor);
  });
}
