import {
  type FileEntry,
  type FilesPatch,
  faultOfPath,
  WORKSPACE,
  type WorkspaceFiles,
} from '@devorbit/contract/execution/workspaces.ts';
import type { Entry } from './agent-frames.ts';
import type { Agent } from './agent.ts';

/** A patch that is refused before anything of it is done, in words. */
export class BadPatch extends Error {}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes to write. Throws BadPatch where one is no base64 or too large, or all are. */
export function contentsOf({ write }: FilesPatch): { path: string; bytes: Buffer }[] {
  let all = 0;
  return write.map(({ path, content, encoding }) => {
    if (encoding === 'base64' && !BASE64.test(content)) throw new BadPatch(`${path} is not valid base64`);
    const bytes = Buffer.from(content, encoding);
    all += bytes.length;
    if (bytes.length > WORKSPACE.FILE_BYTES) throw new BadPatch(`${path} has more than ${WORKSPACE.FILE_BYTES} bytes`);
    if (all > WORKSPACE.PROJECT_BYTES) throw new BadPatch(`A project has at most ${WORKSPACE.PROJECT_BYTES} bytes`);
    return { path, bytes };
  });
}

/** Does all of it, in order. Throws BadPatch before it begins, BoxRefusal where the box refuses a step. */
export async function applyPatch(agent: Agent, patch: FilesPatch): Promise<void> {
  const contents = contentsOf(patch);
  for (const path of patch.remove) await agent.remove(path);
  for (const { from, to } of patch.rename) await agent.rename(from, to);
  for (const path of patch.folders) await agent.makeFolder(path);
  for (const { path, bytes } of contents) await agent.write(path, bytes);
}

/** A name as the box has it; null where no project has such a name. */
export function pathOf(bytes: Buffer): string | null {
  const path = bytes.toString();
  return Buffer.from(path).equals(bytes) && faultOfPath(path) === null ? path : null;
}

/** What stands in the box, as it is told. */
export function presentFiles(entries: Entry[], more: boolean, isMade: (path: Buffer) => boolean): WorkspaceFiles {
  const told = entries.flatMap((entry): FileEntry[] => {
    const path = entry.kind === 'o' ? null : pathOf(entry.path);
    if (path === null) return [];
    const modified_ms = Number(entry.modified / 1_000_000n);
    return [
      {
        path,
        kind: entry.kind === 'f' ? 'file' : 'folder',
        bytes: entry.kind === 'f' ? entry.bytes : 0,
        modified_ms: Number.isSafeInteger(modified_ms) && modified_ms >= 0 ? modified_ms : 0,
        built: entry.kind === 'f' && isMade(entry.path),
      },
    ];
  });
  return { entries: told.toSorted((a, b) => (a.path < b.path ? -1 : 1)), others: entries.length - told.length, more };
}
