import { arch } from 'node:os';
import { join } from 'node:path';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { documentTools, packageVersions } from '../../runner/documents/document-tools.ts';
import { kernel } from '../../runner/ledger/toolchain.ts';
import { debugTools } from '../../runner/workspaces/debug/debuggers.ts';
import { languageServerTools } from '../../runner/workspaces/language-servers/servers.ts';

/**
 * What of this machine takes part in tests that run programs: Node, the kernel, who runs them, and the versions of the Debian
 * packages that any of the runner's programs come from, and of `more`.
 */
export async function toolsOfTests(root: string, more: string[] = []): Promise<string[]> {
  const tools = [
    ...readCatalogue(join(root, 'content/languages')),
    ...documentTools,
    ...debugTools,
    ...languageServerTools,
  ];
  const names = [...new Set([...tools.flatMap(({ debian }) => debian), ...more])].toSorted();
  const versions = await packageVersions(names);
  return [
    `node ${process.version} ${arch()}`,
    kernel(),
    process.getuid?.() === 0 ? 'root' : 'not root',
    ...names.map((name) => `${name} ${versions.get(name) ?? 'absent'}`),
  ];
}
