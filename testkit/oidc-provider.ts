import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Somebody who has an account at the provider. */
export type OidcPerson = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
};

export type OidcProvider = {
  /** The issuer, as GOOGLE_ISSUER takes it. */
  url: string;
  client: { id: string; secret: string };
  /** Who signs in next, without being asked; null refuses. */
  person: OidcPerson | null;
  /** What a forger on the way makes of each ID token; null leaves them as they are. */
  forge: ((idToken: string) => string) | null;
  /** How often its keys were asked for. */
  keysAsked: number;
  /** The one address that browsers are sent back to. The provider is up from here on; called again, it has another key. */
  trust(callback: string): void;
  close(): Promise<void>;
};

type Options = {
  port?: number;
  secret?: string;
  /** Otherwise they are told at the userinfo address alone. */
  claimsInIdToken?: boolean;
};

const SCOPES = 'openid email profile';

/** A real OpenID provider on a port of this machine, which wants PKCE and signs people in without a screen. */
export async function startOidcProvider({
  port = 0,
  secret = randomUUID(),
  claimsInIdToken = true,
}: Options = {}): Promise<OidcProvider> {
  const people = new Map<string, OidcPerson>();
  let answer: ((request: IncomingMessage, reply: ServerResponse) => Promise<void>) | undefined;
  const server = createServer((request, reply) => {
    if (answer === undefined) reply.writeHead(503).end();
    else answer(request, reply).catch((error: unknown) => reply.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));

  const started: OidcProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client: { id: 'devorbit-tests', secret },
    person: null,
    forge: null,
    keysAsked: 0,
    trust(callback) {
      const provider = createProvider(started, callback, people, claimsInIdToken);
      provider.use(async (context, next) => {
        await next();
        if (context.path === '/jwks') started.keysAsked += 1;
        const { body } = context;
        if (context.path === '/token' && started.forge !== null && hasIdToken(body))
          body.id_token = started.forge(body.id_token);
      });
      const serve = provider.callback();
      answer = async (request, reply) =>
        request.url?.startsWith('/interaction/')
          ? signIn(provider, request, reply)
          : void (await serve(request, reply));
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };

  async function signIn(provider: Provider, request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { person } = started;
    if (person === null) {
      await provider.interactionFinished(request, reply, { error: 'access_denied' });
      return;
    }
    people.set(person.sub, { ...person });
    await provider.interactionFinished(request, reply, { login: { accountId: person.sub, remember: false } });
  }

  return started;
}

const hasIdToken = (body: unknown): body is { id_token: string } =>
  typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string';

function createProvider(
  { url, client }: OidcProvider,
  callback: string,
  people: Map<string, OidcPerson>,
  claimsInIdToken: boolean,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomUUID()] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    conformIdTokenClaims: !claimsInIdToken,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    // Everybody agrees to everything.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
        ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
}
