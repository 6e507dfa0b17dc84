import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedPages } from '@devorbit/contract/listed-pages.ts';
import { footerColumns } from '@devorbit/contract/navigation.ts';
import {
  FeaturesFile,
  FiguresFile,
  type HomeContent,
  type Sample,
  SampleFile,
  SearchFile,
  type SearchIndex,
  TeasersFile,
  TestimonialsFile,
} from '@devorbit/contract/site/home.ts';
import { z } from 'zod';
import { packageNames } from './problem-package.ts';
import { readContent } from './read-content.ts';

/** The sample program of `root` (`content/home`), with its sources. */
export function readSample(root: string): Sample {
  const { language, files } = readContent(SampleFile, join(root, 'sample.yaml'));
  return {
    language,
    files: files.map(({ tab, file }) => ({
      tab,
      name: file,
      source: readFileSync(join(root, 'sample', file), 'utf8').trimEnd(),
    })),
  };
}

const Named = z.object({ name: z.string() });
const Tagged = z.object({ tags: z.array(z.string()) });

/** The pages that are everybody's, and the parts of /about; not the home page itself, nor what is listed as a roadmap. */
const searchedPages = (roadmaps: SearchIndex['roadmaps']): SearchIndex['pages'] => {
  const elsewhere = new Set(['/', ...roadmaps.map(({ to }) => to)]);
  const listed = listedPages
    .filter((page) => page.for === undefined && !elsewhere.has(page.path))
    .map(({ path, title, keywords }) => ({ title, to: path, words: keywords }));
  const support = footerColumns.find(({ title }) => title === 'Support')?.links ?? [];
  return [...listed, ...support.map(({ to, label, words = '' }) => ({ title: label, to, words }))];
};

function readSearchIndex(root: string, problems: string): SearchIndex {
  const folders = packageNames(problems).map((name) => join(problems, name));
  const tags = folders.flatMap((folder) => readContent(Tagged, join(folder, '.devorbit.yaml')).tags);
  const { roadmaps } = readContent(SearchFile, join(root, 'search.yaml'));
  return {
    pages: searchedPages(roadmaps),
    roadmaps,
    topics: [...new Set(tags)].sort(),
    problems: folders.map((folder) => readContent(Named, join(folder, 'problem.yaml')).name).sort(),
  };
}

/** What stands on the home page: `root` is `content/home`, and `problems` the folder whose problems its search knows. */
export const readHome = (root: string, problems: string): HomeContent => ({
  figures: readContent(FiguresFile, join(root, 'figures.yaml')),
  features: readContent(FeaturesFile, join(root, 'features.yaml')),
  teasers: readContent(TeasersFile, join(root, 'teasers.yaml')),
  testimonials: readContent(TestimonialsFile, join(root, 'testimonials.yaml')),
  search: readSearchIndex(root, problems),
  sample: readSample(root),
});
