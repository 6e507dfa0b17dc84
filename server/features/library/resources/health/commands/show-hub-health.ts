import type { HubHealth } from '@devorbit/contract/library/resource-health.ts';
import type { BlobStore } from '../../../../../platform/blobs/blob-store.ts';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Staff } from '../../../../../platform/sessions.ts';
import { selectCounts, selectFailures, selectLargest, selectQueues, selectRoom } from '../store.ts';

export type HubHealthDeps = { database: Database; clock: Clock; blobStore: BlobStore; quota: number | null };

/** What staff should know of the hub; superusers also which suggestions are at fault. */
export async function showHubHealth(
  { database, clock, blobStore, quota }: HubHealthDeps,
  actor: Staff,
): Promise<HubHealth> {
  const { failures, failed } = await selectFailures(database, { unpublished: actor.is_superuser });
  return {
    documents: await selectCounts(database),
    ...(await selectQueues(database)),
    failures,
    failed,
    largest: await selectLargest(database, { unpublished: actor.is_superuser }),
    disk: {
      kind: blobStore.place.startsWith('s3:') ? 'bucket' : 'folder',
      ...(await selectRoom(database, clock.now())),
      quota,
      free: await blobStore.room(),
    },
  };
}
