import { proseOf, sectionsOf } from '@devorbit/content-reader/learning/lesson-blocks.ts';
import { type CatalogueEntry, readCatalogue } from '@devorbit/content-reader/learning/roadmaps.ts';
import { roadmapPath } from '@devorbit/contract/learning/roadmap-paths.ts';
import { tabLabels } from '@devorbit/contract/learning/roadmap-types.ts';
import { defineFeature, type SearchEntry } from '../../../feature.ts';

const bodyOf = (entry: CatalogueEntry): string => {
  if (entry.holds !== null) return [entry.lead, ...entry.holds].join(' ');
  switch (entry.type) {
    case 'role':
    case 'skill':
      return [
        entry.lead,
        entry.whole?.audience,
        ...(entry.whole?.sections ?? []).map(({ title, lead }) => `${title}. ${lead}`),
      ].join(' ');
    case 'video':
      return [entry.lead, ...(entry.whole?.chapters ?? []).map(({ title }) => title)].join(' ');
    case 'project':
    case 'guide':
      return [entry.lead, proseOf(entry.whole?.text ?? '')].join(' ').replaceAll('\n', ' ');
  }
};

/** The items of the catalogue, and the parts of what one reads, each by its heading. */
const entries = (content: string): SearchEntry[] =>
  readCatalogue(content).flatMap((entry) => {
    const ref = `${entry.type}/${entry.id}`;
    const link = roadmapPath(entry.type, entry.id);
    const text = (entry.type === 'guide' || entry.type === 'project') && entry.whole ? entry.whole.text : '';
    const parts = sectionsOf(text).map(({ title, anchor, body }): SearchEntry => ({
      ref: `${ref}#${anchor}`,
      title,
      note: entry.title,
      body,
      link: `${link}#${anchor}`,
    }));
    return [
      {
        ref,
        title: entry.title,
        note: tabLabels[entry.type],
        keywords: ['roadmap', ...entry.keywords].join(', '),
        body: bodyOf(entry),
        link,
      },
      ...parts,
    ];
  });

export const roadmaps = defineFeature({
  name: 'learning/roadmaps',
  search: [{ kind: 'roadmap', entries }],
});
