import type { Verification } from '@devorbit/contract/practice/authoring.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { verificationNotFound } from '../errors.ts';
import { selectOptionalVerification } from '../verification-store.ts';
import { ensureAuthor } from './ensure-author.ts';

/** A verification as far as it has come. Throws where the actor may not author its problem, and where there is none. */
export async function readVerification(deps: { database: Database }, actor: Actor, id: string): Promise<Verification> {
  const verification = await selectOptionalVerification(deps.database, id);
  if (verification === null) throw verificationNotFound();
  await ensureAuthor(deps, actor, verification.problem_id);
  return verification;
}
