import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the list stands in the build until the notices are written. */
export const BUNDLED_FILES = '.vite/bundled-files.json';

/**
 * Lists the files that the app is made of: modules of its scripts and workers, fonts and pictures. Vite's own list of
 * licences (`build.license`) leaves workers and fonts out. `inWorkers` goes into `worker.plugins`, `inPages` into
 * `plugins`.
 */
export function listBundledFiles(): { inPages: () => Plugin; inWorkers: () => Plugin } {
  const files = new Set<string>();
  return {
    inWorkers: () => ({
      name: 'files-of-workers',
      generateBundle(_, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk') for (const id of part.moduleIds) files.add(id);
      },
    }),
    inPages: () => ({
      name: 'files-of-pages',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_, bundle) {
        const { root } = this.environment.config;
        for (const part of Object.values(bundle))
          if (part.type === 'chunk') for (const id of part.moduleIds) files.add(id);
          else for (const name of part.originalFileNames) files.add(resolve(root, name));
        const source = JSON.stringify([...files].filter((file) => file.startsWith('/')).toSorted());
        this.emitFile({ type: 'asset', fileName: BUNDLED_FILES, source });
      },
    }),
  };
}
