import { ApiError, UnreachableError } from './api-error.ts';
import { dropSession, readSession } from './session.ts';

type Options = {
  /** From 0 to 1, as the bytes leave; 1 while the server works on them. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

type Message = { method: 'POST' | 'PATCH'; headers?: Record<string, string>; body: Blob | FormData };

/**
 * Sends a body with the stored session and tells how much of it has left, which `fetch` cannot. Throws ApiError or
 * UnreachableError, or an AbortError when `signal` aborts.
 */
export const transmit = (
  address: string,
  { method, headers = {}, body }: Message,
  { onProgress, signal }: Options,
): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const code = readSession()?.session_code;
    request.open(method, address);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (code !== undefined) request.setRequestHeader('X-Session-Code', code);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 401 && code !== undefined) dropSession(code);
      if (request.status >= 200 && request.status < 300) resolve(request);
      else reject(new ApiError(request.status, request.responseText));
    };
    request.onerror = () => reject(new UnreachableError(false, undefined));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

/** Posts a package, or a form with files, as `transmit` does. Answers the JSON of the reply. */
export const upload = async (address: string, body: Blob | FormData, options: Options): Promise<unknown> => {
  // The browser itself names the boundary of a form's parts.
  const headers: Record<string, string> = body instanceof Blob ? { 'Content-Type': 'application/zip' } : {};
  const { responseText } = await transmit(address, { method: 'POST', headers, body }, options);
  try {
    return JSON.parse(responseText) as unknown;
  } catch (error) {
    throw new UnreachableError(false, error);
  }
};
