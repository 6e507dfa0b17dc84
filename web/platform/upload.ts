import { ApiError, UnreachableError } from './api-error.ts';
import { dropSession, readSession } from './session.ts';

type Options = {
  /** From 0 to 1, as the bytes leave; 1 while the server works on them. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Posts a package, or a form with files, with the stored session and tells how much of it has left, which `fetch` cannot. Answers the JSON of the
 * reply; throws ApiError or UnreachableError, or an AbortError when `signal` aborts.
 */
export const upload = (address: string, body: Blob | FormData, { onProgress, signal }: Options): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const code = readSession()?.session_code;
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    // The browser itself names the boundary of a form's parts.
    if (body instanceof Blob) request.setRequestHeader('Content-Type', 'application/zip');
    if (code !== undefined) request.setRequestHeader('X-Session-Code', code);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 401 && code !== undefined) dropSession(code);
      if (request.status < 200 || request.status >= 300)
        return reject(new ApiError(request.status, request.responseText));
      try {
        resolve(JSON.parse(request.responseText));
      } catch (error) {
        reject(new UnreachableError(false, error));
      }
    };
    request.onerror = () => reject(new UnreachableError(false, undefined));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
