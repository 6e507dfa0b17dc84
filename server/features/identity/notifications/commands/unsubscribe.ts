import type { Database } from '../../../../platform/database.ts';
import { isMailFixed } from '../defaults.ts';
import { notAnUnsubscribeLink } from '../errors.ts';
import type { UnsubscribeTokens } from '../mailing/unsubscribe-token.ts';
import { changePreferences, showPreferences } from './change-preferences.ts';

type Deps = { database: Database; tokens: UnsubscribeTokens };

/** Turns the mail off that a token came with: of its kind, or of all kinds that the digest holds. Again does nothing. */
export async function unsubscribe({ database, tokens }: Deps, token: string): Promise<string> {
  const subject = tokens.read(token);
  if (subject === null) throw notAnUnsubscribeLink();
  const matrix = await showPreferences(database, subject.user);
  const kinds = matrix.filter(({ kind, email }) =>
    subject.mail === 'digest' ? email === 'daily' : kind === subject.mail && !isMailFixed(kind),
  );
  await changePreferences(
    { database },
    subject.user,
    kinds.map(({ kind }) => ({ kind, email: 'off' })),
  );
  return subject.mail === 'digest' ? 'The daily digest is off.' : `Emails about ${subject.mail} are off.`;
}
