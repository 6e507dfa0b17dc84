import type { FileType } from '@devorbit/contract/library/resources-limits.ts';
import { fileTypeOf } from '@devorbit/contract/library/resources-limits.ts';
import { readFile, readRendition } from '@devorbit/contract/library/resources.ts';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { bindFile } from '../../../platform/http/bind-file.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { findFile } from './commands/find-file.ts';

type Deps = { database: Database; clock: Clock; blobs: Blobs; secret: string };

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** Ours, whatever was said by who sent the file; nothing is HTML or SVG. */
const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${OFFICE}.wordprocessingml.document`,
  txt: 'application/octet-stream',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${OFFICE}.presentationml.presentation`,
  zip: 'application/zip',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  csv: 'application/octet-stream',
};

/** What we have made ourselves, and may be shown. */
const PLAIN = { type: 'text/plain; charset=utf-8', name: 'preview.txt' };
const renditions: Record<string, typeof PLAIN> = {
  picture: { type: 'image/webp', name: 'preview.webp' },
  pdf: { type: 'application/pdf', name: 'preview.pdf' },
  grid: { type: 'application/json', name: 'preview.json' },
};

/** The bytes of documents, by addresses that are signed for a member. */
export function serveFiles(http: Http, deps: Deps): void {
  const open = (digest: string) => (range?: Parameters<Blobs['open']>[1]) => deps.blobs.open(digest, range);
  const find = (
    part: 'file' | 'rendition',
    actor: Parameters<typeof findFile>[1],
    id: number,
    digest: string,
    address: string,
  ) => findFile({ ...deps, now: deps.clock.now() }, actor, { part, id, digest, address });
  bindFile(http, readFile, async ({ actor, params, request }) => {
    const { digest, size, name } = await find('file', actor, params.id, params.digest, request.url);
    const type = fileTypeOf(name);
    return {
      digest,
      size,
      name,
      open: open(digest),
      type: type === null ? 'application/octet-stream' : mediaTypes[type],
    };
  });
  bindFile(http, readRendition, async ({ actor, params, request }) => {
    const { digest, size, kind } = await find('rendition', actor, params.id, params.digest, request.url);
    return {
      digest,
      size,
      open: open(digest),
      ...(renditions[kind] ?? PLAIN),
      inline: true,
    };
  });
}
