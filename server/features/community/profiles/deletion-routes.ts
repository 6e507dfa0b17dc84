import { askForDeletion as askEndpoint, keepAccount as keepEndpoint } from '@devorbit/contract/community/profiles.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { askForDeletion } from './commands/ask-for-deletion.ts';
import { keepAccount } from './commands/keep-account.ts';

export function serveDeletion(http: Http, deps: { database: Database; clock: Clock }): void {
  bind(http, askEndpoint, async ({ actor, body }) => ({
    body: { deletion_due_at: await askForDeletion(deps, actor, body.username) },
  }));
  bind(http, keepEndpoint, async ({ actor }) => {
    await keepAccount(deps, actor);
    return { body: { message: 'Your account won’t be deleted' } };
  });
}
