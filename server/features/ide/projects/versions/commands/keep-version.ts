import type { VersionReason, VersionRow } from '@devorbit/contract/ide/versions.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { findProject } from '../../commands/find-project.ts';
import { mayEdit } from '../../policy.ts';
import { storeVersion } from './store-version.ts';

/** Keeps a project that the actor may change as it is; an empty name is none. */
export const keepVersion = (
  { database, clock }: { database: Database; clock: Clock },
  actor: Actor,
  { id, name, reason }: { id: number; name: string; reason: VersionReason },
): Promise<VersionRow> =>
  database.transaction(async (tx) => {
    await findProject(tx, actor, id, mayEdit, { lock: true });
    return storeVersion(tx, id, { reason, name: name === '' ? null : name, at: clock.now() });
  });
