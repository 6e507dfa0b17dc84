import { randomUUID } from 'node:crypto';
import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import type { Work } from '../worker/worker.ts';
import { execute } from './execute.ts';
import type { Runtimes } from './known-runtimes.ts';
import { type Execution, readExecution } from './request.ts';

/** Languages whose usual lines every lane starts ahead from the beginning. */
const LANGUAGES = ['python', 'javascript', 'java'];
/** After everything that somebody waits for. */
const PRIORITY = 9;

/** Work of our own, for which nobody waits. */
export const ownWork = (attempt: Work['attempt']): Work => ({
  id: randomUUID(),
  priority: PRIORITY,
  emit: () => {},
  signal: new AbortController().signal,
  attempt,
});

/** Hello worlds of the languages that people wait for most: a lane that has run one starts its lines ahead from then on. */
export async function warmUps(catalogue: CatalogueEntry[], runtimes: Runtimes): Promise<Work['attempt'][]> {
  const all: Execution[] = [];
  for (const { language, hello } of catalogue.filter((entry) => LANGUAGES.includes(entry.language))) {
    const found = await runtimes.named(language);
    if (found.length === 0) continue;
    all.push(readExecution({ language, version: '*', files: [{ content: hello }] }, catalogue, found));
  }
  return all.map((asked) => async (lane, signal) => void (await execute(asked, lane, signal)));
}
