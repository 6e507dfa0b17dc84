import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentModules } from './content-modules.ts';
import { listBundledFiles } from './notices/list-bundled-files.ts';
import { VITES_LIST } from './notices/write-notices.ts';
import { computedPages, pageHeads } from './page-modules.ts';
import { themeVariablesPlugin } from './styles/theme-variables.ts';

const bundledFiles = listBundledFiles();

export default defineConfig({
  plugins: [
    contentModules(),
    pageHeads(),
    computedPages(),
    themeVariablesPlugin(),
    reactRouter(),
    babel({ presets: [reactCompilerPreset()] }),
    bundledFiles.inPages(),
  ],
  worker: { plugins: () => [bundledFiles.inWorkers()] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:3000', ws: true } },
  },
  build: {
    target: 'es2022',
    license: { fileName: VITES_LIST },
    // The code editor is one chunk of its own, which only the solving screen loads.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/ },
            // A file, with all it needs: what every page has, and what the pages with Mantine and queries share.
            { name: 'shell', test: /[\\/]web[\\/]app[\\/]root\.tsx/ },
            { name: 'kit', test: /[\\/]web[\\/]ui[\\/]kit\.tsx/ },
          ],
        },
      },
    },
  },
});
