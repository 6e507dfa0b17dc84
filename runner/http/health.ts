import type { DocumentHealth } from '@devorbit/contract/execution/documents.ts';
import type { RunnerHealth } from '@devorbit/contract/execution/judging.ts';
import { ideLanguages } from '@devorbit/contract/execution/language-lists.ts';
import type { FastifyInstance } from 'fastify';
import { catalogueEntry } from '../catalogue/screens.ts';
import type { Service } from './service.ts';

/** Longest that an answer waits for a language that is being tried, in ms: who asks does not wait long. */
const WITHIN_MS = 500;

export function healthRoute(app: FastifyInstance, service: Service): void {
  const { isolation, lanes, languages, catalogue, runtimes, worker, documents } = service;
  const ide = ideLanguages.map(({ language }) => ({ id: language, entry: catalogueEntry(catalogue, language) }));

  const ideReadiness = ({ id, entry }: (typeof ide)[number]) =>
    runtimes
      .readiness(entry, WITHIN_MS)
      .then((found) => ('version' in found ? { id, ready: true, ...found } : { id, ready: false, ...found }));

  app.get('/healthz', async (_request, reply) => {
    const [practice, others, abilities] = await Promise.all([
      languages.present(WITHIN_MS),
      Promise.all(ide.map(ideReadiness)),
      documents.health(WITHIN_MS),
    ]);
    const health: RunnerHealth & DocumentHealth = {
      ok: isolation.ok,
      isolation,
      languages: practice,
      ide_languages: others,
      lanes,
      waiting: worker.waiting,
      documents: abilities,
    };
    return reply.status(health.ok ? 200 : 503).send(health);
  });
}
