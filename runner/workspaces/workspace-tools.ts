import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { isInstalled } from '../catalogue/program.ts';
import type { JavaCompiler } from '../java-compiler/java-compiler.ts';
import type { Runtimes } from '../piston/known-runtimes.ts';
import { findRuntime, howToInstall } from '../piston/runtimes.ts';
import { debuggerOf } from './debug/debuggers.ts';
import { CannotRun } from './run-plan.ts';
import type { WorkspaceTools } from './workspace.ts';

/** What workspaces run with: the languages that this runner has. */
export const workspaceTools = (
  catalogue: CatalogueLanguage[],
  runtimes: Runtimes,
  javaCompiler: () => JavaCompiler | null,
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
    const found = debuggerOf(entry);
    if (!found) throw new CannotRun(`There is no debugger for ${entry.name} here yet.`);
    const { name, tool } = found.tool;
    if (await isInstalled(found.tool)) return found;
    throw new CannotRun(
      `${name}, which debugs ${entry.name}, is not installed on this machine: npm run debuggers install ${tool}`,
    );
  },
});
