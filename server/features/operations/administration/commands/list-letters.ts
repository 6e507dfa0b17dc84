import type { Letter } from '@devorbit/contract/operations/administration.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { listMails } from '../../../identity/mail/commands/list-mails.ts';
import { forStaff } from '../errors.ts';
import { mayAdminister, mayReadLetters } from '../policy.ts';

/** Letters without their texts, newest first, for staff. */
export async function listLetters(
  deps: { database: Database },
  actor: Actor,
  before: number | null,
): Promise<Letter[]> {
  if (!mayAdminister(actor)) throw forStaff();
  const letters = await listMails(deps, { before });
  return letters.map((letter) => ({ ...letter, readable: letter.readable && mayReadLetters(actor) }));
}
