import type { CatalogueLanguage } from '@devorbit/contract/catalogue.ts';
import type { Languages } from '../languages/detect.ts';
import type { PackageCache } from '../package-cache/package-cache.ts';
import type { Runtimes } from '../piston/known-runtimes.ts';
import type { Log } from '../platform/log.ts';
import type { Isolation } from '../sandbox/sandbox.ts';
import type { Worker } from '../worker/worker.ts';

/** What stands behind the doors. */
export type Service = {
  isolation: Isolation;
  lanes: number;
  languages: Languages;
  catalogue: CatalogueLanguage[];
  runtimes: Runtimes;
  packages: PackageCache;
  worker: Worker;
  log: Log;
};
