import type { Endpoint, Reply, Sent } from '@devorbit/contract/endpoint.ts';
import { REQUEST_TIMEOUT_MS } from '@devorbit/contract/limits.ts';
import { ApiError, UnreachableError } from './api-error.ts';
import { tellUnreached } from './connection.ts';
import { takeEarly } from './early-call.ts';
import { dropSession, readSession } from './session.ts';

/**
 * An endpoint's address without its schemas. The contract is imported as a type only, so that zod (23 KB) stays
 * out of the page; the compiler checks method and path against it:
 * `const login = route<typeof contract.login>('POST', '/api/login/')`.
 */
export type Route<E extends Endpoint> = { method: E['method']; path: E['path']; readonly endpoint?: E };

export const route = <const E extends Endpoint>(method: E['method'], path: E['path']): Route<E> => ({ method, path });

/** What a call to `E` needs: params and body where the endpoint has them, the query always optional. */
export type Given<E extends Endpoint> = (Sent<E>['params'] extends undefined
  ? { params?: undefined }
  : { params: Sent<E>['params'] }) &
  (Sent<E>['body'] extends undefined ? { body?: undefined } : { body: Sent<E>['body'] }) & {
    query?: Sent<E>['query'];
    signal?: AbortSignal | undefined;
  };

type Parts = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal | undefined };

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The address of a call; a query value that is undefined, null or '' is left out. */
export const addressOf = (path: string, given: Parts): string => {
  const filled = entries(given.params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const query = new URLSearchParams(
    entries(given.query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
};

/** A fetch with the stored session; throws ApiError or UnreachableError, or the caller's own abort. A 401 ends the session that was sent. */
export const fetchWithSession = async (address: string, init: RequestInit): Promise<Response> => {
  const code = readSession()?.session_code;
  const headers = new Headers(init.headers);
  if (code !== undefined) headers.set('X-Session-Code', code);
  const ask = () => fetch(address, { ...init, headers });
  const early = init.method === 'GET' ? takeEarly(address, code) : undefined;
  const response = await (early?.catch(ask) ?? ask()).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.name : '';
    if (reason === 'AbortError') throw cause;
    tellUnreached();
    throw new UnreachableError(reason === 'TimeoutError', cause);
  });
  if (response.ok) return response;
  if (response.status === 401 && code !== undefined) dropSession(code);
  throw new ApiError(response.status, await response.text().catch(() => ''));
};

/** One call with its answer's headers (`X-Total-Count` of a list). */
export const send = async <const E extends Endpoint>(
  endpoint: E | Route<E>,
  given: Given<E>,
): Promise<{ body: Reply<E>; headers: Headers; status: number }> => {
  const parts: Parts = given;
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetchWithSession(addressOf(endpoint.path, parts), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...(parts.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    signal: parts.signal ? AbortSignal.any([timeout, parts.signal]) : timeout,
  });
  const body: unknown =
    response.status === 204
      ? undefined
      : await response.json().catch((cause: unknown) => {
          throw new UnreachableError(timeout.aborted, cause);
        });
  return { body: body as Reply<E>, headers: response.headers, status: response.status };
};

/** One call, its answer's body. The server's answer keeps the contract and is not parsed again here. */
export const call = async <const E extends Endpoint>(endpoint: E | Route<E>, given: Given<E>): Promise<Reply<E>> =>
  (await send(endpoint, given)).body;
