import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { importDraft as endpoint } from '@devorbit/contract/practice/authoring.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { draftChanged } from '../errors.ts';
import { type PackagePool, PackageFault, shortened } from '../packages/package-pool.ts';
import { readDraft } from './read-draft.ts';
import { saveDraft } from './save-draft.ts';

type Deps = { database: Database; clock: Clock; limits: RateLimits; pool: PackagePool };

/** Sentences about what is not taken over: more tell nobody anything. */
const MOST_NOTES = 100;

function told(notes: string[]): string[] {
  const shown = notes.slice(0, MOST_NOTES).map(shortened);
  return notes.length <= MOST_NOTES ? shown : [...shown, `And ${notes.length - MOST_NOTES} more like these`];
}

/**
 * Puts a package's problem in the place of a draft. Throws as `saveDraft` does, and where the package cannot be taken (400);
 * the draft is then as it was. A difficulty that the package does not name stays as it is.
 */
export async function importDraft(
  deps: Deps,
  actor: Actor,
  problemId: number,
  revision: number,
  bytes: Uint8Array,
): Promise<Reply<typeof endpoint>> {
  const before = await readDraft(deps, actor, problemId);
  if (before.revision !== revision) throw draftChanged();
  try {
    const { draft, notes, pdf } = await deps.pool.read(actor.id, { bytes, difficulty: before.draft.difficulty });
    return { ...(await saveDraft(deps, actor, problemId, revision, draft, pdf)), notes: told(notes) };
  } catch (error) {
    if (error instanceof PackageFault)
      throw new Refusal('invalid', `This package cannot be imported: ${error.message}`);
    throw error;
  }
}
