import type { Letter } from '@devorbit/contract/operations/administration.ts';
import type { Database } from '../../../../platform/database.ts';
import type { Staff } from '../../../../platform/sessions.ts';
import { listMails } from '../../../identity/mail/door.ts';
import { mayReadLetters } from '../policy.ts';

/** Letters without their texts, newest first, for staff. */
export async function listLetters(
  deps: { database: Database },
  actor: Staff,
  before: number | null,
): Promise<Letter[]> {
  const letters = await listMails(deps, { before });
  return letters.map((letter) => ({ ...letter, readable: letter.readable && mayReadLetters(actor) }));
}
