import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import type { Runtime } from '../piston/runtimes.ts';
import type { Agent } from './agent.ts';
import { pathOf } from './files.ts';
import { CannotRun, companions, readsSources, type Source } from './run-plan.ts';

/** A whole source that is compiled is looked at for a main of its own, in bytes. */
const SOURCE_BYTES = 1024 * 1024;

/** The texts of a workspace's files as far as runs are planned by them, read again only where they have changed. */
export class Sources {
  readonly #agent: Agent;
  readonly #known = new Map<string, { facts: string; text: string }>();

  constructor(agent: Agent) {
    this.#agent = agent;
  }

  /** The entry and what may be compiled with it. Rejects with CannotRun where the entry is not there. */
  async read(runtime: Runtime, main: string, entries: { path: Buffer }[]): Promise<Source[]> {
    if (!readsSources(runtime)) return [{ path: main, text: '' }];
    const byPath = new Map(entries.map((entry) => [pathOf(entry.path), entry] as const));
    if (!byPath.has(main)) throw new CannotRun(`There is no file ${main} to run`);
    const paths = [...byPath.keys()].filter((path) => path !== null);
    return this.texts([main, ...companions(runtime, main, paths)], entries);
  }

  async texts(paths: string[], entries: { path: Buffer }[]): Promise<Source[]> {
    const byPath = new Map(entries.map((entry) => [pathOf(entry.path), entry] as const));
    const sources: Source[] = [];
    for (const path of paths) {
      const facts = JSON.stringify(byPath.get(path), (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const known = this.#known.get(path);
      const text =
        known?.facts === facts ? known.text : ((await this.#agent.read(path, SOURCE_BYTES))?.toString() ?? '');
      if (this.#known.size > WORKSPACE.FILES) this.#known.clear();
      this.#known.set(path, { facts, text });
      sources.push({ path, text });
    }
    return sources;
  }
}
