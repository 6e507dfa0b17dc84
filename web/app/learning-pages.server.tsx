import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import type { ConceptPage, NamedConcept } from '../features/learning/roadmaps/concepts/model.ts';
import type { MyItem } from '../features/learning/roadmaps/mine/model.ts';
import type {
  CodeAlongPage,
  GuidePage,
  ItemHead,
  ProjectPage,
  RoadmapPage,
} from '../features/learning/roadmaps/reading/model.ts';
import { dateText } from '../platform/format/dates.ts';
import { catalogue, catalogueCards, concepts, planGoals, reading, taughtBy } from './content.server.ts';
import { cited, htmlOf } from './learning-text.server.tsx';

// What the pages of learning show, made while the app is built: no parser and no layout reaches the browser.

const byId = new Map(concepts.map((concept) => [concept.id, concept]));
const named = (ids: readonly string[]): NamedConcept[] =>
  ids.flatMap((id) => {
    const concept = byId.get(id);
    return concept ? [{ id, title: concept.title }] : [];
  });

const headOf = ({ type, id, title, lead, touched }: ItemHead): ItemHead => ({
  type,
  id,
  title,
  lead,
  touched: dateText(touched, 'UTC'),
});

/** The problems that practise a concept, in the list of QuickDSA. */
const practiceOf = ({ tags }: Concept): string | null =>
  tags[0] === undefined ? null : `${pathOf('practice')}?${new URLSearchParams({ tag: tags[0] })}`;

const sectionsWith = (id: string): ConceptPage['roadmaps'] =>
  catalogue.flatMap((entry) => {
    if ((entry.type !== 'role' && entry.type !== 'skill') || entry.whole === null) return [];
    const section = entry.whole.sections.find(({ nodes }) => nodes.some(({ concept }) => concept === id));
    return section ? [{ type: entry.type, id: entry.id, title: entry.title, section: section.title }] : [];
  });

export function conceptPage(id: string | undefined): ConceptPage | null {
  const concept = byId.get(id ?? '');
  if (!concept) return null;
  const { title, area, kind, level, hours, summary, note, needs } = concept;
  return {
    id: concept.id,
    title,
    area,
    kind,
    level,
    hours,
    summary,
    needs: named(needs),
    opens: named(concepts.filter((other) => other.needs.includes(concept.id)).map((other) => other.id)),
    roadmaps: sectionsWith(concept.id),
    pages: [...(taughtBy.get(concept.id) ?? [])],
    practice: practiceOf(concept),
    note: note
      ? { html: htmlOf(note.text), outcomes: note.outcomes, checks: note.checks, sources: cited(note.sources) }
      : null,
  };
}

/** The prerequisites of a node that are on its roadmap, over those that are not. */
const needsAmong = (id: string, on: ReadonlySet<string>): string[] =>
  (byId.get(id)?.needs ?? []).filter((need) => on.has(need));

const nodesOf = (
  sections: readonly { nodes: { concept: string; kind: 'core' | 'choice' | 'later'; why: string }[] }[],
) => {
  const on = new Set(sections.flatMap(({ nodes }) => nodes.map(({ concept }) => concept)));
  return sections.map((section) =>
    section.nodes.flatMap((node) => {
      const concept = byId.get(node.concept);
      if (!concept) return [];
      const { id, title, hours, level } = concept;
      return [{ id, title, hours, level, kind: node.kind, why: node.why, needs: needsAmong(id, on) }];
    }),
  );
};

