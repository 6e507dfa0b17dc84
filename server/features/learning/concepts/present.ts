import type { Concept, ShownConcept, TeachingPage } from '@devorbit/contract/learning/concepts.ts';

/** A concept among `all`, which its neighbours are named from; `pages` teach it. */
export function presentConcept(
  concept: Concept,
  all: readonly Concept[],
  pages: readonly TeachingPage[],
): ShownConcept {
  const { id, title, area, kind, level, hours, summary, tags, needs, note } = concept;
  const named = (wanted: (other: Concept) => boolean) =>
    all.filter(wanted).map((other) => ({ id: other.id, title: other.title }));
  return {
    id,
    title,
    area,
    kind,
    level,
    hours,
    summary,
    tags,
    needs: named((other) => needs.includes(other.id)),
    opens: named((other) => other.needs.includes(id)),
    outcomes: note?.outcomes ?? [],
    pages: [...pages],
    sources: (note?.sources ?? []).map((source) => ({ url: source.url, title: source.title })),
  };
}
