import type { Endpoint, Reply, Sent } from '@devorbit/contract/endpoint.ts';
import { expect } from 'vitest';

/** `as` is a session code. */
type Input<E extends Endpoint> = Partial<Sent<E>> & { as?: string | undefined; headers?: Record<string, string> };

export type Answered<E extends Endpoint> = {
  status: number;
  headers: Headers;
  /** Checked against the contract. */ body: Reply<E>;
};

const address = (base: string, { path }: Endpoint, params: unknown, query: unknown): URL => {
  const url = new URL(
    base +
      path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(String((params as Record<string, unknown>)[name])),
      ),
  );
  for (const [name, value] of Object.entries((query ?? {}) as object)) url.searchParams.set(name, String(value));
  return url;
};

async function send<E extends Endpoint>(base: string, endpoint: E, input: Input<E>): Promise<Response> {
  const { as, headers = {}, params, query, body }: Input<Endpoint> = input;
  return fetch(address(base, endpoint, params, query), {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(as === undefined ? {} : { 'x-session-code': as }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Calls an endpoint over HTTP and checks the reply against its contract: nothing missing, nothing beside it. Fails for any error. */
export async function call<E extends Endpoint>(base: string, endpoint: E, input: Input<E> = {}): Promise<Answered<E>> {
  const response = await send(base, endpoint, input);
  const body: unknown = await response.json();
  const schema = endpoint.replies[response.status];
  if (!schema)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${JSON.stringify(body)}`);
  expect(schema.parse(body)).toEqual(body);
  return { status: response.status, headers: response.headers, body: body as Reply<E> };
}

/** Calls an endpoint that is expected to refuse: answers the status and the body as it is. */
export async function refused<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: Input<E> = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await send(base, endpoint, input);
  expect(response.status).toBeGreaterThanOrEqual(400);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
