import { readFile, writeFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';
import { builtFiles } from './files.ts';

/** Attribute selectors stay: attributes are set by scripts, whose spelling the purger cannot know. */
const attributesOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name ?? '')),
];

/** Only Mantine's sheets carry rules for parts that are not used; a library that puts class names together (Monaco) would lose live ones. */
const isMantine = (css: string): boolean => /\.m_[0-9a-f]{6,8}\b/.test(css);

/** Every word of every script and page, once: the purger would read all of them again for each sheet. */
const builtWords = async (): Promise<string> => {
  const words = new Set<string>();
  for (const file of await builtFiles('.js', '.html'))
    for (const word of (await readFile(file, 'utf8')).match(/[\w-]+/g) ?? []) words.add(word);
  return [...words].join(' ');
};

/** Takes out of Mantine's style sheets the rules whose classes occur in no script and no page. Sizes in characters. */
export const purgeStyles = async (): Promise<{ before: number; after: number }> => {
  const sum = { before: 0, after: 0 };
  const content = [{ raw: await builtWords(), extension: 'html' }];
  for (const file of await builtFiles('.css')) {
    const raw = await readFile(file, 'utf8');
    if (!isMantine(raw)) continue;
    const [result] = await new PurgeCSS().purge({
      content,
      css: [{ raw }],
      defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
      safelist: { standard: [/^mantine-/, /^:/, 'html', 'body'] },
      keyframes: false,
      variables: false,
      dynamicAttributes: attributesOf(raw),
    });
    if (!result) throw new Error(`${file} could not be purged`);
    await writeFile(file, result.css);
    sum.before += raw.length;
    sum.after += result.css.length;
  }
  return sum;
};
