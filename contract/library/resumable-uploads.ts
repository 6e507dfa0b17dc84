import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_FILE_BYTES } from './resources-limits.ts';

// The calls of tus 1.0 (https://tus.io/protocols/resumable-upload): what they say stands in headers.

const UploadId = z.string().regex(/^[\w-]{24}$/);
const byUpload = z.object({ upload: UploadId });

/** A file that is on its way. */
export const ResumableUpload = z.object({
  id: z.string(),
  name: z.string(),
  /** All of it, in bytes, and how much of that has come. */
  length: z.number().int().max(MAX_FILE_BYTES),
  offset: z.number().int(),
  expires_at: z.iso.datetime(),
});
export type ResumableUpload = z.infer<typeof ResumableUpload>;

export const beginUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/',
  summary:
    'Begins a resumable upload of a document (tus 1.0, extensions creation, expiration and termination): `Upload-Length` has its size, `Upload-Metadata` its `filename`. `Location` names it. Once complete, its id is sent as `upload_id` in place of `file` in the form of /api/upload/, /api/documents/suggest/ or a new version. It is forgotten after a day.',
  audience: 'user',
  replies: { 201: ResumableUpload },
});

export const showUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:upload/',
  summary: 'How much of an upload has come; with HEAD in `Upload-Offset` and `Upload-Length` alone.',
  audience: 'user',
  params: byUpload,
  replies: { 200: ResumableUpload },
});

export const continueUpload = endpoint({
  method: 'PATCH',
  path: '/api/uploads/:upload/',
  summary:
    'Sends bytes (application/offset+octet-stream) from `Upload-Offset` on, which must be where the upload is. 409 where it is not, or while somebody else sends.',
  audience: 'user',
  params: byUpload,
  replies: { 204: z.null() },
});

export const dropUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:upload/',
  summary: 'Deletes an upload and the bytes received so far.',
  audience: 'user',
  params: byUpload,
  replies: { 204: z.null() },
});
