import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { defineFeature, queue } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { MINUTE_S } from '../../../platform/rate-limits.ts';
import { entryFilesPerHour, entryRunsPerHour, joinsPerHour, teamsPerDay } from './limits.ts';
import { personalData } from './personal-data-store.ts';
import { serveHackathons } from './routes.ts';
import { giveUpRun } from './runs/commands/give-up-run.ts';
import { runEntry } from './runs/commands/run-entry.ts';
import { runSubmitted } from './runs/commands/run-submitted.ts';
import { ENTRY_RUNS, PATIENT, type RunJob } from './runs/jobs.ts';
import { deleteEmptyTeams } from './team-store.ts';
import { forgetAuthor } from './versions/store.ts';

export const hackathons = defineFeature({
  name: 'events/hackathons',
  tables: ['hackathons', 'teams', 'team_members', 'entries', 'entry_versions', 'entry_files', 'entry_runs'],
  blobs: [
    ['entry_files', 'digest'],
    ['entry_runs', 'digest'],
  ],
  // What a team submitted stays with the others, and with its event.
  userColumns: { 'team_members.user_id': 'erased', 'entry_versions.saved_by': 'kept' },
  personalData,
  eraseUser: async (tx, { id }) => {
    await deleteEmptyTeams(tx);
    await forgetAuthor(tx, id);
  },
  limits: [teamsPerDay, joinsPerHour, entryFilesPerHour, entryRunsPerHour],
  queues: [
    queue<RunJob>({
      name: ENTRY_RUNS,
      retry: PATIENT,
      expires: 5 * MINUTE_S,
      wake: true,
      // One at a time on each server: people who work in the Online IDE want workspaces too.
      slots: 1,
      pollMs: 2_000,
      handle: (platform) => (job, signal) => runEntry(platform, job, signal),
      dead:
        (platform) =>
        ({ data }) =>
          giveUpRun(platform, data.run),
    }),
    queue({
      name: `${ENTRY_RUNS}_feed`,
      cron: '* * * * *',
      retry: { limit: 0, delay: 0 },
      expires: 5 * MINUTE_S,
      slots: 1,
      pollMs: 10_000,
      handle: (platform) => () => runSubmitted(platform),
    }),
  ],
  serve: (http, platform) =>
    serveHackathons(http, {
      ...platform,
      secret: platform.env.SECRET,
      catalogue: () => fromContent(readCatalogue, 'languages'),
    }),
});
