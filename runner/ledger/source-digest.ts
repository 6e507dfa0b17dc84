import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { z } from 'zod';

const house = join(import.meta.dirname, '../..');
/** `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`; types alone judge nothing. */
const imports = /^(?:import|export)\b(?!\s+type\b)(?:[^;']*?\bfrom)?\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const Locked = z.object({ version: z.string().optional(), dependencies: z.record(z.string(), z.string()).optional() });
const LockFile = z.object({ packages: z.record(z.string(), Locked) });

/** The npm packages, with their versions, that these names bring. */
function locked(root: string, names: Iterable<string>): string[] {
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

/** Every module of ours that `entry` loads, and the npm packages that they name; paths from the root, sorted. */
export function modulesOf(entry: string, root = house): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, named, awaited] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      const specifier = named ?? awaited ?? '';
      if (specifier.startsWith('node:')) continue;
      if (specifier.startsWith('.')) waiting.push(normalize(join(dirname(file), specifier)));
      else if (specifier.startsWith(OURS)) waiting.push(specifier.slice(OURS.length));
      else packages.add(packageOf(specifier));
    }
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

/** What decides how programs are judged by the modules `entries` (paths from the root), those of npm by their versions. */
export function judgeDigest(entries: string[], root = house): string {
  const loaded = entries.map((entry) => modulesOf(entry, root));
  const beside = globSync(data, { cwd: root, exclude: (name) => apart.has(name) });
  const files = [...new Set([...loaded.flatMap((modules) => modules.files), ...beside])].sort();
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
