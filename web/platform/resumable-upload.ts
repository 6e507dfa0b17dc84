import { ApiError, UnreachableError } from './api-error.ts';
import { pause } from './clock.ts';
import { fetchWithSession } from './http-client.ts';
import { transmit } from './upload.ts';

const BASE = '/api/uploads/';
const tus = { 'Tus-Resumable': '1.0.0' };
/** How long it is waited after a failure, in ms; what then fails once more is given up. Bytes that arrive begin it anew. */
const WAITS_MS = [500, 1_000, 3_000, 5_000, 10_000, 20_000];

type Options = Parameters<typeof transmit>[2] & {
  /** What the file is known by when it is chosen again: its upload goes on where it broke off, after a reload, too. */
  key: string;
};

const storageKey = (key: string): string => `devorbit.upload.${key}`;

/** Where a browser keeps nothing, an upload goes on as long as its page is open. */
function keepAddress(key: string, address: string | null): void {
  try {
    if (address === null) localStorage.removeItem(storageKey(key));
    else localStorage.setItem(storageKey(key), address);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function keptAddress(key: string): string | null {
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

const inBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

async function begin(file: File, signal: AbortSignal): Promise<string> {
  const headers = { ...tus, 'Upload-Length': String(file.size), 'Upload-Metadata': `filename ${inBase64(file.name)}` };
  const answer = await fetchWithSession(BASE, { method: 'POST', headers, signal });
  return answer.headers.get('Location') ?? '';
}

/** How much of it has come; null where it is not known any more, or is of another length. */
async function reached(address: string, file: File, signal: AbortSignal): Promise<number | null> {
  try {
    const { headers } = await fetchWithSession(address, { method: 'HEAD', headers: tus, signal });
    return Number(headers.get('Upload-Length')) === file.size ? Number(headers.get('Upload-Offset')) : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Whether it may go better in a moment: the line broke, the server is away, or has not noticed yet that the line broke. */
const isPassing = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof ApiError && (error.status === 409 || error.status >= 500));

/**
 * Sends a file so that a line that breaks costs only what had not arrived (tus 1.0), and answers the id by which a form
 * names it. Throws as `upload`.
 */
export async function uploadInParts(file: File, { key, onProgress, signal }: Options): Promise<string> {
  let address = keptAddress(key);
  let offset = 0;
  for (let failures = 0; ;) {
    try {
      const there: number | null = address === null ? null : await reached(address, file, signal);
      if (address === null || there === null) {
        address = await begin(file, signal);
        keepAddress(key, address);
        offset = 0;
      } else {
        if (there > offset) failures = 0;
        offset = there;
      }
      const from = offset;
      const shown = (share: number) => onProgress((from + share * (file.size - from)) / file.size);
      shown(0);
      if (from < file.size) {
        const headers = {
          ...tus,
          'Content-Type': 'application/offset+octet-stream',
          'Upload-Offset': String(from),
        };
        await transmit(address, { method: 'PATCH', headers, body: file.slice(from) }, { onProgress: shown, signal });
      }
      return address.split('/')[3] ?? '';
    } catch (error) {
      const wait = WAITS_MS[failures++];
      if (!isPassing(error) || wait === undefined) throw error;
      await pause(wait, signal);
      signal.throwIfAborted();
    }
  }
}

/** Forgets an upload whose file has found its place. */
export const forgetUpload = (key: string): void => keepAddress(key, null);
