import type { Suggestion } from '@devorbit/contract/library/resource-suggestions.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Superuser } from '../../../../../platform/sessions.ts';
import { recordAct } from '../../../../identity/audit/commands/record-act.ts';
import { notify } from '../../../../identity/notifications/commands/notify.ts';
import type { UploadDeps } from '../../commands/upload-resource.ts';
import { alreadyDecided, suggestionNotFound } from '../errors.ts';
import { presentSuggestion } from '../present.ts';
import { lockOptionalSuggestion, selectOptionalSuggestion, updateDecided } from '../store.ts';

type Deps = Pick<UploadDeps, 'database' | 'clock' | 'secret' | 'pages'>;
type Decision = { decision: 'publish' | 'decline'; reason: string };

/** Publishes a suggestion or declines it; its sender is told, with the reason. Throws where there is none, and where it is decided. */
export async function decideSuggestion(
  { database, clock, secret, pages }: Deps,
  { actor, ip }: { actor: Superuser; ip: string },
  id: number,
  { decision, reason }: Decision,
): Promise<Suggestion> {
  const now = clock.now();
  const decided = await database.transaction(async (tx) => {
    const held = await lockOptionalSuggestion(tx, id);
    if (held === null) throw suggestionNotFound();
    if (held.state !== 'suggested') throw alreadyDecided();
    const { title, uploaded_by } = held;
    const state = decision === 'publish' ? 'published' : 'declined';
    const why = state === 'published' ? '' : reason;
    await updateDecided(tx, id, { state, reason: why, by: actor.id, at: now });
    await recordAct(tx, {
      at: now,
      actor,
      ip,
      act: `resource.${decision}`,
      subject: `resource ${id}`,
      detail: { title, reason: why },
    });
    if (uploaded_by !== actor.id)
      await notify(tx, {
        user_id: uploaded_by,
        kind: 'resources',
        at: now,
        title:
          state === 'published'
            ? `Your document is in the Resource Hub: ${title}`
            : `Your document was not accepted: ${title}`,
        ...(why === '' ? {} : { body: why }),
        link: pathOf('resource', { id }),
      });
    if (state === 'published') await tx.notify('resources');
    const row = await selectOptionalSuggestion(tx, actor.id, id);
    if (row === null) throw suggestionNotFound();
    return presentSuggestion(row, { secret, user: actor.id, now });
  });
  pages.forget();
  return decided;
}
