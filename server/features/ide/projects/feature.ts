import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { readProblemMatchers } from '@devorbit/content-reader/ide-languages.ts';
import { readIde } from '@devorbit/content-reader/ide.ts';
import { defineFeature } from '../../../feature.ts';
import { fromContent } from '../../../from-content.ts';
import { createSeal } from '../../../platform/sealed.ts';
import { executionSettings } from '../../execution/execution/door.ts';
import { serveChat } from './chat/routes.ts';
import { exportFiles } from './commands/export-files.ts';
import { purgeVersions, shortenLogs } from './jobs.ts';
import {
  ideActsPerMinute,
  ideInvitationsPerHour,
  ideMessagesPerMinute,
  idePushesPerMinute,
  ideSharedFilesPerMinute,
} from './limits.ts';
import { serveMembers } from './members/routes.ts';
import { personalData } from './personal-data-store.ts';
import { serveProjects } from './routes.ts';
import { CHANNEL } from './store.ts';
import { createSubscribers } from './subscribers.ts';

export const ideProjects = defineFeature({
  name: 'ide/projects',
  tables: [
    'ide_projects',
    'ide_files',
    'ide_changes',
    'ide_blobs',
    'ide_versions',
    'ide_links',
    'ide_members',
    'ide_join_links',
    'ide_messages',
  ],
  userColumns: {
    // With their files, their history and their links.
    'ide_projects.user_id': 'erased',
    // They are out of the projects of others,
    'ide_members.user_id': 'erased',
    'ide_messages.user_id': 'erased',
    // in which what they typed stays.
    'ide_changes.user_id': 'kept',
  },
  personalData,
  exportUser: exportFiles,
  notExported: {
    ide_changes: 'in the files of a project as they are now',
  },
  channels: [CHANNEL],
  limits: [ideActsPerMinute, idePushesPerMinute, ideSharedFilesPerMinute, ideInvitationsPerHour, ideMessagesPerMinute],
  hourly: [
    { name: 'Logs of the Online IDE', run: shortenLogs },
    { name: 'Old versions of projects', run: purgeVersions },
  ],
  serve(http, platform) {
    const subscribers = createSubscribers(platform.changes);
    platform.closing.addEventListener('abort', () => subscribers.close());
    const seal = createSeal(platform.env.SECRET, 'ide links');
    serveChat(http, platform);
    serveMembers(http, { ...platform, seal });
    serveProjects(http, {
      ...platform,
      subscribers,
      seal,
      guests: executionSettings.of(platform.env).GUEST_EXECUTION,
      catalogue: fromContent(readCatalogue, 'languages'),
      given: { ...fromContent(readIde, 'ide'), matchers: fromContent(readProblemMatchers, 'languages') },
    });
  },
});
