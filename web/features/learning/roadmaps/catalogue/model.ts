import { type RoadmapType, roadmapTypes, tabLabels } from '@devorbit/contract/learning/roadmap-types.ts';
import type { CatalogueItem } from '@devorbit/contract/learning/roadmaps.ts';
import { counted } from '../../../../platform/format/plurals.ts';

export const isType = (value: string | null): value is RoadmapType => roadmapTypes.some((type) => type === value);

/** In lower case and without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

/** The cards whose title or keywords have every word that was typed, whatever its case and accents. */
export function cardsWith<T extends Pick<CatalogueItem, 'title' | 'keywords'>>(
  cards: readonly T[],
  query: string,
): T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return cards.filter(({ title, keywords }) => {
    const said = plain([title, ...keywords].join(' '));
    return words.every((word) => said.includes(word));
  });
}

/** The specification’s sentence where a search finds nothing: `No Role-based found`. */
export const noneFound = (type: RoadmapType): string => `No ${tabLabels[type]} found`;

/** `66 nodes`, `6 steps`, `12 chapters`; null where there is nothing to count. */
export function partsText({ type, parts }: Pick<CatalogueItem, 'type' | 'parts'>): string | null {
  if (parts === 0) return null;
  if (type === 'project') return counted(parts, 'step');
  return type === 'video' ? counted(parts, 'chapter') : counted(parts, 'node');
}
