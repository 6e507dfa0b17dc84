import { unsubscribe as post } from '@devorbit/contract/identity/notifications.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import type { UnsubscribeTokens } from './mailing/unsubscribe-token.ts';

type Deps = { database: Database; tokens: UnsubscribeTokens };

/** Largest form, in bytes: it has one field. */
const FORM_LIMIT = 4_096;

/** A form as RFC 8058 lets mail programs send it, of either encoding. */
async function readForm({ headers }: FastifyRequest, body: string | Buffer): Promise<unknown> {
  const type = headers['content-type'] ?? '';
  const form = new Response(Buffer.from(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    await form.catch(() => {
      throw new Refusal('invalid', 'The form is not valid');
    }),
  );
}

/**
 * One-click unsubscribing: the only calls that take a form, in a context of their own. Programs that look at every link of a
 * email send GET: it leads to the page with the button and changes nothing.
 */
export async function serveUnsubscribe(http: Http, deps: Deps): Promise<void> {
  await http.app.register(async (app) => {
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      readForm,
    );
    bind({ ...http, app }, post, async ({ params }) => ({
      body: { message: await unsubscribe(deps, params.token) },
      headers: { 'cache-control': 'no-store' },
    }));
    app.get<{ Params: { token: string } }>(post.path, async ({ params }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${pathOf('unsubscribe')}#token=${encodeURIComponent(params.token)}`, 303),
    );
  });
}
