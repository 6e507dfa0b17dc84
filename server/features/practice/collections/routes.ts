import type { CollectionFile } from '@devorbit/contract/practice/collections.ts';
import {
  listCollections as listEndpoint,
  showCollection as showEndpoint,
} from '@devorbit/contract/practice/collections.ts';
import type { Database } from '../../../platform/database.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { listCollections } from './commands/list-collections.ts';
import { showCollection } from './commands/show-collection.ts';

type Deps = { database: Database; collections: readonly CollectionFile[] };

export function serveCollections(http: Http, deps: Deps): void {
  bind(http, listEndpoint, async ({ actor }) => ({
    body: await listCollections(deps, actor),
    headers: { 'cache-control': 'no-cache' },
  }));
  bind(http, showEndpoint, async ({ actor, params }) => ({
    body: await showCollection(deps, actor, params.slug),
    headers: { 'cache-control': 'no-cache' },
  }));
}
