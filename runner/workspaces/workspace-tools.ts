import type { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import type { JavaCompiler } from '../java-compiler/java-compiler.ts';
import type { Runtimes } from '../piston/known-runtimes.ts';
import { findRuntime, howToInstall } from '../piston/runtimes.ts';
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
});
