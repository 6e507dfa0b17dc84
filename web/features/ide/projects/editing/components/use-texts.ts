import { bytesOf, type FileEntry } from '../../model.ts';
import type { Other } from '../../presence/model.ts';
import { isText } from '../model.ts';
import type { ProjectSession } from '../state.ts';

/** Reads texts as they are now. Whatever is made of them is made anew each time: they change while their session stays the same. */
export function useTexts(session: ProjectSession) {
  'use no memo';
  return {
    /** In bytes; null where there is no file. */
    sizeOf: (file: FileEntry | undefined): number | null =>
      isText(file) ? bytesOf(session.textOf(file.id)) : (file?.size ?? null),
    lineOf: (file: number, line: number): string => session.textOf(file).split('\n')[line - 1] ?? '',
    /** Null where no text has this path. */
    at: (path: string): { text: string; language: string } | null => {
      const found = session.read().files.find(({ name }) => name === path);
      return isText(found) ? { text: session.textOf(found.id), language: found.language } : null;
    },
    cursorsIn: (file: number, others: readonly Other[]) => session.cursorsIn(file, others),
  };
}

export type Texts = ReturnType<typeof useTexts>;
