import type { Concept } from '@devorbit/contract/learning/concepts.ts';
import { nodeHours } from '@devorbit/contract/learning/node-hours.ts';
import {
  CATALOGUE_COUNTS,
  GUIDE_COUNTS,
  minutesOf,
  roadmapTypes,
  VIDEO_LENGTHS,
} from '@devorbit/contract/learning/roadmap-types.ts';
import { frameworkFaults, pathsOfFrameworks, sayingsOfFrameworks } from './check-lessons.ts';
import { longTextFaults, proseFaults, sourceFaults, within } from './check-page.ts';
import { countWords, repeats } from './check-text.ts';
import type { Framework } from './frameworks.ts';
import { headingsOf, proseOf } from './lesson-blocks.ts';
import { type CatalogueEntry, type CodeAlong, nodesOf, type Roadmap } from './roadmaps.ts';

/** `today` as `2026-11-23`. */
type Content = {
  concepts: readonly Concept[];
  catalogue: readonly CatalogueEntry[];
  frameworks: readonly Framework[];
  /** Versions of what programs of lessons run with. */
  versions: Readonly<Record<string, string>>;
  today: string;
};

/** Words of a concept's page: its summary and its note together. */
const CONCEPT_WORDS = [170, 300] as const;
const GUIDE_WORDS = [1500, 2600] as const;
const BRIEF_WORDS = [300, 1400] as const;
/** Hours and nodes of a whole roadmap. */
const BANDS = {
  role: { hours: [120, 420], nodes: [35, 70] },
  skill: { hours: [30, 240], nodes: [18, 50] },
} as const;
/** Nobody follows what is said faster, in words a second. */
const FASTEST = 3;

function roadmapFaults(roadmap: Roadmap, byId: ReadonlyMap<string, Concept>): string[] {
  if (roadmap.whole === null) return [];
  const { known } = roadmap.whole;
  const nodes = nodesOf(roadmap);
  const unknown = [...known, ...nodes.map(({ concept }) => concept)].filter((id) => !byId.has(id));
  if (unknown.length > 0) return unknown.map((id) => `there is no concept ${id}`);
  const met = new Set<string>();
  const meet = (id: string): void => {
    if (met.has(id)) return;
    met.add(id);
    for (const need of byId.get(id)?.needs ?? []) meet(need);
  };
  known.forEach(meet);
  const faults: string[] = [];
  for (const { concept } of nodes) {
    if (met.has(concept)) faults.push(`${concept} is there twice, or counts as known`);
    for (const need of byId.get(concept)?.needs ?? [])
      if (!met.has(need))
        faults.push(
          nodes.some((node) => node.concept === need)
            ? `${concept} stands before ${need}, which it needs`
            : `${concept} needs ${need}, which is neither on the roadmap nor known`,
        );
    met.add(concept);
  }
  const { hours, nodes: most } = BANDS[roadmap.type];
  const sum = nodeHours(nodes.map((node) => ({ kind: node.kind, hours: byId.get(node.concept)?.hours ?? 0 })));
  if (!within(nodes.length, most)) faults.push(`it has ${nodes.length} nodes, not ${most.join(' to ')}`);
  if (!within(sum, hours)) faults.push(`its hours sum to ${sum}, not ${hours.join(' to ')}`);
  return faults;
}

/** Nodes that lead to a concept without a note: its page would say no more than its summary. */
export function nodeNoteFaults(catalogue: readonly CatalogueEntry[], concepts: readonly Concept[]): string[] {
  const bare = new Set(concepts.filter(({ note }) => note === undefined).map(({ id }) => id));
  return catalogue.flatMap((entry) =>
    entry.type === 'role' || entry.type === 'skill'
      ? nodesOf(entry)
          .filter(({ concept }) => bare.has(concept))
          .map(({ concept }) => `${nameOf(entry)}: ${concept} has no note`)
      : [],
  );
}

function timeFaults({ whole, length }: CodeAlong): string[] {
  if (whole === null) return [];
  const steps = whole.chapters.flatMap((chapter) => chapter.steps);
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  return [
    ...(seconds === (minutesOf(length) ?? 0) * 60
      ? []
      : [`its steps take ${seconds} s, and ${length} is ${(minutesOf(length) ?? 0) * 60} s`]),
    ...steps.flatMap(({ say, seconds: all, practise = 0 }) =>
      countWords(say) > (all - practise) * FASTEST ? [`“${say.slice(0, 40)}” is said too fast`] : [],
    ),
    ...(steps[0]?.show === undefined ? ['its first step shows nothing'] : []),
    ...(steps.some((step) => (step.show === undefined) !== (step.lang === undefined))
      ? ['what is shown names its language, and nothing else does']
      : []),
  ];
}

