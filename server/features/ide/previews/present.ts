import { extname } from 'node:path/posix';
import { PREVIEW_HERE_SCRIPT, withPreviewScript } from '@devorbit/contract/ide/preview-page.ts';
import type { Refusal } from '../../../platform/errors.ts';

const TEXT = 'text/plain; charset=utf-8';
/** By what the name says; browsers are told to believe it. Texts that browsers have no use for are shown as they are. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.bmp': 'image/bmp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
};

/** To a page without an origin its own scripts are strangers, of whose errors browsers tell nothing unless they are asked for so. */
const withToldErrors = (html: string): string =>
  html.replaceAll(/<script\b(?=[^>]*\ssrc\s*=)(?![^>]*\scrossorigin\b)/gi, '$& crossorigin');

/** A file as a browser gets it: pages with the script that tells what their console says. */
export function presentFile({ name, bytes }: { name: string; bytes: Buffer }): { type: string; body: Buffer } {
  const isText = !bytes.subarray(0, 8_192).includes(0);
  const type = types[extname(name).toLowerCase()] ?? (isText ? TEXT : 'application/octet-stream');
  return {
    type,
    body: type.startsWith('text/html') ? Buffer.from(withPreviewScript(withToldErrors(bytes.toString()))) : bytes,
  };
}

const page = (text: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style>
body { margin: 0; display: grid; place-items: center; min-height: 100vh; padding: 16px; box-sizing: border-box; font: 16px/1.6 system-ui, sans-serif; color: #34405c; background: #fff; text-align: center }
</style>
</head>
<body>${text}</body>
</html>
`;

const statuses = { missing: 404, forbidden: 403, too_many: 429 } as const;
const statusOf = (fault: string): number => statuses[fault as keyof typeof statuses] ?? 400;

/** A refusal as a page: a frame shows it. Its sentences are ours. */
export const presentFault = ({
  fault,
  message,
  retryAfter,
}: Refusal): { status: number; headers: Record<string, string>; body: string } => ({
  status: statusOf(fault),
  headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  body: withPreviewScript(page(`<p>${message}</p>`)),
});

/** Waits for a page that the browser has put together itself, and becomes it. */
export const herePage: string = `<!doctype html><meta charset="utf-8"><title>Preview</title><script>${PREVIEW_HERE_SCRIPT}</script>`;
