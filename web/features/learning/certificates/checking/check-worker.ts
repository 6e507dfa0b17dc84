import type { Given } from '../model.ts';
import { checkCredential } from './check-credential.ts';

/** Checks beside the page: it takes a moment, and the libraries weigh more than the page. */
globalThis.addEventListener('message', ({ data: { id, given } }: MessageEvent<{ id: number; given: Given }>) => {
  checkCredential(given).then(
    (lines) => postMessage({ id, lines }),
    (error: unknown) => postMessage({ id, failure: String(error) }),
  );
});
