import type { Log } from '../../../platform/log.ts';
import { selectDue } from '../../identity/accounts/door.ts';
import { type AnonymiseDeps, anonymiseUser } from './commands/anonymise-user.ts';

/** The rest waits for the next hour. */
const AT_ONCE = 200;

/**
 * Every hour: accounts whose deletion is due are made nobody's. One that fails keeps no other from its turn; at the end
 * it throws where there was one.
 */
export async function anonymiseDueUsers(deps: AnonymiseDeps & { log: Log }): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await selectDue(deps.database, deps.clock.now(), AT_ONCE)) {
    try {
      await anonymiseUser(deps, id);
    } catch (error) {
      deps.log.error({ err: error, user: id }, 'an account could not be deleted');
      failures.push(error);
    }
  }
  const [first] = failures;
  if (failures.length > 0)
    throw new Error(
      `${failures.length === 1 ? 'One account was' : `${failures.length} accounts were`} not deleted. ${first instanceof Error ? first.message : String(first)}`,
      { cause: first },
    );
}
