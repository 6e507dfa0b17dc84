import { useState } from 'react';
import { saveFile } from '../../../../../platform/save-file.ts';
import { useAct } from '../../../../../platform/use-act.ts';
import type { ProjectSession } from '../../editing/state.ts';
import type { FileEntry } from '../../model.ts';
import { bring, type Brought, bytesOfBase64, fileName, leftOutText, saidOf, unzip, zip } from '../model.ts';

/** Most files at a time, and bytes of one: more than the server takes, so that it says so. */
const MOST_FILES = 200;
const MOST_BYTES = 6 * 1024 * 1024;

/** How files come into a project and out of it, and what is to be said about that. */
export function useTransfer(session: ProjectSession) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const take = useAct(
    async (bringing: () => Promise<Brought>) => {
      const brought = await bringing();
      if (brought.files.length > 0) await session.add(brought.files, { replace: true });
      setSaid(saidOf(brought));
    },
    (error) => (error instanceof Error ? ('sentence' in error ? String(error.sentence) : error.message) : null),
  );
  const exporting = useAct(async () => {
    saveFile(new File([await zip(await session.all())], fileName(session.read().name), { type: 'application/zip' }));
  }, 'The project couldn’t be downloaded.');
  const saving = useAct(async (entry: FileEntry) => {
    const name = entry.name.slice(entry.name.lastIndexOf('/') + 1);
    const content = entry.kind === 'text' ? session.textOf(entry.id) : bytesOfBase64(await session.bytesOf(entry.id));
    saveFile(new File([content], name, { type: 'application/octet-stream' }));
  }, 'The file couldn’t be downloaded.');
  return {
    said,
    say: setSaid,
    failure: take.failure ?? exporting.failure ?? saving.failure,
    exportAll: () => void exporting.run(),
    saveOne: (entry: FileEntry) => void saving.run(entry),
    /** Files that somebody brought, or one archive. */
    bringFiles(files: readonly File[], folder: string): void {
      void take.run(async () => {
        const [only] = files;
        if (files.length === 1 && only && /\.zip$/i.test(only.name))
          return unzip(new Uint8Array(await only.arrayBuffer()));
        const read = await Promise.all(
          files.slice(0, MOST_FILES).map(async (each) => ({
            name: folder === '' ? each.name : `${folder}/${each.name}`,
            bytes: each.size > MOST_BYTES ? new Uint8Array(MOST_BYTES) : new Uint8Array(await each.arrayBuffer()),
          })),
        );
        const brought = bring(read);
        const more = files.length - read.length;
        return more > 0 ? { ...brought, left: [...brought.left, leftOutText(more)] } : brought;
      });
    },
  };
}

export type Transfer = ReturnType<typeof useTransfer>;
