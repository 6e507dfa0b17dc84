import { type Concept, showConcept } from '@devorbit/contract/learning/concepts.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { conceptNotFound } from './errors.ts';
import { presentConcept } from './present.ts';

export function serveConcepts(http: Http, { concepts }: { concepts: readonly Concept[] }): void {
  const shown = new Map(concepts.map((concept) => [concept.id, presentConcept(concept, concepts)]));
  bind(http, showConcept, async ({ params }) => {
    const concept = shown.get(params.id);
    if (concept === undefined) throw conceptNotFound();
    return { body: concept, headers: { 'cache-control': 'public, max-age=300' } };
  });
}