export function roadmapPage(type: string | undefined, id: string | undefined): RoadmapPage | null {
  const found = catalogue.find((entry) => entry.type === type && entry.id === id);
  if (!found || (found.type !== 'role' && found.type !== 'skill')) return null;
  if (found.whole === null) return { ...headOf(found), holds: found.holds ?? [] };
  const { audience, known, sections } = found.whole;
  const nodes = nodesOf(sections);
  return {
    ...headOf(found),
    holds: null,
    audience,
    known: named(known),
    sections: sections.map(({ title, lead }, at) => {
      const own = nodes[at] ?? [];
      const ids = own.map((node) => node.id);
      const edges = own.flatMap((node) =>
        node.needs.filter((need) => ids.includes(need)).map((from) => ({ from, to: node.id })),
      );
      const layout = reading.layOutSection(ids, edges);
      return {
        title,
        lead,
        anchor: reading.anchorOf(title),
        rows: layout.rows,
        nodes: layout.nodes.flatMap(({ id: placed, row, half }) => {
          const node = own.find((one) => one.id === placed);
          return node ? [{ ...node, row, half }] : [];
        }),
        edges: layout.edges.map(({ from, to }): [string, string] => [from, to]),
      };
    }),
  };
}

export function projectPage(id: string | undefined): ProjectPage | null {
  const found = catalogue.find((entry) => entry.type === 'project' && entry.id === id);
  if (found?.type !== 'project') return null;
  if (found.whole === null) return { ...headOf(found), holds: found.holds ?? [] };
  const { hours, needs, steps, sources, text } = found.whole;
  return {
    ...headOf(found),
    holds: null,
    hours,
    needs: named(needs),
    steps,
    sources: cited(sources),
    html: htmlOf(text),
  };
}

const WORDS_A_MINUTE = 200;

export function guidePage(id: string | undefined): GuidePage | null {
  const found = catalogue.find((entry) => entry.type === 'guide' && entry.id === id);
  if (found?.type !== 'guide') return null;
  if (found.whole === null) return { ...headOf(found), holds: found.holds ?? [] };
  const { concepts: in_, sources, text } = found.whole;
  return {
    ...headOf(found),
    holds: null,
    concepts: named(in_),
    sources: cited(sources),
    html: htmlOf(text),
    headings: reading.headingsOf(text).flatMap(({ depth, title, anchor }) => (depth === 2 ? [{ title, anchor }] : [])),
    minutes: Math.ceil(text.split(/\s+/).length / WORDS_A_MINUTE),
  };
}

export function codeAlongPage(id: string | undefined): CodeAlongPage | null {
  const found = catalogue.find((entry) => entry.type === 'video' && entry.id === id);
  if (found?.type !== 'video') return null;
  if (found.whole === null) return { ...headOf(found), holds: found.holds ?? [], length: found.length };
  let at = 0;
  let screen = { show: '', lang: 'text' };
  return {
    ...headOf(found),
    holds: null,
    length: found.length,
    concepts: named(found.whole.concepts),
    sources: cited(found.whole.sources),
    chapters: found.whole.chapters.map(({ title, steps }) => ({
      title,
      moments: steps.map(({ say, show, lang, seconds, practise = 0 }) => {
        if (show !== undefined) screen = { show, lang: lang ?? 'text' };
        const moment = { at, seconds, say, ...screen, practise };
        at += seconds;
        return moment;
      }),
    })),
  };
}

/** All items with what progress in them is counted by. */
export const myItems: MyItem[] = catalogue.map((entry, at) => {
  const { id, type, title, lead, parts, ready } = catalogueCards[at] ?? catalogueCards[0]!;
  const graph = (entry.type === 'role' || entry.type === 'skill') && entry.whole ? entry.whole.sections : [];
  return {
    id,
    type,
    title,
    lead,
    parts,
    ready,
    nodes: nodesOf(graph)
      .flat()
      .map(({ id: node, title: name, kind, hours, needs }) => ({ id: node, title: name, kind, hours, needs })),
  };
});

/** What the wizard offers: its goals, the roadmaps that are ready, and concepts by their titles. */
export const wizardContent = {
  goals: [
    ...planGoals.map(({ goal, field }) => ({ id: goal, title: goal, field })),
    ...catalogue.flatMap(({ type, id, title, whole }) =>
      (type === 'role' || type === 'skill') && whole !== null ? [{ id: `${type}/${id}`, title, field: title }] : [],
    ),
  ],
  own: planGoals.length,
  concepts: concepts.map(({ id, title }) => ({ id, title })),
};