/** The counts of the specification. */
function countFaults(catalogue: readonly CatalogueEntry[]): string[] {
  const faults = roadmapTypes.flatMap((type) => {
    const count = catalogue.filter((entry) => entry.type === type).length;
    return count === CATALOGUE_COUNTS[type]
      ? []
      : [`catalogue: ${type} has ${count} items, not ${CATALOGUE_COUNTS[type]}`];
  });
  for (const format of ['textual', 'questions'] as const) {
    const count = catalogue.filter((entry) => entry.type === 'guide' && entry.format === format).length;
    if (count !== GUIDE_COUNTS[format])
      faults.push(`catalogue: ${count} guides are ${format}, not ${GUIDE_COUNTS[format]}`);
  }
  const lengths = catalogue.flatMap((entry) => (entry.type === 'video' ? [entry.length] : []));
  if (lengths.toSorted().join() !== VIDEO_LENGTHS.toSorted().join())
    faults.push(`catalogue: the videos are ${lengths.join(', ')} long, not ${VIDEO_LENGTHS.join(', ')}`);
  return faults;
}

const nameOf = (entry: CatalogueEntry): string => `${entry.type}/${entry.id}`;

/** The long text of an item; null where it has none. */
const textOf = (entry: CatalogueEntry): string | null =>
  entry.type === 'project' || entry.type === 'guide' ? (entry.whole?.text ?? null) : null;

const unknownIn = (ids: readonly string[], byId: ReadonlyMap<string, Concept>): string[] =>
  ids.filter((id) => !byId.has(id)).map((id) => `there is no concept ${id}`);

/** Everything that our content says in sentences, by the name of what says it. */
function sayings({ concepts, catalogue }: Content): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, summary, note } of concepts)
    texts.set(
      `concept/${id}`,
      [
        summary,
        ...(note ? [proseOf(note.text), ...note.outcomes, ...note.checks.map(({ answer }) => answer)] : []),
      ].join('\n'),
    );
  for (const entry of catalogue) {
    const parts = [entry.lead];
    if (entry.holds !== null) parts.push(...entry.holds);
    else if (entry.type === 'role' || entry.type === 'skill') parts.push(entry.whole?.audience ?? '');
    else if (entry.type === 'video')
      parts.push(...(entry.whole?.chapters ?? []).flatMap(({ steps }) => steps.map(({ say }) => say)));
    else parts.push(proseOf(textOf(entry) ?? ''));
    texts.set(nameOf(entry), parts.join('\n'));
  }
  return texts;
}

/** What is wrong with the learning content, a sentence each, beginning with what it is about; empty where nothing is. What the readers refuse does not come so far. */
export function learningFaults(content: Content): string[] {
  const { concepts, catalogue, today } = content;
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const known = new Map<string, readonly string[]>([
    ...concepts.map(({ id }) => [`/concepts/${id}`, []] as const),
    ...catalogue.map(
      (entry) => [`/roadmaps/${nameOf(entry)}`, headingsOf(textOf(entry) ?? '').map(({ anchor }) => anchor)] as const,
    ),
    ...pathsOfFrameworks(content.frameworks),
    ...['/roadmaps', '/QuickDSA', '/challenges', '/collections'].map((path) => [path, []] as const),
  ]);
  const faults = countFaults(catalogue);
  const add = (name: string, found: readonly string[]) => faults.push(...found.map((fault) => `${name}: ${fault}`));

  for (const { id, summary, note } of concepts) {
    if (!note) continue;
    add(`concept/${id}`, [
      ...longTextFaults(note.text, known, CONCEPT_WORDS, { more: countWords(summary) }),
      ...sourceFaults(note.sources, today),
    ]);
  }
  for (const entry of catalogue) {
    const name = nameOf(entry);
    if (entry.touched > today) add(name, [`it was touched on ${entry.touched}, which is yet to come`]);
    if (entry.holds !== null) continue;
    switch (entry.type) {
      case 'role':
      case 'skill':
        add(name, roadmapFaults(entry, byId));
        break;
      case 'project': {
        const { needs = [], sources = [], text = '' } = entry.whole ?? {};
        add(name, [...unknownIn(needs, byId), ...longTextFaults(text, known, BRIEF_WORDS)]);
        if (sources.length > 0) add(name, sourceFaults(sources, today));
        break;
      }
      case 'guide': {
        const { concepts: taught = [], sources = [], text = '' } = entry.whole ?? {};
        add(name, [...unknownIn(taught, byId), ...sourceFaults(sources, today)]);
        add(name, longTextFaults(text, known, GUIDE_WORDS));
        break;
      }
      case 'video': {
        const { concepts: taught = [], sources = [], chapters = [] } = entry.whole ?? {};
        add(name, [...unknownIn(taught, byId), ...sourceFaults(sources, today), ...timeFaults(entry)]);
        add(name, proseFaults(chapters.flatMap(({ steps }) => steps.map(({ say }) => say)).join('\n')));
      }
    }
  }
  faults.push(...frameworkFaults(content.frameworks, { known, byId, today, versions: content.versions }));
  return [...faults, ...repeats(new Map([...sayings(content), ...sayingsOfFrameworks(content.frameworks)]))];
}
