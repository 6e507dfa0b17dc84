import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { applied } from './files/change-log.ts';
import { selectChanges, selectOptionalLongLog, selectThinVersion, updateBase } from './files/store.ts';
import { deleteEndedLinks } from './links/store.ts';
import { deleteEndedJoinLinks } from './members/join-links-store.ts';
import { lockOptionalProject } from './store.ts';
import { deleteOldVersions, deleteUnusedBlobs } from './versions/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A log reaches back so far, in ms: the holidays of somebody who was offline. */
const LOG_MS = 30 * DAY_MS;
/** Changes that a log keeps. */
const LOG_MOST = 20_000;
/** All versions are kept so long, then one an hour, in ms. */
const ALL_MS = DAY_MS;
const HOURLY_MS = 30 * DAY_MS;
/** Versions without a name that a project keeps. */
const VERSIONS_MOST = 300;

type Deps = { database: Database; clock: Clock };

/** Every hour: logs are shortened at their beginning, text by text. */
export async function shortenLogs({ database, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - LOG_MS);
  const shorten = () =>
    database.transaction(async (tx) => {
      const long = await selectOptionalLongLog(tx, before, LOG_MOST);
      if (long === null) return false;
      const { project_id: project, id: file, base, base_version: after } = long;
      const version = await selectThinVersion(tx, { project, file, before, most: LOG_MOST });
      const gone = await selectChanges(tx, { project, file, after, most: version - after });
      const last = gone.at(-1);
      if (last === undefined) return false;
      const content = applied(
        base,
        gone.map(({ changes }) => changes),
      );
      await updateBase(tx, { project, file, version, content, at: last.at });
      return true;
    });
  while (await shorten());
}

/** Every hour: old versions go, with the contents that nothing needs then, and links that have ended. */
export async function purgeVersions({ database, clock }: Deps): Promise<void> {
  const now = clock.now();
  await deleteEndedLinks(database, now);
  await deleteEndedJoinLinks(database, now);
  const projects = await deleteOldVersions(database, {
    day: new Date(now.getTime() - ALL_MS),
    days: new Date(now.getTime() - HOURLY_MS),
    most: VERSIONS_MOST,
  });
  for (const { project_id } of projects)
    await database.transaction(async (tx) => {
      await lockOptionalProject(tx, project_id);
      await deleteUnusedBlobs(tx, project_id);
    });
}
