import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const packageRoot = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };

/** Where the files stand: their address changes with what is in them. `server/platform/http/web.ts` knows how it begins. */
const FOLDER = `assets/pdfjs-${version}`;
/** What the viewer's worker asks for by name: itself, decoders, fonts, and tables of old encodings. */
const ROOMS = ['wasm', 'cmaps', 'standard_fonts', 'iccs'];
/** Scripts of documents are never run. */
const LEFT_OUT = /^quickjs|nowasm_fallback/;

const files: readonly string[] = [
  'build/pdf.worker.min.mjs',
  ...ROOMS.flatMap((room) =>
    readdirSync(join(packageRoot, room))
      .filter((name) => !LEFT_OUT.test(name))
      .map((name) => `${room}/${name}`),
  ),
];
const addressOf = (file: string): string => `${FOLDER}/${file.replace(/^build\//, '')}`;

/** Beside the app the files that pdf.js fetches by their names; `virtual:pdf-files` says where. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    resolveId: (id) => (id === 'virtual:pdf-files' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:pdf-files' ? `export default '/${FOLDER}/';` : undefined),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: addressOf(file), source: readFileSync(join(packageRoot, file)) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0]?.slice(1) ?? '';
        const file = files.find((one) => addressOf(one) === path);
        if (file === undefined || !existsSync(join(packageRoot, file))) return next();
        response.setHeader(
          'content-type',
          file.endsWith('.mjs')
            ? 'text/javascript'
            : file.endsWith('.wasm')
              ? 'application/wasm'
              : 'application/octet-stream',
        );
        createReadStream(join(packageRoot, file)).pipe(response);
      });
    },
  };
}
