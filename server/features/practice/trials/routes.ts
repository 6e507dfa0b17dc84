import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { fetchTrialPackage } from './commands/fetch-trial-package.ts';
import { trialPackageNotFound } from './errors.ts';

type Deps = { database: Database; clock: Clock; secret: string };

const Signed = z.object({ digest: z.string(), until: z.string() });

export function serveTrials({ app }: Http, deps: Deps): void {
  app.get('/internal/trials/:digest', async (request, reply) => {
    const signed = Signed.safeParse({ ...(request.params as object), ...(request.query as object) });
    if (!signed.success) throw trialPackageNotFound();
    return reply.type('application/octet-stream').send(await fetchTrialPackage(deps, signed.data));
  });
}
