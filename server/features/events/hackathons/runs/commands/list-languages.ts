import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { listRunLanguages } from '@devorbit/contract/events/entry-runs.ts';
import type { Database } from '../../../../../platform/database.ts';
import type { Runners } from '../../../../../platform/runners.ts';
import type { Actor } from '../../../../../platform/sessions.ts';
import { listRuntimes } from '../../../../execution/execution/commands/list-runtimes.ts';
import { findHackathonEvent } from '../../commands/find-hackathon-event.ts';
import { languagesUnknown } from '../errors.ts';

const WAIT_MS = 5_000;

type Deps = { database: Database; runners: Runners; catalogue: () => readonly CatalogueEntry[] };

/** What entries can be run in. Throws 503 where no runner answers. */
export async function listLanguages(
  { database, runners, catalogue }: Deps,
  actor: Actor,
  id: number,
): Promise<Reply<typeof listRunLanguages>> {
  await findHackathonEvent(database, actor, id);
  const names = new Map(catalogue().map(({ language, name }) => [language, name]));
  const installed = await listRuntimes(runners, AbortSignal.timeout(WAIT_MS)).catch((): never => {
    throw languagesUnknown();
  });
  return installed
    .map(({ language, version }) => ({ language, name: names.get(language) ?? language, version }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
