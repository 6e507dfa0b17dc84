import { MAX_FILE_BYTES } from '@devorbit/contract/library/resources-limits.ts';
import {
  beginUpload as beginEndpoint,
  continueUpload as continueEndpoint,
  dropUpload as dropEndpoint,
  type ResumableUpload,
  showUpload as showEndpoint,
} from '@devorbit/contract/library/resumable-uploads.ts';
import type { FastifyRequest } from 'fastify';
import { bindBytes } from '../../../../platform/http/bind-bytes.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import { beginUpload, type ResumeDeps } from './commands/begin-upload.ts';
import { continueUpload } from './commands/continue-upload.ts';
import { dropUpload } from './commands/drop-upload.ts';
import { showUpload } from './commands/show-upload.ts';
import { uploadElsewhere } from './errors.ts';

const VERSION = '1.0.0';
const always = { 'tus-resumable': VERSION, 'cache-control': 'no-store' };

const stateOf = ({ offset, length, expires_at }: ResumableUpload): Record<string, string> => ({
  ...always,
  'upload-offset': String(offset),
  'upload-length': String(length),
  'upload-expires': new Date(expires_at).toUTCString(),
});

/** A whole number of a header; NaN where it is none. */
const numberOf = (value: string | string[] | undefined): number =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : NaN;

/** `filename d29ybGQ=,type …`: the values are in base64. */
function nameIn(value: string | string[] | undefined): string {
  for (const pair of String(value ?? '').split(',')) {
    const [key = '', text = ''] = pair.trim().split(' ');
    if (key === 'filename') return Buffer.from(text, 'base64').toString('utf8');
  }
  return '';
}

/** Uploads that go on where they broke off, by tus 1.0. */
export function serveResumableUploads(http: Http, deps: ResumeDeps): void {
  http.app.options('/api/uploads/', async (_, reply) =>
    reply
      .code(204)
      .headers({
        'tus-resumable': VERSION,
        'tus-version': VERSION,
        'tus-max-size': MAX_FILE_BYTES,
        'tus-extension': 'creation,expiration,termination',
      })
      .send(),
  );
  const head = ({ headers }: FastifyRequest) => ({
    name: nameIn(headers['upload-metadata']),
    length: numberOf(headers['upload-length']),
    offset: numberOf(headers['upload-offset']),
  });
  bind(http, beginEndpoint, async ({ actor, request }) => {
    const made = await beginUpload(deps, actor, head(request));
    return { body: made, headers: { ...stateOf(made), location: `/api/uploads/${made.id}/` } };
  });
  bind(http, showEndpoint, async ({ actor, params }) => {
    const upload = await showUpload(deps, actor, params.upload);
    return { body: upload, headers: stateOf(upload) };
  });
  bindBytes(http, continueEndpoint, 'application/offset+octet-stream', async ({ actor, params, bytes, request }) => {
    const { offset } = head(request);
    if (Number.isNaN(offset)) throw uploadElsewhere();
    const upload = await continueUpload(deps, actor, params.upload, { offset, bytes });
    return { body: null, headers: stateOf(upload) };
  });
  bind(http, dropEndpoint, async ({ actor, params }) => {
    await dropUpload(deps, actor, params.upload);
    return { body: null, headers: always };
  });
}
