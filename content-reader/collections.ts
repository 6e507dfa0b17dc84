import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CollectionFile } from '@devorbit/contract/practice/collections.ts';
import { packageNames } from './problem-package.ts';
import { readContent } from './read-content.ts';

/**
 * Every collection of `root` (`content/collections`), in order. Throws where a file is wrong or is not called after its slug,
 * two have one place or one title, or a problem is not in the folder `problems` or stands twice in a collection.
 */
export function readCollections(root: string, problems: string): CollectionFile[] {
  const known = new Set(packageNames(problems));
  const collections = readdirSync(root)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const collection = readContent(CollectionFile, join(root, file));
      if (file !== `${collection.slug}.yaml`) throw new Error(`${file}: its slug is ${collection.slug}`);
      const met = new Set<string>();
      for (const name of problemsOf(collection)) {
        if (!known.has(name)) throw new Error(`${file}: there is no problem ${name}`);
        if (met.has(name)) throw new Error(`${file}: ${name} is there twice`);
        met.add(name);
      }
      return collection;
    })
    .sort((a, b) => a.order - b.order);
  for (const [at, { slug, order, title }] of collections.entries()) {
    const other = collections.slice(0, at).find((one) => one.order === order || one.title === title);
    if (other) throw new Error(`${slug}.yaml: ${other.slug} has its place or its title`);
  }
  return collections;
}

/** The names of its problems, in their order. */
export const problemsOf = ({ sections }: Pick<CollectionFile, 'sections'>): string[] =>
  sections.flatMap(({ problems }) => problems);
