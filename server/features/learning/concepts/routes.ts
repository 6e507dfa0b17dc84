import { type Concept, showConcept, type TeachingPage } from '@devorbit/contract/learning/concepts.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { conceptNotFound } from './errors.ts';
import { presentConcept } from './present.ts';

type Deps = { concepts: readonly Concept[]; pages: ReadonlyMap<string, readonly TeachingPage[]> };

export function serveConcepts(http: Http, { concepts, pages }: Deps): void {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  bind(http, showConcept, async ({ params }) => {
    const concept = byId.get(params.id);
    if (concept === undefined) throw conceptNotFound();
    const body = presentConcept(concept, concepts, pages.get(concept.id) ?? []);
    return { body, headers: { 'cache-control': 'public, max-age=300' } };
  });
}
