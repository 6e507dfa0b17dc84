import type { Suggestion } from '@devorbit/contract/library/resource-suggestions.ts';
import type { ResourceForm } from '@devorbit/contract/library/resource-uploads.ts';
import { MAX_WAITING_BYTES } from '@devorbit/contract/library/resources-limits.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Blob } from '../../../../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../../../../platform/database.ts';
import type { RateLimits } from '../../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { notifyMany } from '../../../../identity/notifications/commands/notify-many.ts';
import { addResource } from '../../commands/add-resource.ts';
import { describeFile } from '../../commands/describe-file.ts';
import { readWords } from '../../commands/read-words.ts';
import { refuseKnown } from '../../commands/refuse-known.ts';
import type { UploadDeps } from '../../commands/upload-resource.ts';
import { suggestionsPerDay } from '../../limits.ts';
import { alreadySuggested, suggestionNotFound, tooMuchWaiting } from '../errors.ts';
import { presentSuggestion } from '../present.ts';
import { lockSender, selectOptionalSuggestion, selectSuperusers, selectWaitingOf } from '../store.ts';

export type SuggestDeps = UploadDeps & { limits: RateLimits };
type Given = { file: Blob; name: string; body: ResourceForm };

/**
 * Takes a document that a member suggests: checked and prepared as those of superusers, who are told of it, and seen by
 * nobody else until one of them publishes it. Throws as `uploadResource`, where the member's own suggestions that wait are
 * too many or have these bytes, and for bytes that were taken down.
 */
export async function suggestResource(deps: SuggestDeps, actor: Actor, given: Given): Promise<Suggestion> {
  const { database, clock, colleges } = deps;
  const { file, name, body } = given;
  const { file_type, file_name } = describeFile(name);
  const words = readWords(colleges, body);
  await refuseKnown(database, file.digest);
  const { bytes } = await selectWaitingOf(database, actor.id, file.digest);
  if (bytes + file.size > MAX_WAITING_BYTES) throw tooMuchWaiting();
  await deps.limits.take(suggestionsPerDay, String(actor.id));
  const at = clock.now();
  const described = { ...words, file_name, pages: null, sample: false, uploaded_by: actor.id, uploaded_at: at };
  const id = await addResource(deps, file, file_type, { ...described, suggested: true }, async (tx, made) => {
    // Others of theirs may have come meanwhile.
    await lockSender(tx, actor.id);
    const waiting = await selectWaitingOf(tx, actor.id, file.digest);
    if (waiting.same > 1) throw alreadySuggested();
    if (waiting.bytes > MAX_WAITING_BYTES) throw tooMuchWaiting();
    await tellSuperusers(tx, { id: made, title: words.title, at });
  });
  const row = await selectOptionalSuggestion(database, actor.id, id);
  if (row === null) throw suggestionNotFound();
  return presentSuggestion(row, { secret: deps.secret, user: actor.id, now: at });
}

const tellSuperusers = async (tx: Queryable, { id, title, at }: { id: number; title: string; at: Date }) =>
  notifyMany(tx, await selectSuperusers(tx), {
    kind: 'resources',
    at,
    title: `A document is waiting for your review: ${title}`,
    link: pathOf('resource', { id }),
  });
