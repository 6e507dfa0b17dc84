import { type Concept, showConcept, type TeachingPage } from '@devorbit/contract/learning/concepts.ts';
import { bind, type Http } from '../../../platform/http/bind.ts';
import { conceptNotFound } from './errors.ts';
import { presentConcept } from './present.ts';

type Deps = { concepts: readonly Concept[]; pages: ReadonlyMap<string, readonly TeachingPage[]> };

export function serveConcepts(http: Http, { concepts, pages }: Deps): void {
  const shown = new Map(
    concepts.map((concept) => [concept.id, presentConcept(concept, concepts, pages.get(concept.id) ?? [])]),
  );
  bind(http, showConcept, async ({ params }) => {
    const concept = shown.get(params.id);
    if (concept === undefined) throw conceptNotFound();
    return { body: concept, headers: { 'cache-control': 'public, max-age=300' } };
  });
}
