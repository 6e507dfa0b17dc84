import type { Endpoint } from '@devorbit/contract/endpoint.ts';
import { fileTypeOf, MAX_FILE_BYTES } from '@devorbit/contract/library/resources-limits.ts';
import type { Blob } from '../../../platform/blobs/blob-store.ts';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import { bindUpload } from '../../../platform/http/bind-upload.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { RateLimit } from '../../../platform/rate-limits.ts';
import type { Actor } from '../../../platform/sessions.ts';
import { refuseFull } from './commands/refuse-full.ts';
import { largeFile, noFile, noForm, wrongFileType } from './errors.ts';
import type { ResumeDeps } from './uploads/commands/begin-upload.ts';
import { takeUpload } from './uploads/commands/take-upload.ts';

/** Serves an endpoint that takes a document with what is said of it: at most 50 MB, of a type that is taken. */
export function takeUploads<const E extends Endpoint>(
  http: Http,
  deps: ResumeDeps & { blobs: Blobs },
  endpoint: E,
  limit: RateLimit,
  handle: Parameters<typeof bindUpload<E, Blob>>[3],
): void {
  bindUpload<E, Blob>(
    http,
    endpoint,
    {
      field: 'file',
      maxBytes: MAX_FILE_BYTES,
      refusals: { noForm, noFile, tooLarge: largeFile },
      admit: async (actor) => {
        await deps.limits.take(limit, String((actor as { id: number }).id));
        await refuseFull(deps);
      },
      take: async (file, name) => {
        if (name === '') throw noFile();
        if (fileTypeOf(name) === null) throw wrongFileType();
        return deps.blobs.put(file, { max: MAX_FILE_BYTES });
      },
      earlier: { field: 'upload_id', find: (actor, id) => takeUpload(deps, actor as Actor, id) },
    },
    handle,
  );
}
