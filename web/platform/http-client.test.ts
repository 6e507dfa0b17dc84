// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { showAccount } from '@devorbit/contract/community/profiles.ts';
import { login, type Session } from '@devorbit/contract/identity/accounts.ts';
import type { listProblems, showProblem } from '@devorbit/contract/practice/problems.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startServer } from './_test-server.ts';
import { ApiError, UnreachableError } from './api-error.ts';
import { addressOf, call, route, send } from './http-client.ts';
import { dropSession, keepSession, readSession } from './session.ts';

const show = route<typeof showProblem>('GET', '/api/problems/:id/');
const list = route<typeof listProblems>('GET', '/api/problems/');
const session = (session_code: string): Session => ({
  user: { id: 1, username: 'ada', email: '', full_name: '', is_staff: false, is_superuser: false, date_joined: '' },
  session_code,
  expires_at: '2999-01-01T00:00:00Z',
});

type Seen = { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string };
let seen: Seen;
let answer: (response: ServerResponse) => void;
let stop: () => void;
beforeAll(async () => {
  stop = await startServer((request, response, body) => {
    seen = { method: request.method, url: request.url, headers: request.headers, body };
    answer(response);
  });
});
afterAll(() => stop());
beforeEach(() => {
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'x-total-count': '41' }).end('{"id":7}');
});
afterEach(() => dropSession());

describe('what is sent', () => {
  test('params are encoded, empty query values left out', () => {
    expect(addressOf('/api/problems/:id/', { params: { id: 'a/b' } })).toBe('/api/problems/a%2Fb/');
    expect(addressOf('/api/problems/', { query: { tag: 'Hash Table', search: '', solved: undefined, page: 2 } })).toBe(
      '/api/problems/?tag=Hash+Table&page=2',
    );
  });
  test('the stored session goes with every call, and none without', async () => {
    await call(show, { params: { id: 7 } });
    expect(seen).toMatchObject({ method: 'GET', url: '/api/problems/7/' });
    expect(seen.headers['x-session-code']).toBeUndefined();
    keepSession(session('abc'));
    await call(showAccount, {});
    expect(seen.headers['x-session-code']).toBe('abc');
  });
  test('a body is JSON', async () => {
    await call(login, { body: { username: 'ada', password: 'p' } });
    expect(seen.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen.body)).toEqual({ username: 'ada', password: 'p' });
  });
});

describe('what comes back', () => {
  test('the body, and on demand the headers', async () => {
    expect(await call(show, { params: { id: 7 } })).toEqual({ id: 7 });
    expect((await send(list, {})).headers.get('X-Total-Count')).toBe('41');
  });
  test('a refusal is an ApiError in the words of the catalogue', async () => {
    answer = (response) => response.writeHead(404).end('{"detail":"Problem not found."}');
    const error = await call(show, { params: { id: 9 } }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, message: 'API Error 404: Problem not found.' });
  });
  test('a 401 ends the session that was sent', async () => {
    keepSession(session('abc'));
    answer = (response) => response.writeHead(401).end('{"detail":"Expired"}');
    await expect(call(showAccount, {})).rejects.toThrow('API Error 401: Expired');
    expect(readSession()).toBeNull();
  });
  test('a 401 of an old session leaves the one that took its place', async () => {
    keepSession(session('old'));
    answer = (response) => {
      keepSession(session('new'));
      response.writeHead(401).end();
    };
    await expect(call(showAccount, {})).rejects.toThrow('API Error 401: HTTP 401');
    expect(readSession()?.session_code).toBe('new');
  });
  test('a call is given up after ten seconds', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    await expect(call(show, { params: { id: 7 } })).rejects.toMatchObject({ timedOut: true });
    expect(timeout.mock.calls).toEqual([[10_000]]);
    timeout.mockRestore();
  });
  test('a broken connection is told apart from a refusal', async () => {
    answer = (response) => response.destroy();
    await expect(call(showAccount, {})).rejects.toThrow(UnreachableError);
  });
  test('an answer that is not what it should be is no answer', async () => {
    answer = (response) => response.writeHead(200).end('<html>');
    await expect(call(showAccount, {})).rejects.toThrow(UnreachableError);
  });
  test("the caller's own abort stays an abort", async () => {
    answer = () => undefined;
    const control = new AbortController();
    const asked = call(show, { params: { id: 7 }, signal: control.signal });
    control.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
