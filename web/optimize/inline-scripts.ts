import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { builtFiles } from './files.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The content-security-policy source of an inline script's text. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const inlineSourcesOf = (page: string): string[] => [...page.matchAll(inlineScript)].map(([, text]) => sourceOf(text ?? ''));

/** Writes build/inline-scripts.json: the list of sources that a policy must allow so that the built pages run without 'unsafe-inline'. */
export const listInlineScripts = async (): Promise<number> => {
  const pages = await Promise.all((await builtFiles('.html')).map((file) => readFile(file, 'utf8')));
  const sources = [...new Set(pages.flatMap(inlineSourcesOf))].sort();
  await writeFile(new URL('../build/inline-scripts.json', import.meta.url), JSON.stringify(sources, null, 2));
  return sources.length;
};
