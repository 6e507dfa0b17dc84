import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import type { DocumentRoom } from '../documents/document-room.ts';
import type { FreshLanguages } from '../languages/fresh-languages.ts';
import type { PackageCache } from '../package-cache/package-cache.ts';
import type { Runtimes } from '../piston/known-runtimes.ts';
import type { Log } from '../platform/log.ts';
import type { Isolation } from '../sandbox/sandbox.ts';
import type { ConsoleSlots } from '../worker/console-slots.ts';
import type { Worker } from '../worker/worker.ts';
import type { LanguageServerPool } from '../workspaces/language-servers/language-server-pool.ts';
import type { WorkspacePool } from '../workspaces/workspace-pool.ts';

/** What stands behind the doors. */
export type Service = {
  isolation: Isolation;
  lanes: number;
  languages: FreshLanguages;
  catalogue: CatalogueLanguage[];
  runtimes: Runtimes;
  packages: PackageCache;
  worker: Worker;
  consoles: ConsoleSlots;
  documents: DocumentRoom;
  workspaces: WorkspacePool;
  languageServers: LanguageServerPool;
  log: Log;
};
