import {
  followPreparation as followEndpoint,
  prepareAgain as againEndpoint,
} from '@devorbit/contract/library/resources-inside.ts';
import { z } from 'zod';
import type { Changes } from '../../../../platform/changes.ts';
import { mayFetchDocument } from '../../../../platform/documents/runner-address.ts';
import { bindEvents } from '../../../../platform/http/bind-events.ts';
import { bind, type Http } from '../../../../platform/http/bind.ts';
import type { EventStreams } from '../../../../platform/http/event-stream.ts';
import { resourceNotFound } from '../errors.ts';
import { followPreparation } from './commands/follow-preparation.ts';
import { prepareAgain } from './commands/prepare-again.ts';
import type { PrepareDeps } from './commands/take-document.ts';
import { selectOptionalSize } from './store.ts';

type Deps = Pick<PrepareDeps, 'database' | 'queue' | 'clock' | 'blobs'> & {
  changes: Changes;
  streams: EventStreams;
  secret: string;
};

export function servePreparations(http: Http, deps: Deps): void {
  bind(http, againEndpoint, async ({ actor, params }) => ({ body: await prepareAgain(deps, actor, params.id) }));
  bindEvents(http, deps.streams, followEndpoint, ({ actor, params }, gone) =>
    followPreparation(deps, actor, params.id, gone),
  );
  serveToRunners(http, deps);
}

const Signed = z.object({ digest: z.string().max(64), until: z.string().max(200) });

/** The bytes of a document, for the runner that was given their address. */
function serveToRunners({ app }: Http, { database, blobs, clock, secret }: Deps): void {
  app.get('/internal/documents/:digest', async (request, reply) => {
    const signed = Signed.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!signed.success || !mayFetchDocument(secret, signed.data, clock.now())) throw resourceNotFound();
    const { digest } = signed.data;
    const size = await selectOptionalSize(database, digest);
    if (size === null) throw resourceNotFound();
    return reply
      .type('application/octet-stream')
      .header('content-length', size)
      .header('cache-control', 'no-store')
      .send(await blobs.open(digest));
  });
}
