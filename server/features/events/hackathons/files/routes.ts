import { buffer } from 'node:stream/consumers';
import {
  listEntryFiles,
  readEntryFile,
  removeEntryFile,
  uploadEntryFile,
  uploadEntryPicture,
} from '@devorbit/contract/events/entry-files.ts';
import { ENTRY_PICTURE_BYTES, MAX_ENTRY_BYTES } from '@devorbit/contract/events/hackathons-limits.ts';
import type { Blob } from '../../../../platform/blobs/blob-store.ts';
import type { Blobs } from '../../../../platform/blobs/blobs.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database.ts';
import { bindFile } from '../../../../platform/http/bind-file.ts';
import { bindUpload } from '../../../../platform/http/bind-upload.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import type { Encoder } from '../../../../platform/pictures/encoder.ts';
import { notAPicture } from '../../../../platform/pictures/errors.ts';
import type { RateLimits } from '../../../../platform/rate-limits.ts';
import type { Actor } from '../../../../platform/sessions.ts';
import { entryFull, largePicture, noFile, noFileForm, noPictureForm } from '../errors.ts';
import { entryFilesPerHour } from '../limits.ts';
import { addFile } from './commands/add-file.ts';
import { encodeEntryPicture } from './commands/encode-entry-picture.ts';
import { holdRoom } from './commands/hold-room.ts';
import { listFiles } from './commands/list-files.ts';
import { readFile } from './commands/read-file.ts';
import { receiveFile } from './commands/receive-file.ts';
import { removeFile } from './commands/remove-file.ts';

export type FileDeps = {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  blobs: Blobs;
  encodePicture: Encoder;
  secret: string;
};

/** Addresses in it are the caller's own. */
const headers = { 'cache-control': 'private, no-store' };

export function serveEntryFiles(http: Http, deps: FileDeps): void {
  const { database, clock, limits, blobs } = deps;
  const admit = (kind: 'picture' | 'file') => async (actor: Actor, params: { id: number }) => {
    await limits.take(entryFilesPerHour, String(actor.id));
    await database.transaction((tx) => holdRoom(tx, { actor, clock }, { id: params.id, kind }));
  };
  bind(http, listEntryFiles, async ({ actor, params }) => ({ body: await listFiles(deps, actor, params), headers }));
  bind(http, removeEntryFile, async ({ actor, params }) => ({ body: await removeFile(deps, actor, params), headers }));
  bindUpload(
    http,
    uploadEntryPicture,
    {
      field: 'picture',
      maxBytes: ENTRY_PICTURE_BYTES,
      refusals: { noForm: noPictureForm, noFile: notAPicture, tooLarge: largePicture },
      admit: admit('picture'),
      take: (file) => buffer(file),
    },
    async ({ actor, params, file, body }) => {
      const blob = await encodeEntryPicture(deps, file);
      const picture = { ...blob, kind: 'picture' as const, name: '', alt: body.alt };
      return { status: 201, body: await addFile(deps, actor, params.id, picture), headers };
    },
  );
  bindUpload<typeof uploadEntryFile, Blob & { name: string }>(
    http,
    uploadEntryFile,
    {
      field: 'file',
      maxBytes: MAX_ENTRY_BYTES,
      refusals: { noForm: noFileForm, noFile, tooLarge: entryFull },
      admit: admit('file'),
      take: (file, name, { actor, params }) => receiveFile(deps, actor, { id: params.id, name, file }),
    },
    async ({ actor, params, file }) => ({
      status: 201,
      body: await addFile(deps, actor, params.id, { ...file, kind: 'file', alt: '' }),
      headers,
    }),
  );
  bindFile(http, readEntryFile, async ({ actor, params, request }) => {
    const { digest, size, kind, name } = await readFile(deps, actor, { ...params, address: request.url });
    return {
      digest,
      size,
      open: (range) => blobs.open(digest, range),
      ...(kind === 'picture'
        ? { type: 'image/webp', name: 'picture.webp', inline: true }
        : { type: 'application/octet-stream', name }),
      cacheControl: 'private, max-age=600',
    };
  });
}
