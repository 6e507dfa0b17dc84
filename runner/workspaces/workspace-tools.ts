import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { isInstalled } from '../catalogue/program.ts';
import type { JavaCompiler } from '../java-compiler/java-compiler.ts';
import type { Runtimes } from '../piston/known-runtimes.ts';
import { findRuntime, howToInstall, type Runtime } from '../piston/runtimes.ts';
import type { Lane } from '../sandbox/sandbox.ts';
import { prepareDelveAdapter } from './debug/adapters/delve-adapter/delve-adapter.ts';
import { prepareJavaAdapter } from './debug/adapters/java-adapter/java-adapter.ts';
import { prepareNodeAdapter } from './debug/adapters/node-adapter/node-adapter.ts';
import { type Debugger, debuggerOf, ownAdapterOf, ownAdapters } from './debug/debuggers.ts';
import { CannotRun } from './run-plan.ts';

export type WorkspaceTools = {
  /** What runs a language here, or why nothing does. Throws an error in words. */
  runtimeOf(language: string, version: string): Promise<Runtime>;
  javaCompiler(): JavaCompiler | null;
  /** What debugs a language here. Throws an error in words. */
  debuggerOf(runtime: Runtime): Promise<Debugger>;
};

const prepare = {
  node: prepareNodeAdapter,
  java: (lane: Lane) => prepareJavaAdapter(lane, '/usr/bin'),
  go: prepareDelveAdapter,
};

/** What workspaces run with: the languages that this runner has. Debug adapters of our own are built on the lane when they are first asked for. */
export const workspaceTools = (
  catalogue: CatalogueLanguage[],
  runtimes: Runtimes,
  javaCompiler: () => JavaCompiler | null,
  lane: Lane | undefined,
): WorkspaceTools => ({
  javaCompiler,
  async runtimeOf(language, version) {
    const known = await runtimes.named(language);
    const runtime = findRuntime(known, language, version);
    if (runtime) return runtime;
    const how = howToInstall(catalogue, known, language);
    throw new CannotRun(`${language}-${version} runtime is unknown${how && `: ${how}`}`);
  },
  async debuggerOf({ entry }) {
    const own = ownAdapterOf[entry.language];
    const adapter = own !== undefined && lane ? await prepare[own](lane) : null;
    const found = own !== undefined && adapter ? ownAdapters[own](adapter.inBox) : debuggerOf(entry);
    if (!found) throw new CannotRun(`There is no debugger for ${entry.name} here yet.`);
    if (found.tool === null || (await isInstalled(found.tool))) return found;
    const { name, tool } = found.tool;
    throw new CannotRun(
      `${name}, which debugs ${entry.name}, is not installed on this machine: npm run debuggers install ${tool}`,
    );
  },
});
