import type { Database } from '../../../../../platform/database.ts';
import { InvalidInput } from '../../../../../platform/errors.ts';
import type { Queue } from '../../../../../platform/queue.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { selectLoginUser } from '../../store.ts';
import { requestEmail } from './request-email.ts';

type Deps = { database: Database; queue: Queue };

/** Begins the change of the caller's own address. Does the same whether the new one is free or taken. */
export async function changeEmail(deps: Deps, actor: Actor, email: string): Promise<void> {
  const { email: current } = await selectLoginUser(deps.database, actor.id);
  if (current.toLowerCase() === email.toLowerCase())
    throw new InvalidInput([{ path: 'email', message: 'This is already your email address' }]);
  await deps.database.transaction((tx) => requestEmail(deps, tx, { kind: 'change', user: actor.id, email }));
}
