import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { z } from 'zod';

const house = join(import.meta.dirname, '../..');
/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`; types alone judge nothing. */
const imports = /^(?:import|export)\b(?!\s+type\b)(?:[^;']*?\bfrom)?\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm;
/** `join(import.meta.dirname, '…')` and `'runner/…'` of a module that is started as a program. */
const starts = /import\.meta\.dirname, '([^']+\.ts)'|'(runner\/[^']+\.ts)'/g;
const Locked = z.object({ version: z.string().optional(), dependencies: z.record(z.string(), z.string()).optional() });
const LockFile = z.object({ packages: z.record(z.string(), Locked) });

/** The npm packages, with their versions, that these names bring. */
export function locked(root: string, names: Iterable<string>): string[] {
  const { packages } = LockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const found = new Map<string, string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const entry = packages[`node_modules/${name}`];
    found.set(name, `${name}@${entry?.version ?? 'absent'}`);
    waiting.push(...Object.keys(entry?.dependencies ?? {}));
  }
  return [...found.values()].sort();
}

const OURS = '@devorbit/';
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/**
 * Every module of ours that `entry` loads, and the npm packages that they name; paths from the root, sorted. With
 * `started` also those that they start as programs.
 */
export function modulesOf(
  entry: string,
  root = house,
  { started = false }: { started?: boolean } = {},
): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    const found: string[] = [];
    if (started)
      for (const [, beside = '', whole] of text.matchAll(starts))
        found.push(whole ?? normalize(join(dirname(file), beside)));
    for (const [, named, awaited] of text.matchAll(imports)) {
      const specifier = named ?? awaited ?? '';
      if (specifier.startsWith('node:')) continue;
      const beside = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : null;
      const ours = beside ?? (specifier.startsWith(OURS) ? specifier.slice(OURS.length) : null);
      if (ours === null) packages.add(packageOf(specifier));
      // A part of the name may be open: any module that it can be.
      else found.push(...(ours.includes('${') ? globSync(ours.replaceAll(/\$\{\w+\}/g, '*'), { cwd: root }) : [ours]));
    }
    // Tests write modules of which only the text is there.
    waiting.push(...found.filter((name) => existsSync(join(root, name))));
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** Of names and bytes, so that nothing can move from one to the next. */
export function digestOf(parts: { name: string; bytes: Buffer }[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of parts) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

/** What the modules read or compile: the sandbox's C, our javac, testlib.h, and how each language is compiled and run. */
const data = ['runner/**/*.{c,h,java}', 'content/languages/**/*'];

/** Folders of what judges nothing. */
const apart = new Set(['attacks', 'workspaces', 'node_modules']);

/**
 * What decides how programs are judged by the modules `entries` (paths from the root), those of npm by their versions, and
 * the files of `beside`, which no import shows.
 */
export function judgeDigest(entries: string[], root = house, beside = data): string {
  const loaded = entries.map((entry) => modulesOf(entry, root));
  const found = globSync(beside, { cwd: root, exclude: (name) => apart.has(name) });
  const files = [...new Set([...loaded.flatMap((modules) => modules.files), ...found])].sort();
  return digestOf([
    ...files
      .filter((name) => statSync(join(root, name)).isFile())
      .map((name) => ({ name, bytes: readFileSync(join(root, name)) })),
    {
      name: 'npm',
      bytes: Buffer.from(
        locked(
          root,
          loaded.flatMap((modules) => modules.packages),
        ).join('\n'),
      ),
    },
  ]);
}
