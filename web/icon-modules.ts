import { dirname, join } from 'node:path';

const BARREL = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/;
const EXPORTS = /export\s*{([^}]*)}\s*from\s*["'](\.\/icons\/[^"']+)["']/g;
const IMPORTS = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/g;

const names = (list: string, which: RegExp): string[] =>
  list.split(',').flatMap((part) => which.exec(part.trim())?.[1] ?? []);

/**
 * Finds the modules of the icons that a module's code imports. All icons come through one module of their package, so that
 * whoever imports one reaches all of them; here it is what the code names that counts. `all` are the ids of all modules.
 */
export function iconModules(
  all: readonly string[],
  codeOf: (id: string) => string | null | undefined,
): (id: string) => string[] {
  const barrel = all.find((id) => BARREL.test(id));
  const byName = new Map<string, string>();
  if (barrel !== undefined)
    for (const [, exported = '', file = ''] of (codeOf(barrel) ?? '').matchAll(EXPORTS))
      for (const name of names(exported, /^default\s+as\s+(\w+)$/)) byName.set(name, join(dirname(barrel), file));
  if (byName.size === 0) throw new Error('The icons of lucide-react were not found: has its main module changed?');
  return (id) =>
    [...(codeOf(id) ?? '').matchAll(IMPORTS)].flatMap(([, imported = '']) =>
      names(imported, /^(\w+)/).flatMap((name) => byName.get(name) ?? []),
    );
}
