import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { contentModules } from './content-modules.ts';
import { listBundledFiles } from './notices/list-bundled-files.ts';
import { VITES_LIST } from './notices/write-notices.ts';
import { computedPages, pageHeads } from './page-modules.ts';
import { pdfFiles } from './pdf-files.ts';
import { themeVariablesPlugin } from './styles/theme-variables.ts';

// React Router gives each page that is prerendered ten seconds and has no setting for it: too little on a busy machine.
const limit = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => limit(Math.max(ms, 300_000));

const bundledFiles = listBundledFiles();
const chunks = chunkGroups();

export default defineConfig({
  plugins: [
    contentModules(),
    pageHeads(),
    computedPages(),
    pdfFiles(),
    themeVariablesPlugin(),
    reactRouter(),
    babel({ presets: [reactCompilerPreset()] }),
    bundledFiles.inPages(),
    chunks.plugin,
  ],
  // What a worker needs for one language alone is a script of its own.
  worker: { format: 'es', plugins: () => [bundledFiles.inWorkers()] },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', ws: true },
      '/preview': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000' },
      '/frame': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000' },
    },
  },
  build: {
    target: 'es2022',
    license: { fileName: VITES_LIST },
    // The code editor is one chunk of its own, which only the solving screen loads.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunks.groups,
        },
      },
    },
  },
});
