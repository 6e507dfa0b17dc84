import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type GithubPerson = {
  id: number;
  login: string;
  name: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
};

export type FakeGithub = {
  /** As GITHUB_URL and GITHUB_API_URL take them. */
  url: string;
  apiUrl: string;
  client: { id: string; secret: string };
  /** Who is signed in there; null refuses us. */
  person: GithubPerson | null;
  /** What the calls for codes and of the API were answered, in words. */
  told: string[];
  close(): Promise<void>;
};

type Code = { challenge: string; redirect: string; person: GithubPerson };

/** GitHub's sign-in and API at the wire: it checks the client's secret, the PKCE verifier and the code's one use as GitHub does. */
export async function startFakeGithub(): Promise<FakeGithub> {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, GithubPerson>();

  const json = (reply: ServerResponse, status: number, body: unknown): void =>
    void reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));

  function authorize(query: URLSearchParams, reply: ServerResponse): void {
    const redirect = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    if (query.get('client_id') !== github.client.id || query.get('code_challenge_method') !== 'S256' || !challenge) {
      reply.writeHead(404).end();
      return;
    }
    const back = new URL(redirect);
    back.searchParams.set('state', query.get('state') ?? '');
    if (github.person === null) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, { challenge, redirect, person: github.person });
      back.searchParams.set('code', code);
    }
    reply.writeHead(302, { location: back.href }).end();
  }

  async function exchange(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const code = codes.get(form.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fault =
      form.get('client_id') !== github.client.id || form.get('client_secret') !== github.client.secret
        ? 'incorrect_client_credentials'
        : code === undefined || code.challenge !== verifier
          ? 'bad_verification_code'
          : code.redirect !== form.get('redirect_uri')
            ? 'redirect_uri_mismatch'
            : undefined;
    codes.delete(form.get('code') ?? '');
    github.told.push(fault ?? 'token');
    // As GitHub: its refusals come with status 200.
    if (fault !== undefined || code === undefined) return json(reply, 200, { error: fault, error_description: fault });
    const token = `gho_${randomUUID()}`;
    tokens.set(token, code.person);
    json(reply, 200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
  }

  function api(path: string, request: IncomingMessage, reply: ServerResponse): void {
    const person = tokens.get(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (person === undefined) return json(reply, 401, { message: 'Bad credentials' });
    const { id, login, name, emails } = person;
    if (path === '/api/user') return json(reply, 200, { id, login, name, email: null });
    if (path === '/api/user/emails')
      return json(
        reply,
        200,
        emails.map((email) => ({ ...email, visibility: null })),
      );
    json(reply, 404, { message: 'Not Found' });
  }

  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://github.invalid');
    if (pathname === '/login/oauth/authorize') authorize(searchParams, reply);
    else if (pathname === '/login/oauth/access_token' && request.method === 'POST') await exchange(request, reply);
    else api(pathname, request, reply);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const github: FakeGithub = {
    url,
    apiUrl: `${url}/api`,
    client: { id: 'Iv1.devorbit', secret: randomUUID() },
    person: null,
    told: [],
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  return github;
}
