import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Concept, Source } from '@devorbit/contract/learning/concepts.ts';
import type { RoadmapType } from '@devorbit/contract/learning/roadmap-types.ts';
import { roadmapTypes } from '@devorbit/contract/learning/roadmap-types.ts';
import {
  CatalogueFile,
  type CatalogueItem,
  CodeAlongFile,
  type CodeAlongStep,
  GuideHead,
  ProjectHead,
  RoadmapFile,
  type RoadmapNodeFile,
} from '@devorbit/contract/learning/roadmaps.ts';
import type { z } from 'zod';
import { readContent } from '../read-content.ts';
import { readFrontMatter } from './front-matter.ts';

/** What all items have in common. */
type About = {
  id: string;
  title: string;
  lead: string;
  keywords: string[];
  new_until?: string | undefined;
  touched: string;
};
export type RoadmapSection = { title: string; lead: string; nodes: RoadmapNodeFile[] };
/** `whole` is null where the item is planned; then `holds` says what it will hold. */
type Whole<T> = { whole: T | null; holds: string[] | null };

export type Roadmap = About & { type: 'role' | 'skill' } & Whole<{
    audience: string;
    known: string[];
    sections: RoadmapSection[];
  }>;
export type Project = About & { type: 'project' } & Whole<{
    hours: number;
    needs: string[];
    steps: { title: string; done: string }[];
    sources: Source[];
    text: string;
  }>;
export type Guide = About & { type: 'guide'; format: 'textual' | 'questions' } & Whole<{
    concepts: string[];
    sources: Source[];
    text: string;
  }>;
export type CodeAlong = About & { type: 'video'; length: string } & Whole<{
    concepts: string[];
    sources: Source[];
    chapters: { title: string; steps: CodeAlongStep[] }[];
  }>;
export type CatalogueEntry = Roadmap | Project | Guide | CodeAlong;

/** The folders of the types, below `content`. */
const folders: Record<RoadmapType, { folder: string; ending: string }> = {
  role: { folder: 'roadmaps/role', ending: '.yaml' },
  skill: { folder: 'roadmaps/skill', ending: '.yaml' },
  project: { folder: 'projects', ending: '.md' },
  guide: { folder: 'guides', ending: '.md' },
  video: { folder: 'code-alongs', ending: '.yaml' },
};

type Schemas<W extends z.ZodType, P extends z.ZodType> = { whole: W; planned: P };

/** What a file is made like: with `holds` it is planned. */
const schemaOf = <W extends z.ZodType, P extends z.ZodType>({ whole, planned }: Schemas<W, P>, file: string): W | P =>
  /^holds:/m.test(readFileSync(file, 'utf8')) ? planned : whole;

/** Takes apart what all items have and what only this one has. */
function split<R extends Omit<About, 'id'>>(id: string, given: R, more: object = {}) {
  const { title, lead, keywords, new_until, touched, ...rest } = given;
  const about: About = { id, title, lead, keywords, touched, ...(new_until === undefined ? {} : { new_until }) };
  const whole = 'holds' in rest ? { whole: null, holds: rest.holds } : { whole: { ...rest, ...more }, holds: null };
  return { about, whole: whole as never };
}

function readEntry(content: string, type: RoadmapType, id: string): CatalogueEntry {
  const { folder, ending } = folders[type];
  const file = join(content, folder, id + ending);
  switch (type) {
    case 'role':
    case 'skill': {
      const { about, whole } = split(id, readContent(schemaOf(RoadmapFile, file), file));
      return { ...about, type, ...(whole as Whole<never>) };
    }
    case 'project': {
      const { head, text } = readFrontMatter(schemaOf(ProjectHead, file), file);
      const { about, whole } = split(id, head, { text });
      return { ...about, type, ...(whole as Whole<never>) };
    }
    case 'guide': {
      const { head, text } = readFrontMatter(schemaOf(GuideHead, file), file);
      const { about, whole } = split(id, head, { text });
      return { ...about, type, format: head.format, ...(whole as Whole<never>) };
    }
    case 'video': {
      const read = readContent(schemaOf(CodeAlongFile, file), file);
      const { about, whole } = split(id, read);
      return { ...about, type, length: read.length, ...(whole as Whole<never>) };
    }
  }
}

/** Everything of the catalogue in its order. `content` is the folder of all content. Throws where a file is wrong, missing, or in no list. */
export function readCatalogue(content: string): CatalogueEntry[] {
  const listed = readContent(CatalogueFile, join(content, 'roadmaps/catalogue.yaml'));
  for (const type of roadmapTypes) {
    const { folder, ending } = folders[type];
    const twice = listed[type].find((id, at) => listed[type].indexOf(id) !== at);
    if (twice !== undefined) throw new Error(`catalogue.yaml: ${type} ${twice} is there twice`);
    for (const file of readdirSync(join(content, folder)))
      if (file.endsWith(ending) && !listed[type].includes(basename(file, ending)))
        throw new Error(`${folder}/${file}: catalogue.yaml does not list it`);
  }
  return roadmapTypes.flatMap((type) => listed[type].map((id) => readEntry(content, type, id)));
}

/** What can be counted of an item: nodes, steps, chapters; 0 where it is planned. */
export function partsOf(entry: CatalogueEntry): number {
  switch (entry.type) {
    case 'role':
    case 'skill':
      return entry.whole?.sections.reduce((sum, { nodes }) => sum + nodes.length, 0) ?? 0;
    case 'project':
      return entry.whole?.steps.length ?? 0;
    case 'video':
      return entry.whole?.chapters.length ?? 0;
    case 'guide':
      return 0;
  }
}

/** The card of an item. `today` as `2026-11-23`. */
export const cardOf = (entry: CatalogueEntry, today: string): z.infer<typeof CatalogueItem> => ({
  id: entry.id,
  title: entry.title,
  type: entry.type,
  ...(entry.new_until !== undefined && entry.new_until >= today ? { isNew: true } : {}),
  ...('format' in entry ? { format: entry.format } : {}),
  ...('length' in entry ? { length: entry.length } : {}),
  lead: entry.lead,
  keywords: entry.keywords,
  ready: entry.whole !== null,
  touched: entry.touched,
  parts: partsOf(entry),
});

/** The concepts of a whole roadmap in their order. */
export const nodesOf = (roadmap: Roadmap): RoadmapNodeFile[] =>
  roadmap.whole?.sections.flatMap(({ nodes }) => nodes) ?? [];

/** The names of everything that one may have progress in (`contract/learning/progress-marks.ts`). */
export function knownItems(concepts: readonly Concept[], catalogue: readonly CatalogueEntry[]): Set<string> {
  const items = new Set<string>();
  for (const { id, note } of concepts) {
    items.add(`concept/${id}`);
    for (const at of note?.outcomes.keys() ?? []) items.add(`outcome/${id}/${at}`);
  }
  for (const entry of catalogue) {
    items.add(`roadmap/${entry.type}/${entry.id}`);
    items.add(`saved/${entry.type}/${entry.id}`);
    for (let at = 0; at < partsOf(entry); at += 1) items.add(`step/${entry.type}/${entry.id}/${at}`);
  }
  return items;
}
